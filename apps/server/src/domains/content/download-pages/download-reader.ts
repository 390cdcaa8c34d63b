import type {
  DownloadPageBody,
  DownloadPageLinkView,
  DownloadPageView,
  InstalledProductView,
  LegacyVersionView,
} from "@autotune/contract";
import { defaultLanguage, linkTo, type Language } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import { groupVersions, type KeyedInstaller } from "./group-versions.ts";

/** The download pages, and what can be installed from them. */
export class DownloadReader {
  readonly #lookup: ContentLookup;

  constructor(lookup: ContentLookup) {
    this.#lookup = lookup;
  }

  /** All of them, in the editors' order. */
  pages(): DownloadPageLinkView[] {
    return this.#lookup
      .keysOf("download-pages")
      .flatMap((slug) => {
        const page = this.#page(slug)?.body;
        return page === undefined ? [] : [{ slug, page }];
      })
      .toSorted((one, other) => one.page.order - other.page.order)
      .flatMap(({ slug }) => this.pageLink(slug) ?? []);
  }

  pageLink(slug: string): DownloadPageLinkView | undefined {
    const page = this.#page(slug)?.body;
    if (page === undefined) return undefined;
    const [first] = page.products;
    const pid = first === undefined ? undefined : this.#lookup.identity(first)?.pid;
    return {
      slug,
      title: page.title,
      text: page.text,
      href: linkTo("SoftwareDownload", { slug }, this.#lookup.language),
      ...(pid === undefined ? {} : { pid }),
    };
  }

  page(slug: string): DownloadPageView | undefined {
    const found = this.#page(slug);
    const link = this.pageLink(slug);
    if (found === undefined || link === undefined) return undefined;
    const byProduct = this.#installersByProduct();
    return {
      ...link,
      seo: found.body.seo,
      language: found.language,
      availableIn: this.#lookup.availableIn("download-pages", slug),
      products: [...this.#withIncluded(found.body.products)].flatMap((path) => {
        const product = this.#product(path);
        const versions = groupVersions(byProduct.get(path) ?? []);
        return product === undefined || versions.length === 0 ? [] : [{ product, versions }];
      }),
    };
  }

  /** Every version that is no longer maintained, by the name of its product. */
  legacyVersions(): LegacyVersionView[] {
    const byName = new Intl.Collator(this.#lookup.language, { numeric: true });
    return [...this.#installersByProduct()]
      .flatMap(([path, installers]) => {
        const product = this.#product(path);
        const versions = groupVersions(installers.filter(({ body }) => body.isLegacy));
        return product === undefined ? [] : versions.map((version) => ({ product, ...version }));
      })
      .toSorted((one, other) => byName.compare(one.product.name, other.product.name));
  }

  /** A plan or a bundle is installed by its parts. */
  #withIncluded(paths: readonly string[]): Set<string> {
    const included = (path: string) => this.#lookup.identity(path)?.includes ?? [];
    return new Set(paths.flatMap((path) => [path, ...included(path)]));
  }

  /** In the reader's language. What it offers is decided in English alone: a translation may be older. */
  #page(slug: string): { language: Language; body: DownloadPageBody } | undefined {
    const found = this.#lookup.translated("download-pages", slug);
    if (found === undefined) return undefined;
    const { order, products } =
      this.#lookup.find("download-pages", slug, defaultLanguage) ?? found.body;
    return { ...found, body: { ...found.body, order, products } };
  }

  /** A file is what its English document specifies; a translation, which may be older, has only the notes. */
  #installersByProduct(): Map<string, KeyedInstaller[]> {
    const installers = this.#lookup.keysOf("installers").flatMap((key) => {
      const file = this.#lookup.find("installers", key, defaultLanguage);
      if (file === undefined) return [];
      const { notes } = this.#lookup.translated("installers", key)?.body ?? file;
      return [{ key, body: { ...file, notes } }];
    });
    return Map.groupBy(installers, ({ body }) => body.product);
  }

  /** Also one that is no longer sold: its owners still install it. */
  #product(path: string): InstalledProductView | undefined {
    const words = this.#lookup.translated("products", path)?.body;
    const pid = this.#lookup.identity(path)?.pid;
    if (words === undefined || pid === undefined) return undefined;
    const pageKey = this.#lookup.pageOfProduct(path);
    const page =
      pageKey === undefined ? undefined : this.#lookup.translated("product-pages", pageKey)?.body;
    const product = { path, pid, name: words.name };
    return page === undefined
      ? product
      : { ...product, href: productPageHref(page, this.#lookup.language) };
  }
}
