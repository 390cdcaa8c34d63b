import { isPlan, mapPrices, type Prices } from "@autotune/commerce";
import {
  companyKey,
  families,
  policyVersionKey,
  subpageNames,
  viewNotice,
  type Action,
  type ActionView,
  type Block,
  type CompanyFactView,
  type CompanyNotice,
  type CompatibilityView,
  type CurrentPromotionView,
  type DownloadPageLinkView,
  type ElsewhereView,
  type Family,
  type FamilyView,
  type Link,
  type ListedProductView,
  type NavigationView,
  type OtherPlanView,
  type PageView,
  type PlanContentsView,
  type PolicyVersionView,
  type ImageView,
  type ProductPageBody,
  type ProductPageLinkView,
  type ProductPageView,
  type ProductShelfView,
  type ProductView,
  type PromotionPageView,
  type SubpageName,
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
  type PublishedContent,
} from "../../../platform/published/published-content.ts";
import { isShownUrl } from "./is-shown-url.ts";
import { ManualReader } from "../reading/manual-reader.ts";
import { ReadingReader } from "../reading/reading-reader.ts";
import type { FindPictures } from "../reading/view-sections.ts";
import { ProductReader } from "../../catalogue/index.ts";
import { toolsByFamily, toolsWithout } from "./plan-tools.ts";
import { viewBlocks } from "./view-blocks.ts";

/** Where editors list the DAWs. */
const hostsPage = "daw-compatibility";

