import type { Language } from "@autotune/routes";
import { amountsOf } from "./amounts-of.ts";
import { formsOf, pathsNamed, productsMarked } from "./products-meant.ts";
import type { Catalogue } from "./read-catalogue.ts";
import type { PageClaims, PriceClaim } from "./read-claims.ts";

export interface JudgedPage {
  readonly path: string;
  readonly language: Language;
  readonly claims: PageClaims;
}

/** Where a page contradicts the catalogue, each as a sentence. */
export function findContradictions(page: JudgedPage, catalogue: Catalogue): string[] {
  const { claims, path } = page;
  return [
    ...claims.typedPrices.map((words) => `${path} has a typed price: ${words.slice(0, 120)}`),
    ...claims.deadCards.map((name) => `${path} has a card from which nothing leads on: ${name}`),
    ...claims.prices.flatMap((claim) => judgePrice(claim, page, catalogue)),
    ...claims.texts.flatMap((words) => judgeCount(words, page, catalogue)),
    ...claims.structured.flatMap((json) => judgeStructured(json, path, catalogue)),
  ];
}

function judgePrice(claim: PriceClaim, page: JudgedPage, catalogue: Catalogue): string[] {
  const { of, written } = claim;
  const products = productsMarked(of, catalogue);
  if (products.length === 0) return [`${page.path} has a price of ${of}, which is not sold`];
  const wrong = Object.entries(written).flatMap(([currency, words]) => {
    const allowed = [...amountsOf(products, currency, catalogue)].map((amount) =>
      write(amount, currency, page.language),
    );
    if (allowed.includes(plain(words))) return [];
    return [`${page.path} says ${words}, which is no price of ${of === "" ? "anything" : of}`];
  });
  return [...wrong, ...judgeHeading(claim, page, catalogue)];
}

/** A card that is headed by one product must not show the price of another. */
function judgeHeading(
  { of, headings }: PriceClaim,
  { path, language }: JudgedPage,
  catalogue: Catalogue,
): string[] {
  const named = headings.flatMap((name) => pathsNamed(name, language, catalogue));
  if (of === "" || of.startsWith("family/") || named.length === 0) return [];
  const meant = formsOf(named, catalogue);
  const isMeant = productsMarked(of, catalogue).some((product) =>
    meant.some((one) => one.path === product.path || one.path === product.upgradeTo),
  );
  return isMeant ? [] : [`${path} shows the price of ${of} under ${headings.join(", ")}`];
}

/** What the catalogue counts, by language. */
const counted: Readonly<Record<Language, RegExp>> = {
  en: /(\d+)\+? (?:[\p{L}-]+ ){0,3}?(?:plug-ins|tools|effects|editions)\b/giu,
  fr: /(\d+)\+? (?:[\p{L}’-]+ ){0,3}?(?:plug-ins|outils|effets|éditions)/giu,
  es: /(\d+)\+? (?:[\p{L}-]+ ){0,3}?(?:plug-ins|herramientas|efectos|ediciones)/giu,
  de: /(\d+)\+? (?:[\p{L}-]+ ){0,3}?(?:Plug-ins|Tools|Effekte|Editionen)/giu,
  pt: /(\d+)\+? (?:[\p{L}-]+ ){0,3}?(?:plug-ins|ferramentas|efeitos|edições)/giu,
  it: /(\d+)\+? (?:[\p{L}-]+ ){0,3}?(?:plug-in|strumenti|effetti|edizioni)/giu,
  ja: /(\d+)(?:つ|種類|本|個)?の?(?:プラグイン|ツール|エフェクト|エディション)/giu,
  ko: /(\d+)(?:가지|개|종)의? ?(?:플러그인|도구|이펙트|에디션)/giu,
};

/** How languages without “20+” say it. */
const moreThan = /(?:more than|plus de|más de|über|mehr als|mais de|oltre)\s$/i;

/** Texts that are read at length speak of other numbers than the shop's. */
const reading =
  /\/(?:community|comunidad|documentation|manuales|learning-center|aprende-los-basicos|artists|artistas)(?:\/|$)/;

