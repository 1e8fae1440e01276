"""Lighthouse, and the lock it is fetched by when somebody wants its scores."""
