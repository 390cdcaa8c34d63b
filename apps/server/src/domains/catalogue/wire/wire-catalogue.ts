import type { Currency } from "@autotune/commerce";
import type { WireProduct } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { ProductReader } from "../products/product-reader.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { toWireProduct } from "./wire-product.ts";

/**
 * All products that have published texts, also those that are only given or no longer sold: a cart may hold one. Not
 * upgrades, which are many and offered to owners only. And not a bundle or gift of what the catalogue does not have:
 * the checkout would reject it.
 */
export function wireCatalogue(
  content: PublishedContent,
  language: Language,
  currency: Currency,
): WireProduct[] {
  const reader = new ProductReader(content, language);
  const all = content.catalogue();
  const known = new Set(all.map(({ path }) => path));
  const catalogue = all
    .filter(({ type }) => type !== "upgrade")
    .filter(
      ({ type, includes }) => type !== "perpetual" || includes.every((path) => known.has(path)),
    );
  const offered = new Set(catalogue.map(({ path }) => path));
  const addons = new Set(
    catalogue
      .flatMap(({ freebies }) => freebies)
      .filter(({ subscriptionLineItemAddon }) => subscriptionLineItemAddon)
      .map(({ path }) => path),
  );
  return catalogue.flatMap((product) => {
    const view = reader.product(product.path);
    if (view === undefined) return [];
    return toWireProduct({
      product,
      view,
      currency,
      isAddon: addons.has(product.path),
      findView: (path) => (offered.has(path) ? reader.product(path) : undefined),
    });
  });
}
