import type { CurrentPromotionView, ProductView, PromotionPageView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";
import type { ProductReader } from "../../catalogue/index.ts";

/** What costs less now, by a discount or by a promotion. */
export class PromotionReader {
  readonly #lookup: ContentLookup;
  readonly #products: ProductReader;

  constructor(lookup: ContentLookup, products: ProductReader) {
    this.#lookup = lookup;
    this.#products = products;
  }

  page(slug: string): PromotionPageView | undefined {
    const found = this.#lookup.translated("promotion-pages", slug);
    if (found === undefined) return undefined;
    const { title, lead, text, code, seo, products } = found.body;
    const terms = this.#lookup.promotion(code);
    return {
      title,
      lead,
      text,
      code,
      seo,
      products: this.#products.productsForSale(products),
      ...(terms === undefined ? {} : { terms }),
      language: found.language,
      availableIn: this.#lookup.availableIn("promotion-pages", slug),
    };
  }

  /** Those with a page that are running and for everyone; one that ends comes before one that goes on. */
  current(): CurrentPromotionView[] {
    return this.#lookup
      .keysOf("promotion-pages")
      .flatMap((slug) => {
        const page = this.page(slug);
        if (page?.terms?.phase !== "running" || !page.terms.isForEveryone) return [];
        const { title, lead, terms } = page;
        const products = page.products.flatMap((product) => {
          const promoted = terms.prices[product.path];
          return promoted === undefined ? [] : [{ product, promoted }];
        });
        const href = linkTo("Promotions", { slug }, this.#lookup.language);
        return products.length === 0 ? [] : [{ title, lead, href, endsAt: terms.endsAt, products }];
      })
      .toSorted((one, other) => timeOf(one.endsAt) - timeOf(other.endsAt));
  }

  /** Everything that is reduced in the catalogue now, with the end of each reduction. */
  reducedProducts(): ProductView[] {
    return this.#products
      .productsForSale(this.#lookup.keysOf("catalogue"))
      .filter(({ type, discount }) => type !== "trial" && discount !== null)
      .map((product) => this.#products.withTerms(product));
  }
}

function timeOf(endsAt: string | null): number {
  return endsAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(endsAt);
}
