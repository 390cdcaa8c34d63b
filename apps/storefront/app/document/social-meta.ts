import { siteName, type Language } from "@autotune/routes";
import type { MetaDescriptor } from "react-router";
import { socialImageHref } from "./structured-data/social-image-href.ts";

export type SocialType = "website" | "article" | "product";

interface SocialPage {
  readonly title: string;
  readonly description: string | undefined;
  readonly type: SocialType;
  readonly url: string;
  readonly origin: string;
  readonly pathname: string;
  /** Of the words. */
  readonly language: Language;
  readonly availableIn: readonly Language[];
}

/** Open Graph wants a country with each language. */
const locales: Readonly<Record<Language, string>> = {
  en: "en_US",
  fr: "fr_FR",
  es: "es_ES",
  de: "de_DE",
  pt: "pt_BR",
  ja: "ja_JP",
  ko: "ko_KR",
  it: "it_IT",
};

/** Open Graph and Twitter card of the page. */
export function socialMeta(page: SocialPage): MetaDescriptor[] {
  const { title, description, type, url, origin, pathname, language, availableIn } = page;
  const tags: readonly (readonly [property: string, content: string | undefined])[] = [
    ["og:site_name", siteName],
    ["og:type", type],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:locale", locales[language]],
    ...availableIn
      .filter((one) => one !== language)
      .map((one) => ["og:locale:alternate", locales[one]] as const),
    ["og:image", origin + socialImageHref(pathname, title)],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  ];
  return [
    ...tags.flatMap(([property, content]) =>
      content === undefined ? [] : [{ property, content }],
    ),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
