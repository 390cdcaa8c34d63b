import { splitLanguage, type Language } from "@autotune/routes";
import type { CachedResponse } from "../responses/cached-response.ts";

/** Far more than people mistype, and far less than a process can render. */
const fullPagesPerSecond = 10;
const plainPageMilliseconds = 10_000;

interface Pages {
  renderPage(path: string): Promise<CachedResponse>;
  /** Whether the page would be a 404; for a fraction of what rendering it costs. */
  isMissing(path: string): Promise<boolean>;
}

interface PlainPage {
  readonly page: Promise<CachedResponse>;
  readonly renderedAt: number;
}

/**
 * Keeps pages that do not exist from costing more than those that do. Each of them names its own URL, so none can be
 * cached for another; whoever requests ever new ones would have a page rendered by every request. Past some in a
 * second a path is looked up first, which costs a fraction, and what is missing gets one page of its language.
 */
export class MissingPages {
  readonly #pages: Pages;
  readonly #now: () => number;
  readonly #plain = new Map<Language, PlainPage>();
  #second = 0;
  #missing = 0;

  constructor(pages: Pages, now = () => performance.now()) {
    this.#pages = pages;
    this.#now = now;
  }

  async render(path: string): Promise<CachedResponse> {
    if (this.#isFlooded() && (await this.#pages.isMissing(path))) return this.#plainPage(path);
    const page = await this.#pages.renderPage(path);
    if (page.status === 404) this.#missing += 1;
    return page;
  }

  #isFlooded(): boolean {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) this.#missing = 0;
    this.#second = second;
    return this.#missing >= fullPagesPerSecond;
  }

  #plainPage(path: string): Promise<CachedResponse> {
    const { language } = splitLanguage(path);
    const known = this.#plain.get(language);
    const renderedAt = this.#now();
    if (known !== undefined && renderedAt - known.renderedAt < plainPageMilliseconds)
      return known.page;
    const page = this.#pages.renderPage(path);
    // One that failed is tried again with the next request.
    page.catch(() => this.#plain.delete(language));
    this.#plain.set(language, { page, renderedAt });
    return page;
  }
}
