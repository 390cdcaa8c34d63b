import { formsOfFirst, lowestRate, type Product } from "@autotune/commerce";
import type { FoundProduct } from "@autotune/contract";
import { linkTo, type Language } from "@autotune/routes";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { ContentReader } from "../pages/content-reader.ts";

/** What the search shows of the catalogue, in one language. */
export interface SoldProducts {
  /** The products that are no product page's own, with the page on which each can be bought. */
  readonly listed: ReadonlyMap<string, { readonly href: string; readonly product: FoundProduct }>;
  /** What a product page sells first, by its key. */
  ofPage(key: string): FoundProduct | undefined;
}

export function readSoldProducts(content: PublishedContent, language: Language): SoldProducts {
  const reader = new ContentReader(content, language);
  const ofPage = (key: string) => {
    const paths = content.find("product-pages", key, language)?.products;
    return reader.products(paths ?? []);
  };
  const pageProducts = new Set(
    content
      .keysOf("product-pages")
      .flatMap((key) => formsOfFirst(ofPage(key)).map(({ path }) => path)),
  );
  const paths = content
    .catalogue()
    .filter((product) => isListed(product) && !pageProducts.has(product.path))
    .map(({ path }) => path);
  const allProducts = linkTo("Products", {}, language);
  return {
    listed: new Map(
      reader.products(paths).map((product) => {
        const href = product.href ?? allProducts;
        const { pid, prices, interval } = product;
        const found = { pid, prices, unit: interval?.unit ?? null, isFrom: false };
        return [product.path, { href, product: found }];
      }),
    ),
    ofPage(key) {
      const forms = formsOfFirst(ofPage(key));
      const rate = lowestRate(forms);
      if (rate === undefined) return undefined;
      const { form, prices, unit } = rate;
      return { pid: form.pid, prices, unit, isFrom: forms.length > 1 };
    },
  };
}

/** A plan once, by its form without a parent; a trial is found by the pages that offer it. */
function isListed({ type, variantParent }: Pick<Product, "type" | "variantParent">): boolean {
  return variantParent === null && (type === "perpetual" || type === "subscription");
}
