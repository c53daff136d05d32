"""The law, sentence by sentence: one file per article, expectations worked out by hand from docs/law.md."""
