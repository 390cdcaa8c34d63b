import type { ProductCardBody, ProductView } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import type {
  Dependencies,
  PublishedContent,
} from "../../../platform/published/published-content.ts";

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
    return {
      ...offer,
      ...(lowestBefore === undefined ? {} : { lowestBefore }),
      name: words.body.name,
      summary: words.body.summary,
      checkoutInfo: words.body.checkoutInfo ?? "",
      specialText: words.body.specialText ?? "",
      ...(page === undefined
        ? {}
        : { href: productPageHref(page, this.#language), family: page.family }),
    };
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

  productCard(slug: string): ProductCardBody | undefined {
    return this.#lookup.translated("product-cards", slug)?.body;
  }
}
