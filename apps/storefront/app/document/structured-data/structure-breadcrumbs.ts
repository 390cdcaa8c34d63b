import { linkTo, siteName, type Language } from "@autotune/routes";
import { schemaOrg, type StructuredData } from "./structured-data.ts";

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The path from Home to a page, the page itself last. */
export function structureBreadcrumbs(
  origin: string,
  language: Language,
  crumbs: readonly Crumb[],
): StructuredData {
  const all = [{ name: siteName, path: linkTo("Home", {}, language) }, ...crumbs];
  return {
    "@context": schemaOrg,
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
