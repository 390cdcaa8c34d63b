import { findTrial, lastingPrices, type Offer } from "@autotune/commerce";
import {
  families,
  type ListedProductView,
  type ProductCardBody,
  type ProductView,
} from "@autotune/contract";
import { defaultLanguage, type Language } from "@autotune/routes";
import { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import type { Dependencies } from "../../../platform/published/dependency.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";

/** Products with their texts and offers, in one language. It records every lookup: a page depends on all of them. */
export class ProductReader {
  readonly #content: PublishedContent;
  readonly #language: Language;
  readonly #dependencies: Dependencies;
  readonly #lookup: ContentLookup;

  constructor(
    content: PublishedContent,
    language: Language,
    dependencies: Dependencies = new Map(),
  ) {
    this.#content = content;
    this.#language = language;
    this.#dependencies = dependencies;
    this.#lookup = new ContentLookup(content, language, dependencies);
  }

  /** Those of the list that are published and for sale. */
  productsForSale(paths: readonly string[]): ProductView[] {
    return paths.flatMap((path) => this.productForSale(path) ?? []);
  }

  productForSale(path: string): ProductView | undefined {
    const product = this.product(path);
    return product !== undefined && isForSale(product) ? product : undefined;
  }

  /** Also one that is only given, or no longer sold. */
  product(path: string): ProductView | undefined {
    const words = this.#lookup.translated("products", path);
    const offer = this.#content.offer(path);
    this.#dependencies.set(`offer/${path}`, this.#content.stateOf(`offer/${path}`));
    if (words === undefined || offer === undefined) return undefined;
    const pageKey = this.#lookup.pageOfProduct(path);
    const page =
      pageKey === undefined ? undefined : this.#lookup.translated("product-pages", pageKey)?.body;
    const lowestBefore = this.#content.lowestBefore(path);
    const trial = this.#trialOf(offer);
    return {
      ...offer,
      ...(lowestBefore === undefined ? {} : { lowestBefore }),
      ...(trial === undefined ? {} : { trial }),
      name: words.body.name,
      summary: words.body.summary,
      checkoutInfo: words.body.checkoutInfo ?? "",
      specialText: words.body.specialText ?? "",
      discountReason:
        offer.discountReason === null ? null : (words.body.discountReason ?? offer.discountReason),
      ...(page === undefined
        ? {}
        : { href: productPageHref(page, this.#language), family: page.family }),
    };
  }

  #trialOf({ path, type, interval }: Offer): ProductView["trial"] {
    if (type !== "subscription" || interval?.unit !== "m") return undefined;
    const trial = findTrial(path, (one) => {
      this.#dependencies.set(`offer/${one}`, this.#content.stateOf(`offer/${one}`));
      return this.#content.offer(one);
    });
    if (trial === undefined || trial.trialDays === null) return undefined;
    return { days: trial.trialDays, prices: lastingPrices(trial) };
  }

  /** With its upgrade prices and the end of its discount: only the page that sells a product shows them. */
  withTerms(product: ProductView): ProductView {
    const upgradesFrom = this.#content.upgradesFrom(product.path);
    const set = this.#content.find("catalogue", product.path, "")?.discount;
    const saleEndsAt = product.discount === null ? null : (set?.endsAt ?? null);
    return {
      ...product,
      ...(upgradesFrom === undefined ? {} : { upgradesFrom }),
      ...(saleEndsAt === null ? {} : { saleEndsAt }),
    };
  }

  /** What the product list is filtered by, and what the finder chooses by. */
  traitsOf(path: string): Pick<ListedProductView, "uses" | "formats" | "systems" | "crafts"> {
    const {
      uses = [],
      formats = [],
      systems = [],
      crafts = [],
    } = this.#lookup.find("products", path, defaultLanguage) ?? {};
    return { uses, formats, systems, crafts };
  }

  /**
   * The cards that a name in a URL means: the card of that slug, or those that sell what the product page of that slug
   * sells. People know the slug of a page; cards are named after products.
   */
  cardSlugs(name: string): string[] {
    if (this.productCard(name) !== undefined) return [name];
    const sold = new Set(
      families.flatMap(
        (family) =>
          this.#lookup.find("product-pages", `${family}/${name}`, defaultLanguage)?.products ?? [],
      ),
    );
    if (sold.size === 0) return [];
    return this.#lookup.keysOf("product-cards").filter((slug) => {
      const products = this.productCard(slug)?.products ?? {};
      return Object.values(products).some((path) => sold.has(path));
    });
  }

  productCard(slug: string): ProductCardBody | undefined {
    return this.#lookup.translated("product-cards", slug)?.body;
  }
}
