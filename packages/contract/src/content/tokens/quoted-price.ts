import {
  currencies,
  defaultCurrency,
  formatMoney,
  intervalUnits,
  type IntervalUnit,
  type Prices,
} from "@autotune/commerce";

/** A price inside a text, in every currency: the page shows the reader's. */
export interface QuotedPrice {
  /** Whose price it is: a product's path, or `family/<family>`. */
  readonly of: string;
  readonly prices: Prices;
  /** How often it is paid; null for once. */
  readonly unit: IntervalUnit | null;
}

const quoted = /\{amounts:([a-z\d/-]+):([\d,]+)(?:;([dwmy]))?\}/;

/** As the server puts it into the text, in place of the editor's token. */
export function writeQuotedPrice({ of, prices, unit }: QuotedPrice): string {
  const amounts = currencies.map((currency) => prices[currency]).join(",");
  return `{amounts:${of}:${amounts}${unit === null ? "" : `;${unit}`}}`;
}

/** The words of a text and the prices between them. */
export function splitQuotedPrices(text: string): (string | QuotedPrice)[] {
  const found = quoted.exec(text);
  if (found === null) return text === "" ? [] : [text];
  const before = text.slice(0, found.index);
  const after = splitQuotedPrices(text.slice(found.index + found[0].length));
  const [, of = "", amounts = "", unit] = found;
  const price = readQuotedPrice(of, amounts, unit);
  return [...(before === "" ? [] : [before]), ...(price === undefined ? [] : [price]), ...after];
}

/** Without markup, for search engines: they get the default currency. */
export function quotePlainly(text: string, language: string): string {
  return splitQuotedPrices(text)
    .map((part) =>
      typeof part === "string"
        ? part
        : formatMoney(
            { amount: part.prices[defaultCurrency], currency: defaultCurrency },
            language,
          ),
    )
    .join("");
}

function readQuotedPrice(
  of: string,
  written: string,
  letter: string | undefined,
): QuotedPrice | undefined {
  const amounts = written.split(",").map(Number);
  const [first] = amounts;
  if (first === undefined || amounts.length !== currencies.length) return undefined;
  const prices = Object.fromEntries(
    currencies.map((currency, place) => [currency, amounts[place] ?? first]),
  );
  const unit = intervalUnits.find((one) => one === letter) ?? null;
  return isPrices(prices) ? { of, prices, unit } : undefined;
}

function isPrices(value: Readonly<Record<string, number>>): value is Prices {
  return currencies.every((currency) => Number.isInteger(value[currency]));
}
