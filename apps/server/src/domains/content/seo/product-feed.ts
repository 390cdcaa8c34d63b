import { defaultCurrency, minorUnitDigits, imageOf } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { linkTo, type Language } from "@autotune/routes";
import { ContentReader } from "../pages/content-reader.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { element, xmlHead } from "./xml.ts";

export function productFeedPath(language: Language): string {
  return `/feeds/products-${language}.xml`;
}

/** Products for sale as a Google Merchant feed: RSS 2.0 with its own elements. */
export function productFeed(language: Language, origin: string, content: PublishedContent): string {
  const reader = new ContentReader(content, language);
  const items = reader
    .products(content.keysOf("products"))
    // A plan's price means nothing without its interval, which this feed cannot express.
    .filter(({ type }) => type === "perpetual")
    .flatMap((product) => item(product, origin));
  return [
    xmlHead,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element("title", "AutoTune"),
    element("link", origin + linkTo("Home", {}, language)),
    element("description", "AutoTune"),
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}

function item(product: ProductView, origin: string): string[] {
  const { pid, name, summary, href, basePrices, prices } = product;
  if (href === undefined) return [];
  const isReduced = prices[defaultCurrency] < basePrices[defaultCurrency];
  return [
    [
      "<item>",
      element("g:id", pid),
      element("g:title", name),
      element("g:description", summary),
      element("g:link", origin + href),
      element("g:image_link", `${origin}/images/products/${imageOf(pid)}.png`),
      element("g:price", amount(basePrices[defaultCurrency])),
      ...(isReduced ? [element("g:sale_price", amount(prices[defaultCurrency]))] : []),
      element("g:availability", "in_stock"),
      element("g:condition", "new"),
      element("g:brand", "AutoTune"),
      element("g:identifier_exists", "no"),
      "</item>",
    ].join(""),
  ];
}

function amount(minorUnits: number): string {
  const digits = minorUnitDigits(defaultCurrency);
  return `${(minorUnits / 10 ** digits).toFixed(digits)} ${defaultCurrency}`;
}