/** How many lessons or posts a page without any of its own suggests: a row. */
const suggestions = 3;

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

  /** A product page, or one of its sub-pages. */
  productPage(family: Family, slug: string, subpage?: SubpageName): ProductPageView | undefined {
    const key = `${family}/${slug}`;
    const found = this.#translated("product-pages", key);
    if (found === undefined) return undefined;
    const isEmpty = (name: SubpageName) => !this.#hasSubpage(found.body, name);
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
      subpages: subpageNames.map((one) => ({
        name: one,
        href: productPageHref(found.body, this.#language, one),
        isEmpty: isEmpty(one),
      })),
      ...(subpage === undefined ? {} : { subpage }),
      language: found.language,
      availableIn: this.#lookup.availableIn("product-pages", key).filter((language) => {
        if (subpage === undefined || isEmpty(subpage)) return true;
        const translation = this.#lookup.find("product-pages", key, language);
        return translation !== undefined && this.#hasSubpage(translation, subpage);
      }),
      blocks: viewBlocks(blocksOf(found.body, subpage), this),
      tutorials: subpage === "tutorials" ? this.reading.tutorialsNaming(products) : [],
      posts: subpage === "blogs" ? this.reading.postsNaming(products) : [],
      otherPlans: subpage === undefined ? this.#otherPlans(key) : [],
      ...(subpage !== undefined && isEmpty(subpage)
        ? { elsewhere: this.#elsewhere(key, subpage) }
        : {}),
    };
  }

  /** What a plan is called, whichever period is paid for. */
  planName(plan: ProductView): string {
    const key = this.#lookup.pageOfProduct(plan.path);
    const page = key === undefined ? undefined : this.#translated("product-pages", key)?.body;
    return page?.name ?? plan.name;
  }

  /** A plan on the shelf of a family stands for the tools of that family that it includes. */
  shelf(family: Family, paths: readonly string[]): ProductView[] {
    return this.products(paths).flatMap((product) =>
      isPlan(product.type) && product.family !== family
        ? this.products(product.includes).filter((tool) => tool.family === family)
        : [product],
    );
  }

  #otherPlans(key: string): OtherPlanView[] {
    const own = this.#planOn(key);
    if (own === undefined) return [];
    const ownTools = this.products(own.includes);
    return this.#planPages()
      .filter((other) => other !== key)
      .flatMap((other) => {
        const tools = this.products(this.#planOn(other)?.includes ?? []);
        return this.productPageLinks([other]).map((page) => ({
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

  /** The least that something of a family costs that is paid once, in each currency. */
  lowestPrices(family: Family): Prices | undefined {
    const [first, ...others] = this.products(
      this.#pagesOf(family).flatMap((key) => this.#soldOn(key)),
    ).filter(({ type }) => !isPlan(type));
    if (first === undefined) return undefined;
    return mapPrices(first.prices, (amount, currency) =>
      Math.min(amount, ...others.map(({ prices }) => prices[currency])),
    );
  }

  largestPlan(): ProductPageLinkView | undefined {
    return this.productPageLinks(this.#planPages().slice(0, 1))[0];
  }

  /** What a page sells, if that is a plan. */
  #planOn(key: string): ProductView | undefined {
    const [first] = this.products(this.#soldOn(key));
    return first !== undefined && isPlan(first.type) ? first : undefined;
  }

  /** Of its family; where that has nothing either, of all products. */
  #elsewhere(key: string, subpage: SubpageName): ElsewhereView {
    const family = key.slice(0, key.indexOf("/") + 1);
    const others = this.#lookup
      .keysOf("product-pages")
      .filter((other) => other !== key)
      .flatMap((other) => {
        const page = this.#translated("product-pages", other)?.body;
        return page !== undefined && this.#hasSubpage(page, subpage) ? [{ other, page }] : [];
      });
    const related = others.filter(({ other }) => other.startsWith(family));
    const chosen = (related.length > 0 ? related : others).map(({ page }) => page);
    const sold = chosen.flatMap(({ products }) => products);
    return {
      pages: chosen.map((page) => ({
        name: page.name,
        href: productPageHref(page, this.#language, subpage),
      })),
      tutorials:
        subpage === "tutorials" ? this.reading.tutorialsNaming(sold).slice(0, suggestions) : [],
      posts: subpage === "blogs" ? this.reading.posts().slice(0, suggestions) : [],
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
    const terms = this.#lookup.promotion(code);
    return {
      title,
      lead,
      text,
      code,
      seo,
      products: this.products(products),
      ...(terms === undefined ? {} : { terms }),
      language: found.language,
      availableIn: this.#lookup.availableIn("promotion-pages", slug),
    };
  }

  /** Everything that is reduced in the catalogue now, with the end of each reduction. */
  reducedProducts(): ProductView[] {
    return this.products(this.#lookup.keysOf("catalogue"))
      .filter(({ type, discount }) => type !== "trial" && discount !== null)
      .map((product) => this.#products.withTerms(product));
  }

  /** Those with a page that are running and for everyone; one that ends comes before one that goes on. */
  currentPromotions(): CurrentPromotionView[] {
    return this.#lookup
      .keysOf("promotion-pages")
      .flatMap((slug) => {
        const page = this.promotionPage(slug);
        if (page?.terms?.phase !== "running" || !page.terms.isForEveryone) return [];
        const { title, lead, terms } = page;
        const products = page.products.flatMap((product) => {
          const promoted = terms.prices[product.path];
          return promoted === undefined ? [] : [{ product, promoted }];
        });
        const href = linkTo("Promotions", { slug }, this.#language);
        return products.length === 0 ? [] : [{ title, lead, href, endsAt: terms.endsAt, products }];
      })
      .toSorted((one, other) => timeOf(one.endsAt) - timeOf(other.endsAt));
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

  /** The large pages in menu order, and every plan; below them, smaller, what is in no menu. */
  family(family: Family): FamilyView {
    const plans = family === "subscriptions" ? this.#planPages() : [];
    const others = this.#pagesOf(family).filter((key) => !plans.includes(key));
    const shelf = others.filter((key) => this.#isInNoMenu(key)).flatMap((key) => this.#soldOn(key));
    const large = [...plans, ...others.filter((key) => !this.#isInNoMenu(key))];
    return {
      pages: large.flatMap((key) => {
        const tools = toolsByFamily(this.products(this.#planOn(key)?.includes ?? []));
        return this.productPageLinks([key]).map((page) => ({ ...page, tools }));
      }),
      products: this.products(shelf),
    };
  }

  /** Everything that is for sale, by family. Of a plan the form that is paid by the month. */
  productShelves(): ProductShelfView[] {
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

  /** From the page that lists them, so that the shop knows one list. */
  pluginHosts(): CompatibilityView["hosts"] {
    const blocks = this.#translated("pages", hostsPage)?.body.blocks ?? [];
    return blocks.find((block) => block.block === "compatibility")?.hosts ?? [];
  }

  #listed(paths: readonly string[]): ListedProductView[] {
    return this.products([...new Set(paths)])
      .filter(({ type, variantParent }) => type !== "trial" && variantParent === null)
      .map((product) => ({ ...product, ...this.#products.traitsOf(product.path) }));
  }

  /** In menu order; what is in no menu comes last. */
  #pagesOf(family: Family): string[] {
    return this.#lookup
      .keysOf("product-pages")
      .filter((key) => key.startsWith(`${family}/`))
      .toSorted((one, other) => this.#placeOf(one) - this.#placeOf(other));
  }

  #soldOn(key: string): readonly string[] {
    return this.#lookup.find("product-pages", key, defaultLanguage)?.products ?? [];
  }

  #placeOf(key: string): number {
    const page = this.#lookup.find("product-pages", key, defaultLanguage);
    return page?.nav?.order ?? Number.MAX_SAFE_INTEGER;
  }

  #isInNoMenu(key: string): boolean {
    return this.#lookup.find("product-pages", key, defaultLanguage)?.nav === undefined;
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

function blocksOf(page: ProductPageBody, subpage: SubpageName | undefined): Block[] {
  if (subpage === undefined) return page.blocks;
  return page.subpages.find(({ name }) => name === subpage)?.blocks ?? [];
}

function timeOf(endsAt: string | null): number {
  return endsAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(endsAt);
}

function mediaUrl(name: string): string {
  return `/media/${encodeURIComponent(name)}`;
}
