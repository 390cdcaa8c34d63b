import {
  subpageNames,
  type Action,
  type ActionView,
  type Block,
  type DownloadPageLinkView,
  type Family,
  type FamilyView,
  type Link,
  type NavigationView,
  type PageView,
  type ImageView,
  type ProductPageBody,
  type ProductPageLinkView,
  type ProductPageView,
  type ProductView,
  type PromotionPageView,
  type SubpageName,
} from "@autotune/contract";
import {
  contentPageHref,
  defaultLanguage,
  languages,
  linkTo,
  type Language,
} from "@autotune/routes";
import { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { DownloadReader } from "../download-pages/download-reader.ts";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import type {
  ContentKind,
  Dependencies,
  PublishedContent,
} from "../../../platform/published/published-content.ts";
import { ManualReader } from "../reading/manual-reader.ts";
import { ReadingReader } from "../reading/reading-reader.ts";
import type { FindPictures } from "../reading/view-sections.ts";
import { ProductReader } from "../../catalogue/index.ts";
import { viewBlocks } from "./view-blocks.ts";

/** The key of the page at `/products`. */
const allProductsPage = "products";

/**
 * Assembles published documents for one page in one language. References are resolved at render time, so what is not
 * published cannot leak through what is. It records every lookup, found or not: those are the page's dependencies.
 */
export class ContentReader {
  readonly #content: PublishedContent;
  readonly #language: Language;
  readonly #dependencies: Dependencies;
  readonly #lookup: ContentLookup;
  readonly #products: ProductReader;
  /** What the pictures of long texts show. */
  readonly pictures: FindPictures;
  /** Posts, lessons and artists. */
  readonly reading: ReadingReader;
  readonly manuals: ManualReader;
  readonly downloads: DownloadReader;

  constructor(
    content: PublishedContent,
    language: Language,
    dependencies: Dependencies = new Map(),
  ) {
    this.#content = content;
    this.#language = language;
    this.#dependencies = dependencies;
    this.#lookup = new ContentLookup(content, language, dependencies);
    this.#products = new ProductReader(content, language, dependencies);
    this.pictures = {
      product: (path) => this.reading.namedProducts([path])[0],
      image: (id) => this.image(id),
    };
    const { pictures } = this;
    this.reading = new ReadingReader(this.#lookup, {
      offersOf: (paths) => this.products(paths),
      pictures,
    });
    this.downloads = new DownloadReader(this.#lookup);
    this.manuals = new ManualReader(this.#lookup, {
      nameProducts: (paths) => this.reading.namedProducts(paths),
      pictures,
    });
  }

  page(key: string): PageView | undefined {
    const found = this.#translated("pages", key);
    if (found === undefined) return undefined;
    const { title, seo, blocks } = found.body;
    return {
      title,
      seo,
      language: found.language,
      availableIn: this.#lookup.availableIn("pages", key),
      blocks: viewBlocks(blocks, this),
    };
  }

  /** A product page, or one of its sub-pages; undefined where that one has nothing to show. */
  productPage(family: Family, slug: string, subpage?: SubpageName): ProductPageView | undefined {
    const key = `${family}/${slug}`;
    const found = this.#translated("product-pages", key);
    if (found === undefined) return undefined;
    const subpages = subpageNames.filter((name) => this.#hasSubpage(found.body, name));
    if (subpage !== undefined && !subpages.includes(subpage)) return undefined;
    const { name, tagline, text, seo, picture, products } = found.body;
    const imageView = picture === undefined ? undefined : this.image(picture);
    return {
      family,
      slug,
      name,
      tagline,
      text,
      seo,
      ...(imageView === undefined ? {} : { picture: imageView }),
      products: this.products(products).map((product) => this.#products.withTerms(product)),
      href: productPageHref(found.body, this.#language),
      subpages: subpages.map((one) => ({
        name: one,
        href: productPageHref(found.body, this.#language, one),
      })),
      ...(subpage === undefined ? {} : { subpage }),
      language: found.language,
      availableIn: languages.filter((language) => {
        const translation = this.#lookup.find("product-pages", key, language);
        if (translation === undefined || subpage === undefined) return translation !== undefined;
        return this.#hasSubpage(translation, subpage);
      }),
      blocks: viewBlocks(blocksOf(found.body, subpage), this),
      tutorials: subpage === "tutorials" ? this.reading.tutorialsNaming(products) : [],
      posts: subpage === "blogs" ? this.reading.postsNaming(products) : [],
    };
  }

  /** An editor wrote it, or something published names what the page sells. */
  #hasSubpage(page: ProductPageBody, name: SubpageName): boolean {
    if (viewBlocks(blocksOf(page, name), this).length > 0) return true;
    if (name === "tutorials") return this.reading.tutorialKeysNaming(page.products).length > 0;
    return name === "blogs" && this.reading.postKeysNaming(page.products).length > 0;
  }

  promotionPage(slug: string): PromotionPageView | undefined {
    const found = this.#translated("promotion-pages", slug);
    if (found === undefined) return undefined;
    const { title, lead, text, code, seo, products } = found.body;
    return {
      title,
      lead,
      text,
      code,
      seo,
      products: this.products(products),
      language: found.language,
      availableIn: this.#lookup.availableIn("promotion-pages", slug),
    };
  }

  /** Those of the list that are published. */
  productPageLinks(keys: readonly string[]): ProductPageLinkView[] {
    return keys.flatMap((key) => {
      const page = this.#translated("product-pages", key)?.body;
      if (page === undefined) return [];
      const { family, name, tagline, products } = page;
      const href = productPageHref(page, this.#language);
      return [{ family, name, tagline, href, products: this.products(products) }];
    });
  }

  family(family: Family): FamilyView {
    return { pages: this.#familyPages(family), products: this.#soldWithoutPage(family) };
  }

  #familyPages(family: Family): ProductPageLinkView[] {
    const placeOf = (key: string) =>
      this.#lookup.find("product-pages", key, defaultLanguage)?.nav?.order ??
      Number.MAX_SAFE_INTEGER;
    const keys = this.#lookup
      .keysOf("product-pages")
      .filter((key) => key.startsWith(`${family}/`))
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    return this.productPageLinks(keys);
  }

  /** A product without a page belongs to the family under which editors list it on the page of all products. */
  #soldWithoutPage(family: Family): ProductView[] {
    const paths = (this.#translated("pages", allProductsPage)?.body.blocks ?? [])
      .flatMap((block) => (block.block === "toolShelf" ? block.shelves : []))
      .filter((shelf) => shelf.family === family)
      .flatMap((shelf) => shelf.products);
    return this.products([...new Set(paths)]).filter(({ href }) => href === undefined);
  }

  /** Those of the list that are published. */
  downloadPageLinks(slugs: readonly string[]): DownloadPageLinkView[] {
    return slugs.flatMap((slug) => {
      const page = this.#translated("download-pages", slug)?.body;
      if (page === undefined) return [];
      const href = linkTo("SoftwareDownload", { slug }, this.#language);
      return [{ slug, title: page.title, text: page.text, href }];
    });
  }

  /** The menus. A page that shows them depends on these alone, not on every product page. */
  navigation(): NavigationView {
    const { view, state } = this.#content.navigation(this.#language);
    this.#dependencies.set(`navigation/${this.#language}`, state);
    return view;
  }

  /** Those of the list that are published and for sale. */
  products(paths: readonly string[]): ProductView[] {
    return this.#products.productsForSale(paths);
  }

  productForSale(path: string): ProductView | undefined {
    return this.#products.productForSale(path);
  }

  /** Those of the list that are published. */
  publishedTestimonials(slugs: readonly string[]): string[] {
    return slugs.filter((slug) => this.#translated("testimonials", slug) !== undefined);
  }

  image(id: string): ImageView | undefined {
    const found = this.#translated("pictures", id)?.body;
    const largest = found?.files.at(-1);
    if (found === undefined || largest === undefined) return undefined;
    return {
      alt: found.alt,
      width: largest.width,
      height: largest.height,
      src: mediaUrl(largest.name),
      srcSet: found.files.map(({ name, width }) => `${mediaUrl(name)} ${width}w`).join(", "),
    };
  }

  /** The URL of a video file. */
  video(id: string): string | undefined {
    const video = this.#translated("films", id)?.body;
    return video === undefined ? undefined : mediaUrl(video.file);
  }

  /** Those whose target is published. */
  actions(actions: readonly Action[]): ActionView[] {
    return actions.flatMap(({ label, link }) => {
      const href = this.#hrefOf(link);
      return href === undefined ? [] : [{ label, href }];
    });
  }

  #hrefOf(link: Link): string | undefined {
    switch (link.to) {
      case "url":
        return link.url;
      case "page":
        if (this.#translated("pages", link.key) === undefined) return undefined;
        return contentPageHref(link.key, this.#language);
      case "productPage": {
        const page = this.#translated("product-pages", link.key)?.body;
        return page === undefined ? undefined : productPageHref(page, this.#language);
      }
    }
  }

  /** In the reader's language, or else in English. */
  #translated<Kind extends Exclude<ContentKind, "catalogue">>(kind: Kind, key: string) {
    return this.#lookup.translated(kind, key);
  }
}

function blocksOf(page: ProductPageBody, subpage: SubpageName | undefined): Block[] {
  if (subpage === undefined) return page.blocks;
  return page.subpages.find(({ name }) => name === subpage)?.blocks ?? [];
}

function mediaUrl(name: string): string {
  return `/media/${encodeURIComponent(name)}`;
}
