import {
  subpageNames,
  type Block,
  type BlockView,
  type ElsewhereView,
  type Family,
  type ImageView,
  type ProductPageBody,
  type ProductPageView,
  type SubpageName,
} from "@autotune/contract";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import type { ProductReader } from "../../catalogue/index.ts";
import type { ReadingReader } from "../reading/reading-reader.ts";
import type { FamilyReader } from "./family-reader.ts";

/** How many lessons or posts a page without any of its own suggests: a row. */
const suggestions = 3;

interface ProductPageDeps {
  readonly products: ProductReader;
  readonly families: FamilyReader;
  readonly reading: ReadingReader;
  image(id: string): ImageView | undefined;
  viewBlocks(blocks: readonly Block[]): BlockView[];
}

/** Product pages, each with its sub-pages. */
export class ProductPageReader {
  readonly #lookup: ContentLookup;
  readonly #deps: ProductPageDeps;

  constructor(lookup: ContentLookup, deps: ProductPageDeps) {
    this.#lookup = lookup;
    this.#deps = deps;
  }

  /** A product page, or one of its sub-pages. */
  page(family: Family, slug: string, subpage?: SubpageName): ProductPageView | undefined {
    const key = `${family}/${slug}`;
    const found = this.#lookup.translated("product-pages", key);
    if (found === undefined) return undefined;
    const isEmpty = (name: SubpageName) => !this.#hasSubpage(found.body, name);
    const { name, tagline, text, seo, picture, products } = found.body;
    const { language } = this.#lookup;
    const { reading } = this.#deps;
    const imageView = picture === undefined ? undefined : this.#deps.image(picture);
    return {
      family,
      slug,
      name,
      tagline,
      text,
      seo,
      ...(imageView === undefined ? {} : { picture: imageView }),
      products: this.#deps.products
        .productsForSale(products)
        .map((product) => this.#deps.products.withTerms(product)),
      href: productPageHref(found.body, language),
      subpages: subpageNames.map((one) => ({
        name: one,
        href: productPageHref(found.body, language, one),
        isEmpty: isEmpty(one),
      })),
      ...(subpage === undefined ? {} : { subpage }),
      language: found.language,
      availableIn: this.#lookup.availableIn("product-pages", key).filter((one) => {
        if (subpage === undefined || isEmpty(subpage)) return true;
        const translation = this.#lookup.find("product-pages", key, one);
        return translation !== undefined && this.#hasSubpage(translation, subpage);
      }),
      blocks: this.#deps.viewBlocks(blocksOf(found.body, subpage)),
      tutorials: subpage === "tutorials" ? reading.tutorialsNaming(products) : [],
      posts: subpage === "blogs" ? reading.postsNaming(products) : [],
      otherPlans: subpage === undefined ? this.#deps.families.otherPlans(key) : [],
      ...(subpage !== undefined && isEmpty(subpage)
        ? { elsewhere: this.#elsewhere(key, subpage) }
        : {}),
    };
  }

  /** Of its family; where that has nothing either, of all products. */
  #elsewhere(key: string, subpage: SubpageName): ElsewhereView {
    const family = key.slice(0, key.indexOf("/") + 1);
    const others = this.#lookup
      .keysOf("product-pages")
      .filter((other) => other !== key)
      .flatMap((other) => {
        const page = this.#lookup.translated("product-pages", other)?.body;
        return page !== undefined && this.#hasSubpage(page, subpage) ? [{ other, page }] : [];
      });
    const related = others.filter(({ other }) => other.startsWith(family));
    const chosen = (related.length > 0 ? related : others).map(({ page }) => page);
    const sold = chosen.flatMap(({ products }) => products);
    const { reading } = this.#deps;
    return {
      pages: chosen.map((page) => ({
        name: page.name,
        href: productPageHref(page, this.#lookup.language, subpage),
      })),
      tutorials: subpage === "tutorials" ? reading.tutorialsNaming(sold).slice(0, suggestions) : [],
      posts: subpage === "blogs" ? reading.posts().slice(0, suggestions) : [],
    };
  }

  /** An editor wrote it, or something published names what the page sells. */
  #hasSubpage(page: ProductPageBody, name: SubpageName): boolean {
    if (this.#deps.viewBlocks(blocksOf(page, name)).length > 0) return true;
    if (name === "tutorials")
      return this.#deps.reading.tutorialKeysNaming(page.products).length > 0;
    return name === "blogs" && this.#deps.reading.postKeysNaming(page.products).length > 0;
  }
}

function blocksOf(page: ProductPageBody, subpage: SubpageName | undefined): Block[] {
  if (subpage === undefined) return page.blocks;
  return page.subpages.find(({ name }) => name === subpage)?.blocks ?? [];
}
