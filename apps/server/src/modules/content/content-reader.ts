import type {
  Action,
  ActionView,
  Block,
  Family,
  Link,
  NavigationView,
  PageView,
  PictureView,
  ProductCardBody,
  ProductPageBody,
  ProductPageLinkView,
  ProductPageView,
  ProductView,
  SubpageName,
} from "@autotune/contract";
import { defaultLanguage, languages, type Language } from "@autotune/routes";
import { isForSale } from "./is-for-sale.ts";
import { pageHref } from "./page-href.ts";
import { productPageHref } from "./product-page-href.ts";
import {
  contentKey,
  type ContentKind,
  type Dependencies,
  type PublishedContent,
} from "./published-content.ts";
import { viewBlocks } from "./view-blocks.ts";

/**
 * Puts published documents together for one page in one language. References are resolved here, at the
 * moment of serving, so what is not published cannot be seen through what is. It notes everything it
 * looked for, found or not: those are what the page depends on.
 */
export class ContentReader {
  readonly #content: PublishedContent;
  readonly #language: Language;
  readonly #dependencies: Dependencies;

  constructor(
    content: PublishedContent,
    language: Language,
    dependencies: Dependencies = new Map(),
  ) {
    this.#content = content;
    this.#language = language;
    this.#dependencies = dependencies;
  }

  page(key: string): PageView | undefined {
    const found = this.#translated("pages", key);
    if (found === undefined) return undefined;
    const { title, seo, blocks } = found.body;
    return {
      title,
      seo,
      language: found.language,
      availableIn: languages.filter((language) => this.#find("pages", key, language) !== undefined),
      blocks: viewBlocks(blocks, this),
    };
  }

  /** A product page, or one of its sub-pages; undefined where that one has nothing to show. */
  productPage(family: Family, slug: string, subpage?: SubpageName): ProductPageView | undefined {
    const key = `${family}/${slug}`;
    const found = this.#translated("product-pages", key);
    const published = blocksOf(found?.body, subpage);
    if (found === undefined || published === undefined) return undefined;
    const blocks = viewBlocks(published, this);
    if (subpage !== undefined && blocks.length === 0) return undefined;
    const { name, tagline, text, seo, picture, products, subpages } = found.body;
    const pictureView = picture === undefined ? undefined : this.picture(picture);
    return {
      family,
      slug,
      name,
      tagline,
      text,
      seo,
      ...(pictureView === undefined ? {} : { picture: pictureView }),
      products: this.products(products).map((product) => this.#withUpgrades(product)),
      href: productPageHref(found.body, this.#language),
      subpages: subpages
        .filter((one) => viewBlocks(one.blocks, this).length > 0)
        .map((one) => ({
          name: one.name,
          href: productPageHref(found.body, this.#language, one.name),
        })),
      ...(subpage === undefined ? {} : { subpage }),
      language: found.language,
      availableIn: languages.filter(
        (language) => blocksOf(this.#find("product-pages", key, language), subpage) !== undefined,
      ),
      blocks,
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

  /** What the menus offer. A page that shows them depends on that alone, not on every product page. */
  navigation(): NavigationView {
    const { view, state } = this.#content.navigation(this.#language);
    this.#dependencies.set(`navigation/${this.#language}`, state);
    return view;
  }

  /** Those of the list that are published and for sale. */
  products(paths: readonly string[]): ProductView[] {
    return paths.flatMap((path) => this.productForSale(path) ?? []);
  }

  /** Only the page that sells a product says for how much others may become it. */
  #withUpgrades(product: ProductView): ProductView {
    const upgradesFrom = this.#content.upgradesFrom(product.path);
    return upgradesFrom === undefined ? product : { ...product, upgradesFrom };
  }

  productForSale(path: string): ProductView | undefined {
    const product = this.product(path);
    return product !== undefined && isForSale(product) ? product : undefined;
  }

  /** Also one that is only given, or not sold any more. */
  product(path: string): ProductView | undefined {
    const words = this.#translated("products", path);
    const offer = this.#content.offer(path);
    this.#dependencies.set(`offer/${path}`, this.#content.stateOf(`offer/${path}`));
    if (words === undefined || offer === undefined) return undefined;
    const pageKey = this.#content.pageOfProduct(path);
    this.#dependencies.set(`page-of/${path}`, pageKey);
    const page =
      pageKey === undefined ? undefined : this.#translated("product-pages", pageKey)?.body;
    return {
      ...offer,
      name: words.body.name,
      summary: words.body.summary,
      checkoutInfo: words.body.checkoutInfo ?? "",
      specialText: words.body.specialText ?? "",
      ...(page === undefined
        ? {}
        : { href: productPageHref(page, this.#language), family: page.family }),
    };
  }

  productCard(slug: string): ProductCardBody | undefined {
    return this.#translated("product-cards", slug)?.body;
  }

  picture(id: string): PictureView | undefined {
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
        return pageHref(link.key, this.#language);
      case "productPage": {
        const page = this.#translated("product-pages", link.key)?.body;
        return page === undefined ? undefined : productPageHref(page, this.#language);
      }
    }
  }

  /** In the reader's language, or else in English. */
  #translated<Kind extends Exclude<ContentKind, "catalogue">>(kind: Kind, key: string) {
    for (const language of new Set<Language>([this.#language, defaultLanguage])) {
      const body = this.#find(kind, key, language);
      if (body !== undefined) return { language, body };
    }
    return undefined;
  }

  #find<Kind extends ContentKind>(kind: Kind, key: string, language: Language | "") {
    const dependency = contentKey(kind, key, language);
    this.#dependencies.set(dependency, this.#content.versionOf(dependency));
    return this.#content.find(kind, key, language);
  }
}

function blocksOf(
  page: ProductPageBody | undefined,
  subpage: SubpageName | undefined,
): Block[] | undefined {
  if (subpage === undefined) return page?.blocks;
  return page?.subpages.find(({ name }) => name === subpage)?.blocks;
}

function mediaUrl(name: string): string {
  return `/media/${encodeURIComponent(name)}`;
}
