import { pageTitle, switchLanguage, type Language } from "@autotune/routes";
import type { MetaDescriptor } from "react-router";

export interface PageMeta {
  title: string;
  description?: string | undefined;
  origin: string;
  pathname: string;
  availableIn: readonly Language[];
}

/** Title, description, canonical address and the languages in which the page exists. */
export function pageMeta({
  title,
  description,
  origin,
  pathname,
  availableIn,
}: PageMeta): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    ...(description === undefined ? [] : [{ name: "description", content: description }]),
    { tagName: "link", rel: "canonical", href: origin + pathname },
    ...availableIn.map((language) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: language,
      href: origin + switchLanguage(pathname, language),
    })),
    {
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: origin + switchLanguage(pathname, "en"),
    },
  ];
}
