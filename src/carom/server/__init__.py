"""The site's server: hosts tables, stores what happened, tells those who watch."""
