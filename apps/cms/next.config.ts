import path from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  transpilePackages: [
    "@autotune/commerce",
    "@autotune/contract",
    "@autotune/database",
    "@autotune/environment",
    "@autotune/routes",
    "@autotune/storage",
  ],
  // One copy of each at run time. The statements of our publish functions run in Payload's transaction, and
  // Payload recognises its own errors by class: with a copy in each bundle, editors never see what is wrong.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-postgres",
    "@payloadcms/email-nodemailer",
    "drizzle-orm",
    "prom-client",
  ],
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
  // Next checks types through TypeScript's JavaScript API, which version 7 does not have; `tsc` checks them.
  typescript: { ignoreBuildErrors: true },
  async redirects() {
    return [{ source: "/", destination: "/admin", permanent: false }];
  },
  async headers() {
    return [
      {
        source: "/:path*",
        headers: [
          { key: "X-Content-Type-Options", value: "nosniff" },
          { key: "Referrer-Policy", value: "same-origin" },
          { key: "X-Robots-Tag", value: "noindex" },
          // Browsers heed it over HTTPS only.
          {
            key: "Strict-Transport-Security",
            value: "max-age=63072000; includeSubDomains",
          },
        ],
      },
      {
        // Responses here are data or uploaded files, never a page that needs permissions.
        source: "/api/:path*",
        headers: [{ key: "Content-Security-Policy", value: "default-src 'none'; sandbox" }],
      },
    ];
  },
};

export default withPayload(config, { devBundleServerPackages: false });
