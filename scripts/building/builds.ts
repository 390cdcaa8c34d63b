/** What runs only after a build, and where the build lies. */
export const builds = [
  { name: "@autotune/emails", output: "packages/emails/build" },
  { name: "@autotune/storefront", output: "apps/storefront/build" },
  { name: "@autotune/cms", output: "apps/cms/.next" },
] as const;
