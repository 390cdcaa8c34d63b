import {
  defaultLanguage,
  pageTitle,
  splitLanguage,
  switchLanguage,
  type Language,
} from "@autotune/routes";
import type { MetaDescriptor } from "react-router";
import { socialMeta, type SocialType } from "./social-meta.ts";
import { structureBreadcrumbs, type Crumb } from "./structured-data/structure-breadcrumbs.ts";
import { structureSite } from "./structured-data/structure-site.ts";
import type { StructuredData } from "./structured-data/structured-data.ts";

export interface PageMeta {
  title: string;
  description?: string | undefined;
  origin: string;
  pathname: string;
  availableIn: readonly Language[];
  /** The Open Graph type; `website` by default. */
  type?: SocialType;
  /** The pages between Home and this one. */
  above?: readonly Crumb[];
  /** Structured data of its content. */
  structured?: readonly StructuredData[];
  /** A filtered list, or search results: not for search engines. */
  isUnlisted?: boolean;
}

/** The head of a page, for readers, search engines and social networks. */
export function pageMeta({
  title,
  description,
  origin,
  pathname,
  availableIn,
  type = "website",
  above = [],
  structured = [],
  isUnlisted = false,
}: PageMeta): MetaDescriptor[] {
  const { language, rest } = splitLanguage(pathname);
  const isHome = rest === "/";
  // Where its texts are English, the English page is canonical.
  const listedIn = availableIn.includes(language) ? language : defaultLanguage;
  const canonical = origin + switchLanguage(pathname, listedIn);
  const place = isHome
    ? structureSite(origin, language)
    : [structureBreadcrumbs(origin, language, [...above, { name: title, path: pathname }])];
  return [
    { title: pageTitle(title) },
    ...(description === undefined ? [] : [{ name: "description", content: description }]),
    ...(isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...availableIn.map((one) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: one,
      href: origin + switchLanguage(pathname, one),
    })),
    {
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: origin + switchLanguage(pathname, defaultLanguage),
    },
    ...socialMeta({
      title,
      description,
      type,
      url: canonical,
      origin,
      pathname,
      language: listedIn,
      availableIn,
    }),
    ...[...place, ...structured].map((data) => ({ "script:ld+json": data })),
  ];
}
