import { isPlan, mapPrices, type Prices } from "@autotune/commerce";
import {
  families,
  type Family,
  type FamilyView,
  type ListedProductView,
  type OtherPlanView,
  type ProductPageLinkView,
  type ProductShelfView,
  type ProductView,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import type { ProductReader } from "../../catalogue/index.ts";
import { toolsByFamily, toolsWithout } from "./plan-tools.ts";

/** Which product pages there are, by family, and what they sell. */
export class FamilyReader {
  readonly #lookup: ContentLookup;
  readonly #products: ProductReader;

  constructor(lookup: ContentLookup, products: ProductReader) {
    this.#lookup = lookup;
    this.#products = products;
  }

  /** The large pages in menu order, and every plan; below them, smaller, what is in no menu. */
  family(family: Family): FamilyView {
    const plans = family === "subscriptions" ? this.#planPages() : [];
    const others = this.#pagesOf(family).filter((key) => !plans.includes(key));
    const shelf = others.filter((key) => this.#isInNoMenu(key)).flatMap((key) => this.#soldOn(key));
    const large = [...plans, ...others.filter((key) => !this.#isInNoMenu(key))];
    return {
      pages: large.flatMap((key) => {
        const tools = toolsByFamily(this.#forSale(this.#planOn(key)?.includes ?? []));
        return this.pageLinks([key]).map((page) => ({ ...page, tools }));
      }),
      products: this.#forSale(shelf),
    };
  }

  /** Everything that is for sale, by family. Of a plan the form that is paid by the month. */
  shelves(): ProductShelfView[] {
    const shelves: ProductShelfView[] = families.map((family) => ({
      family,
      products: this.#listed(this.#pagesOf(family).flatMap((key) => this.#soldOn(key))),
    }));
    const withoutPage = this.#lookup
      .keysOf("catalogue")
      .filter((path) => this.#lookup.pageOfProduct(path) === undefined);
    return [...shelves, { products: this.#listed(withoutPage) }].filter(
      ({ products }) => products.length > 0,
    );
  }

  /** A plan on the shelf of a family stands for the tools of that family that it includes. */
  shelf(family: Family, paths: readonly string[]): ProductView[] {
    return this.#forSale(paths).flatMap((product) =>
      isPlan(product.type) && product.family !== family
        ? this.#forSale(product.includes).filter((tool) => tool.family === family)
        : [product],
    );
  }

  /** Those of the list that are published. */
  pageLinks(keys: readonly string[]): ProductPageLinkView[] {
    return keys.flatMap((key) => {
      const page = this.#lookup.translated("product-pages", key)?.body;
      if (page === undefined) return [];
      const { family, name, tagline, products } = page;
      const href = productPageHref(page, this.#lookup.language);
      return [{ family, name, tagline, href, products: this.#forSale(products) }];
    });
  }

  /** The least that something of a family costs that is paid once, in each currency. */
  lowestPrices(family: Family): Prices | undefined {
    const [first, ...others] = this.#forSale(
      this.#pagesOf(family).flatMap((key) => this.#soldOn(key)),
    ).filter(({ type }) => !isPlan(type));
    if (first === undefined) return undefined;
    return mapPrices(first.prices, (amount, currency) =>
      Math.min(amount, ...others.map(({ prices }) => prices[currency])),
    );
  }

  largestPlan(): ProductPageLinkView | undefined {
    return this.pageLinks(this.#planPages().slice(0, 1))[0];
  }

  /** What a plan is called, whichever period is paid for. */
  planName(plan: ProductView): string {
    const key = this.#lookup.pageOfProduct(plan.path);
    const page = key === undefined ? undefined : this.#lookup.translated("product-pages", key);
    return page?.body.name ?? plan.name;
  }

  /** For the page of a plan; none for another page. */
  otherPlans(key: string): OtherPlanView[] {
    const own = this.#planOn(key);
    if (own === undefined) return [];
    const ownTools = this.#forSale(own.includes);
    return this.#planPages()
      .filter((other) => other !== key)
      .flatMap((other) => {
        const tools = this.#forSale(this.#planOn(other)?.includes ?? []);
        return this.pageLinks([other]).map((page) => ({
          ...page,
          adds: toolsByFamily(toolsWithout(tools, ownTools)),
          lacks: toolsByFamily(toolsWithout(ownTools, tools)),
        }));
      });
  }

  /** The largest plan first. */
  #planPages(): string[] {
    const sizeOf = (key: string) => this.#planOn(key)?.includes.length ?? 0;
    return this.#pagesOf("subscriptions")
      .filter((key) => this.#planOn(key) !== undefined)
      .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  }

  /** What a page sells, if that is a plan. */
  #planOn(key: string): ProductView | undefined {
    const [first] = this.#forSale(this.#soldOn(key));
    return first !== undefined && isPlan(first.type) ? first : undefined;
  }

  #listed(paths: readonly string[]): ListedProductView[] {
    return this.#forSale([...new Set(paths)])
      .filter(({ type, variantParent }) => type !== "trial" && variantParent === null)
      .map((product) => ({ ...product, ...this.#products.traitsOf(product.path) }));
  }

  #forSale(paths: readonly string[]): ProductView[] {
    return this.#products.productsForSale(paths);
  }

  /** In menu order; what is in no menu comes last. */
  #pagesOf(family: Family): string[] {
    return this.#lookup
      .keysOf("product-pages")
      .filter((key) => key.startsWith(`${family}/`))
      .toSorted((one, other) => this.#placeOf(one) - this.#placeOf(other));
  }

  #soldOn(key: string): readonly string[] {
    return this.#original(key)?.products ?? [];
  }

  #placeOf(key: string): number {
    return this.#original(key)?.nav?.order ?? Number.MAX_SAFE_INTEGER;
  }

  #isInNoMenu(key: string): boolean {
    return this.#original(key)?.nav === undefined;
  }

  #original(key: string) {
    return this.#lookup.find("product-pages", key, defaultLanguage);
  }
}
