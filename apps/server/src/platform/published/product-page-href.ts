import { routeOfFamily, type Family, type SubpageName } from "@autotune/contract";
import { linkTo, type Language } from "@autotune/routes";

/** The path of a product page, or of one of its sub-pages. */
export function productPageHref(
  { family, slug }: { readonly family: Family; readonly slug: string },
  language: Language,
  subpage?: SubpageName,
): string {
  const params = subpage === undefined ? { slug } : { slug, subnav_slug: subpage };
  return linkTo(routeOfFamily[family], params, language);
}
