/** Pages say themselves whether they are listed; only what is no page is kept from being fetched. */
export function robots(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /laravel/",
    "Disallow: /policy-reports",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
