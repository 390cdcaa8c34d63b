import {
  companyKey,
  policyVersionKey,
  viewNotice,
  type Action,
  type ActionView,
  type CompanyFactView,
  type CompanyNotice,
  type CompatibilityView,
  type DownloadPageLinkView,
  type Link,
  type NavigationView,
  type PageView,
  type PlanContentsView,
  type PolicyVersionView,
  type ImageView,
  type ProductView,
} from "@autotune/contract";
import {
  contentPageHref,
  defaultLanguage,
  linkTo,
  switchLanguage,
  type Language,
} from "@autotune/routes";
import { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { DownloadReader } from "../download-pages/download-reader.ts";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import {
  contentKey,
  type DocumentKind,
  type Dependencies,
} from "../../../platform/published/dependency.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { isShownUrl } from "./is-shown-url.ts";
import { ManualReader } from "../reading/manual-reader.ts";
import { ReadingReader } from "../reading/reading-reader.ts";
import type { FindPictures } from "../reading/view-sections.ts";
import { ProductReader } from "../../catalogue/index.ts";
import { FamilyReader } from "../product-pages/family-reader.ts";
import { ProductPageReader } from "../product-pages/product-page-reader.ts";
import { PromotionReader } from "./promotion-reader.ts";
import { viewBlocks } from "./view-blocks.ts";

/** Where editors list the DAWs. */
const hostsPage = "daw-compatibility";

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
  readonly families: FamilyReader;
  readonly productPages: ProductPageReader;
  readonly promotions: PromotionReader;

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
    this.families = new FamilyReader(this.#lookup, this.#products);
    this.promotions = new PromotionReader(this.#lookup, this.#products);
    this.productPages = new ProductPageReader(this.#lookup, {
      products: this.#products,
      families: this.families,
      reading: this.reading,
      image: (id) => this.image(id),
      viewBlocks: (blocks) => viewBlocks(blocks, this),
    });
  }

  page(key: string): PageView | undefined {
    return this.#viewPage("pages", key);
  }

  /** A version of a text that customers agree to, as it was published. */
  policyVersion(document: string, version: number): PolicyVersionView | undefined {
    const key = policyVersionKey(document, version);
    const page = this.#viewPage("policy-versions", key);
    if (page === undefined) return undefined;
    const publishedAt = this.#content.publishedAt(
      contentKey("policy-versions", key, page.language),
    );
    const currentVersion = this.#translated("pages", document)?.body.policy?.version;
    return {
      document,
      version,
      page,
      publishedAt: (publishedAt ?? new Date(0)).toISOString(),
      ...(currentVersion === undefined ? {} : { currentVersion }),
    };
  }

  #viewPage(kind: "pages" | "policy-versions", key: string): PageView | undefined {
    const found = this.#translated(kind, key);
    if (found === undefined) return undefined;
    const { title, seo, blocks, policy } = found.body;
    return {
      title,
      ...(policy === undefined ? {} : { version: policy.version }),
      seo,
      language: found.language,
      availableIn: this.#lookup.availableIn(kind, key),
      blocks: viewBlocks(blocks, this),
    };
  }

  /** From the page that lists them, so that the shop knows one list. */
  pluginHosts(): CompatibilityView["hosts"] {
    const blocks = this.#translated("pages", hostsPage)?.body.blocks ?? [];
    return blocks.find((block) => block.block === "compatibility")?.hosts ?? [];
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

  planContents(): PlanContentsView {
    this.#dependencies.set("plan-contents", this.#content.stateOf("plan-contents"));
    return this.#content.planContents();
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

  /** What the company's settings say, as far as a notice names it. */
  companyFacts(notice: CompanyNotice): CompanyFactView[] {
    return viewNotice(
      this.#lookup.find("company", companyKey, defaultLanguage) ?? {},
      notice,
      this.#language,
    );
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
        // A place of this site stays in the reader's language.
        if (link.url.startsWith("/")) return switchLanguage(link.url, this.#language);
        return isShownUrl(link.url, this.#content) ? link.url : undefined;
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
  #translated<Kind extends DocumentKind>(kind: Kind, key: string) {
    return this.#lookup.translated(kind, key);
  }
}

function mediaUrl(name: string): string {
  return `/media/${encodeURIComponent(name)}`;
}
