"""Order in a public house: blocks, reports, the operator's audit log."""
