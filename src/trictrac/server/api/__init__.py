"""HTTP and websockets: who is there, what he may ask, what he is told."""
