import type { Offer } from "@autotune/commerce";
import type { NavItemView, NavigationView, ProductPageBody } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { isForSale } from "./is-for-sale.ts";
import { productPageHref } from "./product-page-href.ts";

interface NavigationSource {
  /** Every published product page, each in one language. */
  readonly pages: readonly ProductPageBody[];
  readonly language: Language;
  readonly findOffer: (path: string) => Offer | undefined;
}

type ShownPage = ProductPageBody & Required<Pick<ProductPageBody, "nav">>;

/** The menus: the pages that editors have placed there, by family and in their order. */
export function viewNavigation({ pages, language, findOffer }: NavigationSource): NavigationView {
  const shown = pages
    .filter(isShown)
    .toSorted(
      (one, other) =>
        one.nav.order - other.nav.order || one.name.localeCompare(other.name, language),
    );
  const view: NavigationView = {
    "auto-tune": [],
    "ai-powered-vocal-chain": [],
    "creative-vocal-effects": [],
    subscriptions: [],
  };
  for (const page of shown) view[page.family].push(viewItem(page, findOffer, language));
  return view;
}

function viewItem(
  page: ShownPage,
  findOffer: NavigationSource["findOffer"],
  language: Language,
): NavItemView {
  const sold = page.products.flatMap((path) => findOffer(path) ?? []).find(isForSale);
  return {
    name: page.name,
    description: page.nav.description,
    isNew: page.nav.isNew,
    href: productPageHref(page, language),
    ...(sold === undefined ? {} : { pid: sold.pid }),
  };
}

function isShown(page: ProductPageBody): page is ShownPage {
  return page.nav !== undefined;
}
