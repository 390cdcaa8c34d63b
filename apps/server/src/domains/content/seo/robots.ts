/** Pages declare themselves whether they are listed; only what is no page is disallowed. */
export function robots(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /laravel/",
    "Disallow: /policy-reports",
    "Disallow: /error-reports",
    "Disallow: /vitals",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
