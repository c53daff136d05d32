"""The law, sentence by sentence: one file an article, expectations worked out by hand from the rulings."""
