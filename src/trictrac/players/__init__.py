"""Computer players: they choose among the rows that the kernel lists, and know no rule."""
