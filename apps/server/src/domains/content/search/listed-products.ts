import { formsOfFirst, type Product } from "@autotune/commerce";
import type { FoundProduct, ProductView } from "@autotune/contract";
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
        return [product.path, { href, product: foundProduct(product, false) }];
      }),
    ),
    ofPage(key) {
      const forms = formsOfFirst(ofPage(key));
      const [cheapest] = forms.toSorted((one, other) => one.prices.USD - other.prices.USD);
      return cheapest === undefined ? undefined : foundProduct(cheapest, forms.length > 1);
    },
  };
}

/** A plan once, by its form without a parent; a trial is found by the pages that offer it. */
function isListed({ type, variantParent }: Pick<Product, "type" | "variantParent">): boolean {
  return variantParent === null && (type === "perpetual" || type === "subscription");
}

function foundProduct({ pid, prices, interval }: ProductView, isFrom: boolean): FoundProduct {
  return { pid, prices, unit: interval?.unit ?? null, isFrom };
}
