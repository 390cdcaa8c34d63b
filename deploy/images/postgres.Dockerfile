# syntax=docker/dockerfile:1
# PostgreSQL with pgBackRest. Context: this folder.
ARG BASE=autotune/debian:bookworm
FROM ${BASE}
# The package would make a cluster of its own; start.sh makes one in the volume.
RUN mkdir /etc/postgresql-common && echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf \
    && apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends postgresql-15 pgbackrest \
    && rm -rf /var/lib/apt/lists/* \
    && mkdir -p /var/lib/postgresql/data /var/lib/pgbackrest \
    && chown postgres:postgres /var/lib/postgresql/data /var/lib/pgbackrest \
    && chmod 700 /var/lib/postgresql/data
COPY --chmod=755 postgres/start.sh /usr/local/bin/start-postgres
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin \
    PGDATA=/var/lib/postgresql/data \
    PGHOST=/tmp \
    LANG=C.UTF-8
USER postgres
EXPOSE 5432
STOPSIGNAL SIGINT
# By the network: while the database is made, the server listens on its socket only.
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=5 \
    CMD ["pg_isready", "--quiet", "--host=127.0.0.1", "--username=postgres"]
CMD ["start-postgres"]