function judgeCount(words: string, { language, path }: JudgedPage, catalogue: Catalogue): string[] {
  const found = reading.test(path) ? [] : [...words.matchAll(counted[language])];
  if (found.length === 0) return [];
  const known = knownCounts(catalogue);
  return found.flatMap(({ 0: said, 1: digits = "", index }) => {
    const count = Number(digits);
    const saysAtLeast = said.includes("+") || moreThan.test(words.slice(0, index));
    const isAtLeast = saysAtLeast && [...known].some((one) => one >= count);
    return known.has(count) || isAtLeast
      ? []
      : [`${path} counts “${said}”, and the catalogue has no such number`];
  });
}

/** How many tools each plan, each family and each family in a plan has. */
function knownCounts({ products, places }: Catalogue): ReadonlySet<number> {
  const single = new Set(
    products
      .filter(
        ({ type, isForSale, includes }) =>
          type === "perpetual" && isForSale && includes.length === 0,
      )
      .map(({ path }) => path),
  );
  const families = new Map<string, Set<string>>();
  for (const { family, products: paths } of places) {
    if (family === null) continue;
    const known = families.get(family) ?? new Set();
    for (const path of paths) if (single.has(path)) known.add(path);
    families.set(family, known);
  }
  const counts = new Set([...families.values()].map(({ size }) => size));
  for (const { includes, isForSale } of products) {
    if (!isForSale || includes.length === 0) continue;
    const tools = includes.filter((path) => single.has(path));
    counts.add(tools.length);
    for (const family of families.values()) {
      const own = tools.filter((path) => family.has(path));
      counts.add(own.length);
      // AutoKey finds the key for the others, and is no edition.
      counts.add(own.filter((path) => path !== "auto-key").length);
    }
  }
  return counts;
}

function judgeStructured(json: string, path: string, catalogue: Catalogue): string[] {
  return productsIn(JSON.parse(json)).flatMap(({ sku, offers }) => {
    const named = catalogue.products.filter(({ pid }) => pid === sku).map((one) => one.path);
    if (named.length === 0) return [`${path} tells search engines of ${sku}, which is not sold`];
    const products = formsOf(named, catalogue);
    return offers.flatMap(({ price, priceCurrency }) => {
      const digits = priceCurrency === "JPY" || priceCurrency === "KRW" ? 0 : 2;
      const amount = Math.round(Number(price) * 10 ** digits);
      return amountsOf(products, priceCurrency, catalogue).has(amount)
        ? []
        : [`${path} tells search engines ${price} ${priceCurrency} for ${sku}`];
    });
  });
}

interface StructuredProduct {
  readonly sku: string;
  readonly offers: readonly { readonly price: string; readonly priceCurrency: string }[];
}

function productsIn(data: unknown): StructuredProduct[] {
  if (Array.isArray(data)) return data.flatMap(productsIn);
  return isStructuredProduct(data) ? [data] : [];
}

function isStructuredProduct(data: unknown): data is StructuredProduct {
  return (
    typeof data === "object" &&
    data !== null &&
    "@type" in data &&
    data["@type"] === "Product" &&
    "sku" in data &&
    "offers" in data &&
    Array.isArray(data.offers)
  );
}

const formats = new Map<string, Intl.NumberFormat>();

function write(amount: number, currency: string, language: Language): string {
  const digits = currency === "JPY" || currency === "KRW" ? 0 : 2;
  const shown = currency === "USD" && amount % 100 === 0 ? 0 : digits;
  const key = `${language} ${currency} ${shown}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      minimumFractionDigits: shown,
      maximumFractionDigits: shown,
    });
  // Making one takes longer than all of its work on a page.
  formats.set(key, format);
  return plain(format.format(amount / 10 ** digits));
}

/** Spaces differ between systems, and a reduction may have a minus before it. */
function plain(written: string): string {
  return written.replaceAll(/[\s\u00a0\u202f]/g, "").replace(/^[-−–]/, "");
}
