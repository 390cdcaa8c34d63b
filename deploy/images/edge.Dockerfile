# syntax=docker/dockerfile:1
# nginx with the shop's configuration. Context: the folder deploy/.
ARG BASE=autotune/debian:bookworm
ARG COUNTRIES_IMAGE=autotune/edge-countries:latest
FROM ${COUNTRIES_IMAGE} AS countries

FROM ${BASE}
RUN apt-get update -qq && apt-get install --yes -qq --no-install-recommends nginx-light gettext-base \
    && rm -rf /var/lib/apt/lists/* \
    && mkdir /var/cache/edge && chown www-data:www-data /var/cache/edge \
    # The worker, who is somebody else, deletes what it has counted.
    && mkdir --mode=777 /var/log/edge
COPY --chmod=755 images/healthy /usr/local/bin/healthy
COPY --chmod=755 images/edge/start.sh /usr/local/bin/start-edge
COPY images/edge/nginx.conf /etc/edge/nginx.conf
COPY nginx/shop.conf.template /etc/edge/shop.conf.template
COPY --from=countries / /etc/edge/countries
USER www-data
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
# That it responds itself: with every web process gone it still serves what it has.
HEALTHCHECK --interval=10s --timeout=6s --retries=3 CMD ["healthy", "8090", "/"]
CMD ["start-edge"]
