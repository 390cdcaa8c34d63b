# syntax=docker/dockerfile:1
# Redis for the counters of rate limits: nothing is worth writing to a disk.
ARG BASE=autotune/debian:bookworm
FROM ${BASE}
RUN apt-get update -qq && apt-get install --yes -qq --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/*
USER redis
EXPOSE 6379
HEALTHCHECK --interval=10s --timeout=5s --retries=3 CMD ["sh", "-c", "redis-cli ping | grep -q PONG"]
# Reached by the services of its own network alone, who have no password for it.
CMD ["redis-server", "--bind", "0.0.0.0", "--protected-mode", "no", "--save", "", "--appendonly", "no", "--dir", "/tmp"]
