"""Ramses at a hosted table."""
