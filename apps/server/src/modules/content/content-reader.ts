import type {
  Action,
  ActionView,
  Family,
  Link,
  PageView,
  PictureView,
  ProductPageView,
  ProductView,
} from "@autotune/contract";
import {
  defaultLanguage,
  languages,
  linkTo,
  type Language,
  type RouteName,
} from "@autotune/routes";
import {
  contentKey,
  type ContentKind,
  type Dependencies,
  type PublishedContent,
} from "./published-content.ts";
import { viewBlocks } from "./view-blocks.ts";

const routeOfFamily = {
  "auto-tune": "AutoTune",
  "ai-powered-vocal-chain": "AiPowered",
  "creative-vocal-effects": "VocalEffects",
  subscriptions: "Subscriptions",
} as const satisfies Record<Family, RouteName>;

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
      availableIn: this.#availableIn("pages", key),
      blocks: viewBlocks(blocks, this),
    };
  }

  productPage(family: Family, slug: string): ProductPageView | undefined {
    const key = `${family}/${slug}`;
    const found = this.#translated("product-pages", key);
    if (found === undefined) return undefined;
    const { picture, products, blocks, ...words } = found.body;
    const pictureView = picture === undefined ? undefined : this.picture(picture);
    return {
      ...words,
      ...(pictureView === undefined ? {} : { picture: pictureView }),
      products: this.products(products),
      language: found.language,
      availableIn: this.#availableIn("product-pages", key),
      blocks: viewBlocks(blocks, this),
    };
  }

  /** Those of the list that are published. */
  products(paths: readonly string[]): ProductView[] {
    return paths.flatMap((path) => this.product(path) ?? []);
  }

  product(path: string): ProductView | undefined {
    const words = this.#translated("products", path);
    const sold = this.#find("catalogue", path, "");
    if (words === undefined || sold === undefined) return undefined;
    const pageKey = this.#content.pageOfProduct(path);
    this.#dependencies.set(`page-of/${path}`, pageKey);
    const href =
      pageKey === undefined ? undefined : this.#hrefOf({ to: "productPage", key: pageKey });
    return {
      path,
      type: sold.type,
      interval: sold.interval,
      prices: sold.prices,
      name: words.body.name,
      summary: words.body.summary,
      ...(href === undefined ? {} : { href }),
    };
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
        return link.key === "home"
          ? linkTo("Home", {}, this.#language)
          : linkTo("WPPageRenderer", { slug: link.key }, this.#language);
      case "productPage": {
        const page = this.#translated("product-pages", link.key)?.body;
        if (page === undefined) return undefined;
        return linkTo(routeOfFamily[page.family], { slug: page.slug }, this.#language);
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

  #availableIn(kind: "pages" | "product-pages", key: string): Language[] {
    return languages.filter((language) => this.#find(kind, key, language) !== undefined);
  }

  #find<Kind extends ContentKind>(kind: Kind, key: string, language: Language | "") {
    const dependency = contentKey(kind, key, language);
    this.#dependencies.set(dependency, this.#content.versionOf(dependency));
    return this.#content.find(kind, key, language);
  }
}

function mediaUrl(name: string): string {
  return `/media/${encodeURIComponent(name)}`;
}
