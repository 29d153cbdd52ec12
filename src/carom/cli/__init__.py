"""The command line: a thin top over everything else."""
