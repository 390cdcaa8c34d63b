import { linkTo, siteName, type Language } from "@autotune/routes";
import { schemaOrg, type StructuredData } from "./structured-data.ts";

/** The organisation and the site itself: only on Home. */
export function structureSite(origin: string, language: Language): StructuredData[] {
  const maker = `${origin}/#organization`;
  return [
    {
      "@context": schemaOrg,
      "@type": "Organization",
      "@id": maker,
      name: siteName,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    },
    {
      "@context": schemaOrg,
      "@type": "WebSite",
      name: siteName,
      url: origin + linkTo("Home", {}, language),
      inLanguage: language,
      publisher: { "@id": maker },
    },
  ];
}
