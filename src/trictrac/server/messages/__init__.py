"""What goes over the wire: typed messages, one file per direction."""
