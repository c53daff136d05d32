"""HTTP and websockets: who is there, what they may ask, what they are told."""
