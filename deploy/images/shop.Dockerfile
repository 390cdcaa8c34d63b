# syntax=docker/dockerfile:1
# What runs of this repository: web (and worker), cms (and migrations and seed), payment-sandbox and mail.
# Context: the root of the repository; a target for each image. build.sh beside it builds them all.
ARG NODE_IMAGE=autotune/node:24.21.0
ARG TOOLCHAIN_IMAGE=autotune/node:24.21.0-toolchain

# What decides which packages are installed, and nothing else: a changed source installs nothing anew.
FROM ${TOOLCHAIN_IMAGE} AS manifests
ARG NPM_REGISTRY
ENV pnpm_config_registry=${NPM_REGISTRY}
WORKDIR /srv/shop
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY patches patches
COPY apps/cms/package.json apps/cms/
COPY apps/payment-sandbox/package.json apps/payment-sandbox/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY packages/commerce/package.json packages/commerce/
COPY packages/contract/package.json packages/contract/
COPY packages/database/package.json packages/database/
COPY packages/emails/package.json packages/emails/
COPY packages/environment/package.json packages/environment/
COPY packages/payments/package.json packages/payments/
COPY packages/routes/package.json packages/routes/
COPY packages/storage/package.json packages/storage/
COPY packages/ui/package.json packages/ui/
COPY packages/voice/package.json packages/voice/
COPY scripts/package.json scripts/

# Packages are for one processor and one system: none of them compiles anything, so no script of theirs runs.
FROM manifests AS server-packages
RUN --mount=type=cache,id=pnpm,target=/pnpm/store --mount=type=secret,id=certificates,target=/etc/ssl/certs/ca-certificates.crt \
    pnpm install --frozen-lockfile --ignore-scripts --prod --filter "@autotune/server..."

FROM manifests AS cms-packages
RUN --mount=type=cache,id=pnpm,target=/pnpm/store --mount=type=secret,id=certificates,target=/etc/ssl/certs/ca-certificates.crt \
    pnpm install --frozen-lockfile --ignore-scripts --prod --filter "@autotune/cms..."

FROM manifests AS sandbox-packages
RUN --mount=type=cache,id=pnpm,target=/pnpm/store --mount=type=secret,id=certificates,target=/etc/ssl/certs/ca-certificates.crt \
    pnpm install --frozen-lockfile --ignore-scripts --prod --filter "@autotune/payment-sandbox..."

# The mail server of development, which delivers nothing.
FROM manifests AS mail-packages
RUN --mount=type=cache,id=pnpm,target=/pnpm/store --mount=type=secret,id=certificates,target=/etc/ssl/certs/ca-certificates.crt \
    pnpm install --frozen-lockfile --ignore-scripts --dev --filter "@autotune/scripts"

# Next looks for TypeScript, which is the workspace's own, so its root is installed as well. The root's `node` is a
# shell without its script, and stands before the image's own in the path of package scripts.
FROM manifests AS build-packages
RUN --mount=type=cache,id=pnpm,target=/pnpm/store --mount=type=secret,id=certificates,target=/etc/ssl/certs/ca-certificates.crt \
    pnpm install --frozen-lockfile --ignore-scripts --filter autotune-store \
        --filter "@autotune/storefront..." --filter "@autotune/emails..." --filter "@autotune/cms..." \
    && rm -f node_modules/.bin/node
COPY packages packages

FROM build-packages AS storefront-build
COPY apps/storefront apps/storefront
RUN pnpm --filter @autotune/emails build && pnpm --filter @autotune/storefront build

# It connects to nothing, and wants about 2 GB of memory.
FROM build-packages AS cms-build
COPY apps/cms apps/cms
RUN pnpm --filter @autotune/cms build

# Which IP addresses are of which country, as nginx reads it.
FROM server-packages AS countries-written
COPY apps/server/src/platform/country apps/server/src/platform/country
RUN node apps/server/src/platform/country/write-edge-countries.ts /srv/countries

FROM scratch AS edge-countries
COPY --from=countries-written /srv/countries /

# Web and worker are the same code, started by another file.
FROM ${NODE_IMAGE} AS web
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKER_PORT=3010
# The fonts of the images that are drawn for shared links, Japanese and Korean among them.
RUN apt-get update -qq && apt-get install --yes -qq --no-install-recommends fontconfig fonts-noto-cjk \
    && rm -rf /var/lib/apt/lists/* && fc-cache
# A volume that is mounted here takes over this owner, who is the same in the image of the CMS.
RUN mkdir /srv/media && chown node:node /srv/media && mkdir --mode=777 /srv/visits
# The workspace keeps its shape: Node strips types in packages/, but in nothing that lies in node_modules.
WORKDIR /srv/shop
COPY --from=server-packages /srv/shop ./
COPY packages packages
COPY apps/server apps/server
COPY apps/storefront apps/storefront
COPY --from=storefront-build /srv/shop/packages/emails/build packages/emails/build
COPY --from=storefront-build /srv/shop/apps/storefront/build apps/storefront/build
USER node
EXPOSE 3000 3010
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 CMD ["healthy", "3000", "/health/ready"]
# The worker: node apps/server/src/worker.ts
CMD ["node", "apps/server/src/web.ts"]

FROM ${NODE_IMAGE} AS cms
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
RUN mkdir /srv/media && chown node:node /srv/media
# The same place as in the build, which keeps absolute paths.
WORKDIR /srv/shop
COPY --from=cms-packages /srv/shop ./
COPY packages packages
COPY apps/cms apps/cms
COPY --from=cms-build /srv/shop/apps/cms/.next apps/cms/.next
WORKDIR /srv/shop/apps/cms
USER node
EXPOSE 3001
# The page for signing in needs the database, so it is ready when that one is shown.
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 CMD ["healthy", "3001", "/admin/login"]
CMD ["node", "node_modules/next/dist/bin/next", "start", "--port", "3001"]

# The stand-in for the payment provider, to try a release. It has no place in production.
FROM ${NODE_IMAGE} AS payment-sandbox
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3003
WORKDIR /srv/shop
COPY --from=sandbox-packages /srv/shop ./
COPY packages/environment packages/environment
COPY apps/payment-sandbox apps/payment-sandbox
USER node
EXPOSE 3003
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 CMD ["healthy", "3003", "/health/ready"]
CMD ["node", "apps/payment-sandbox/src/main.ts"]

FROM ${NODE_IMAGE} AS mail
WORKDIR /srv/shop
COPY --from=mail-packages /srv/shop ./
USER node
EXPOSE 1025 1080
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 CMD ["healthy", "1080", "/api/healthz"]
CMD ["node", "scripts/node_modules/maildev/dist/bin/maildev.js", "--ip", "0.0.0.0", "--smtp", "1025", "--web", "1080"]
