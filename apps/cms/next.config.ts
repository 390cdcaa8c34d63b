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
  // Payload tells its own errors by their class: with a copy in each bundle, editors never see what is wrong.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-postgres",
    "@payloadcms/email-nodemailer",
    "drizzle-orm",
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
        ],
      },
      {
        // What is opened from here is data or somebody's file, never a page with a right to anything.
        source: "/api/:path*",
        headers: [{ key: "Content-Security-Policy", value: "default-src 'none'; sandbox" }],
      },
    ];
  },
};

export default withPayload(config, { devBundleServerPackages: false });
