import { defaultLanguage, languages, type Language } from "@autotune/routes";
import type { SitePage } from "./pages-in-sitemap.ts";
import { element, escapeXml, xmlHead } from "./xml.ts";

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapPath(language: Language): string {
  return `/sitemap-${language}.xml`;
}

/** Names the sitemap of each language. */
export function sitemapIndex(origin: string, pages: readonly SitePage[]): string {
  const sitemaps = languages.map((language) => {
    const times = pages.flatMap(({ changedAt }) => changedAt.get(language)?.getTime() ?? []);
    const newest = times.length === 0 ? undefined : new Date(Math.max(...times));
    return `<sitemap>${element("loc", origin + sitemapPath(language))}${lastChange(newest)}</sitemap>`;
  });
  return `${xmlHead}\n<sitemapindex ${namespace}>\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

/** The pages of one language, each with its URLs in the others. */
export function sitemapOf(language: Language, origin: string, pages: readonly SitePage[]): string {
  const urls = pages.flatMap(({ hrefs, changedAt }) => {
    const href = hrefs.get(language);
    if (href === undefined) return [];
    const own = element("loc", origin + href) + lastChange(changedAt.get(language));
    return [`<url>${own}${alternates(hrefs, origin)}</url>`];
  });
  const head = `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return `${xmlHead}\n${head}\n${urls.join("\n")}\n</urlset>\n`;
}

function lastChange(time: Date | undefined): string {
  return time === undefined ? "" : element("lastmod", time.toISOString());
}

function alternates(hrefs: ReadonlyMap<Language, string>, origin: string): string {
  const english = hrefs.get(defaultLanguage);
  const all = [...hrefs, ...(english === undefined ? [] : [["x-default", english] as const])];
  return all
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + href)}"/>`,
    )
    .join("");
}
