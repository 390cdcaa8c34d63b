import type { Page } from "@playwright/test";

/** An amount on a page, in every currency. */
export interface PriceClaim {
  /** Whose price the page says it is, as the storefront's Price marks it; empty for nobody's. */
  readonly of: string;
  /** By currency, as it is written. */
  readonly written: Readonly<Record<string, string>>;
  /** The headings of the card, list item or row that it stands in. */
  readonly headings: readonly string[];
}

/** What a page says of prices and numbers, and where it leads. */
export interface PageClaims {
  readonly prices: readonly PriceClaim[];
  /** Texts with a currency beside a number that no catalogue gave. */
  readonly typedPrices: readonly string[];
  /** Cards with a price from which nothing leads on, by their headings. */
  readonly deadCards: readonly string[];
  /** Every visible text that has a number. */
  readonly texts: readonly string[];
  readonly structured: readonly string[];
  readonly links: readonly string[];
  readonly ids: readonly string[];
}

/** Reads HTML as a browser does, without loading anything that it names. */
export function readClaims(page: Page, html: string): Promise<PageClaims> {
  return page.evaluate((text) => {
    const seen = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string) => [...seen.querySelectorAll(selector)];
    const structured = all('script[type="application/ld+json"]').map((one) => one.textContent);
    for (const hidden of all("script, style, noscript, template, select")) hidden.remove();
    // An amount that is nobody's price.
    for (const capital of all('[data-fact="capital"]')) capital.remove();
    const wordsOf = (one: Element) => one.textContent.replaceAll(/\s+/g, " ").trim();
    const headingsOf = (one: Element | null | undefined) =>
      [...(one?.querySelectorAll("h1, h2, h3, h4") ?? [])].map(wordsOf);

    const prices = all(".price").map((price) => ({
      of: price.getAttribute("data-of") ?? "",
      written: Object.fromEntries(
        [...price.querySelectorAll("[data-currency]")].map((one) => [
          one.getAttribute("data-currency") ?? "",
          wordsOf(one),
        ]),
      ),
      headings: headingsOf(price.closest("article, li:has(h2, h3, h4), tr:has(h2, h3, h4)")),
    }));
    const deadCards = all("article:has(.price)")
      .filter(
        (card) => card.querySelector("a[href], button") === null && card.closest("a") === null,
      )
      .map((card) => headingsOf(card).join(", "));
    const links = all("a[href]").map((link) => link.getAttribute("href") ?? "");
    const ids = all("[id]").map(({ id }) => id);

    for (const price of all(".price")) price.replaceWith(" ");
    const texts = all("p, li, h1, h2, h3, h4, td, th, dd, dt, a, span, figcaption")
      .filter(
        (one) =>
          one.querySelector("p, li, h1, h2, h3, h4, td, th, dd, dt") === null &&
          /\d/.test(one.textContent),
      )
      .map(wordsOf);
    const money =
      /(?:US\$|R\$|[$€£¥₩])\s?\d|\d[\d.,\u00a0\u202f]*\s?(?:€|£|円|원|zł|USD|EUR|GBP)(?![A-Za-z\d])/;
    return {
      prices,
      deadCards,
      structured,
      links,
      ids,
      texts: [...new Set(texts)],
      typedPrices: [...new Set(texts.filter((words) => money.test(words)))],
    };
  }, html);
}
