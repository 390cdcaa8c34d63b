import type { ProductPageView } from "@autotune/contract";
import type { Family } from "@autotune/contract/families";
import type { Language } from "@autotune/routes";
import { familyWords } from "../features/catalogue/product-page/family-words.ts";
import { subpageLabels } from "../features/catalogue/product-page/subpage-labels.ts";
import { i18nFor } from "../platform/i18n/messages.ts";
import type { PageMeta } from "./page-meta.ts";
import { familyCrumbs, productCrumbs } from "./structured-data/product-crumbs.ts";

/** What the head of a page says. Made on the server alone: its texts would come with every first view. */
type Head = Pick<PageMeta, "title" | "description" | "above">;

export function familyHead(family: Family, language: Language): Head {
  const { title, sentence } = familyWords[family];
  return {
    title: i18nFor(language)._(title),
    description: i18nFor(language)._(sentence),
    above: familyCrumbs(language),
  };
}

export function productHead(page: ProductPageView, language: Language): Head {
  const { subpage, name, tagline, seo } = page;
  const above = productCrumbs(page, language);
  if (subpage === undefined)
    return { title: seo.title ?? name, description: seo.description ?? tagline, above };
  const label = i18nFor(language)._(subpageLabels[subpage]);
  return { title: `${name}: ${label}`, description: tagline, above };
}
