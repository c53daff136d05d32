"""What a house that is open to strangers needs: locks of accounts, private tables, blocks, reports, an operator."""
