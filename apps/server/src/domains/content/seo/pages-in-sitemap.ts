import { families, routeOfFamily } from "@autotune/contract";
import {
  contentPageHref,
  defaultLanguage,
  languages,
  linkTo,
  type Language,
  type RouteName,
} from "@autotune/routes";
import { ContentReader } from "../pages/content-reader.ts";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import { contentKey, type DocumentKind } from "../../../platform/published/dependency.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";

/** A page that search engines may list. */
export interface SitePage {
  /** Its path in each language in which it exists. */
  readonly hrefs: ReadonlyMap<Language, string>;
  /** When its texts last changed, where they are a document's. */
  readonly changedAt: ReadonlyMap<Language, Date>;
}

/** Routes that exist whatever is published, in all languages. */
const screens = [
  "Products",
  "Finder",
  "Try",
  "LearningCenter",
  "Community",
  "Artists",
  "SoftwareDownload",
  "DiscontinuedSoftwareDownload",
  "NewsletterSignup",
  "EduSiteLicenseInquiry",
] as const satisfies readonly RouteName[];

/** Everything that search engines may list, each page once. */
export function pagesInSitemap(content: PublishedContent): SitePage[] {
  const ofDocuments = [
    ...documentsOf(content, "pages", contentPageHref),
    ...productPages(content),
    ...documentsOf(content, "posts", (slug, language) =>
      linkTo("CommunityPost", { slug }, language),
    ),
    ...documentsOf(content, "tutorials", (slug, language) =>
      linkTo("Tutorial", { slug }, language),
    ),
    ...documentsOf(content, "artists", (slug, language) => linkTo("Artist", { slug }, language)),
    ...manuals(content),
    ...documentsOf(content, "download-pages", (slug, language) =>
      linkTo("SoftwareDownload", { slug }, language),
    ),
  ];
  const always = [
    ...screens.map((name) => inAllLanguages((language) => linkTo(name, {}, language))),
    inAllLanguages((language) => linkTo("ProductManual", { "*": "" }, language)),
    ...families.map((family) =>
      inAllLanguages((language) => linkTo(routeOfFamily[family], {}, language)),
    ),
  ];
  const known = new Set(ofDocuments.map(englishHref));
  return [...ofDocuments, ...always.filter((page) => !known.has(englishHref(page)))];
}

/** With the further pages that have something to show. */
function productPages(content: PublishedContent): SitePage[] {
  const reader = new ContentReader(content, defaultLanguage);
  return content.keysOf("product-pages").flatMap((key) => {
    const body = content.find("product-pages", key, defaultLanguage);
    if (body === undefined) return [];
    const { family, slug } = body;
    const further = (reader.productPages.page(family, slug)?.subpages ?? []).filter(
      ({ isEmpty }) => !isEmpty,
    );
    return [undefined, ...further.map(({ name }) => name)].map((subpage) => ({
      hrefs: new Map(
        reader.productPages
          .page(family, slug, subpage)
          ?.availableIn.map((language) => [language, productPageHref(body, language, subpage)]),
      ),
      changedAt: changes(content, "product-pages", key),
    }));
  });
}

/** Each manual has a first page, and below it a page for each chapter, in the languages that have the chapter. */
function manuals(content: PublishedContent): SitePage[] {
  return content.keysOf("manuals").flatMap((key) => {
    const chapters = content.find("manuals", key, defaultLanguage)?.chapters ?? [];
    const pageAt = (path: string) =>
      document(content, "manuals", key, (language) =>
        linkTo("ProductManual", { "*": path }, language),
      );
    const hasChapter = (slug: string, language: Language) =>
      content.find("manuals", key, language)?.chapters.some((one) => one.slug === slug) === true;
    return [
      pageAt(key),
      ...chapters.map(({ slug }) => {
        const page = pageAt(`${key}/${slug}`);
        const hrefs = [...page.hrefs].filter(([language]) => hasChapter(slug, language));
        return { ...page, hrefs: new Map(hrefs) };
      }),
    ];
  });
}

function documentsOf(
  content: PublishedContent,
  kind: DocumentKind,
  hrefOf: (key: string, language: Language) => string,
): SitePage[] {
  return content
    .keysOf(kind)
    .map((key) => document(content, kind, key, (language) => hrefOf(key, language)));
}

function document(
  content: PublishedContent,
  kind: DocumentKind,
  key: string,
  hrefOf: (language: Language) => string,
): SitePage {
  const existing = languages.filter((language) => content.find(kind, key, language) !== undefined);
  return {
    hrefs: new Map(existing.map((language) => [language, hrefOf(language)])),
    changedAt: changes(content, kind, key),
  };
}

function changes(
  content: PublishedContent,
  kind: DocumentKind,
  key: string,
): ReadonlyMap<Language, Date> {
  return new Map(
    languages.flatMap((language) => {
      const changed = content.publishedAt(contentKey(kind, key, language));
      return changed === undefined ? [] : [[language, changed] as const];
    }),
  );
}

function inAllLanguages(hrefOf: (language: Language) => string): SitePage {
  return {
    hrefs: new Map(languages.map((language) => [language, hrefOf(language)])),
    changedAt: new Map(),
  };
}

function englishHref({ hrefs }: SitePage): string | undefined {
  return hrefs.get(defaultLanguage);
}
