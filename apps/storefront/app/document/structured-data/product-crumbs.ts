import type { ProductPageView } from "@autotune/contract";
import { routeOfFamily } from "@autotune/contract/families";
import { linkTo, type Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { Crumb } from "./structure-breadcrumbs.ts";
import { i18nFor } from "../../platform/i18n/messages.ts";
import { familyWords } from "../../features/catalogue/product-page/family-words.ts";

/** Above every family. */
export function familyCrumbs(language: Language): Crumb[] {
  return [{ name: i18nFor(language)._(msg`Products`), path: linkTo("Products", {}, language) }];
}

/** The pages between Home and a product's page, or one of its further pages. */
export function productCrumbs(
  { family, name, href, subpage }: Pick<ProductPageView, "family" | "name" | "href" | "subpage">,
  language: Language,
): Crumb[] {
  return [
    ...familyCrumbs(language),
    {
      name: i18nFor(language)._(familyWords[family].name),
      path: linkTo(routeOfFamily[family], {}, language),
    },
    ...(subpage === undefined ? [] : [{ name, path: href }]),
  ];
}
