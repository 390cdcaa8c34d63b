# syntax=docker/dockerfile:1
# The cache of pages behind the edge, with the module that purges by tag. Context: the folder deploy/.
ARG BASE=autotune/debian:bookworm
FROM ${BASE}
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends varnish varnish-modules \
    && rm -rf /var/lib/apt/lists/*
COPY --chmod=755 images/healthy /usr/local/bin/healthy
COPY varnish /etc/varnish/shop
# Memory that is mounted here takes over who may write.
RUN chmod 1777 /var/lib/varnish
USER varnish
EXPOSE 6081 6082
# That it responds itself, where it takes purges: a page needs a web process as well.
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s --retries=3 CMD ["healthy", "6082", "/", "405"]
CMD ["sh", "/etc/varnish/shop/start.sh"]
