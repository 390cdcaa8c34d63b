/**
 * What editors write where the catalogue has the answer, so that no text can contradict it:
 * `{tools:auto-tune-unlimited-monthly}` the number of tools in a plan, `{tools:creative-vocal-effects}` in a family,
 * `{tools:auto-tune-unlimited-monthly/auto-tune}` of a family in a plan; `{names:…}` the names of the same tools;
 * `{price:auto-tune-pro}` what a product costs now, `{from:auto-tune}` the lowest price of a family.
 */
const textTokenKinds = ["tools", "names", "price", "from"] as const;
type TextTokenKind = (typeof textTokenKinds)[number];

export interface TextToken {
  readonly kind: TextTokenKind;
  /** The path of a product, or a family. */
  readonly of: string;
  /** Only what belongs to this family. */
  readonly within?: string;
}

const token = /\{(tools|names|price|from):([a-z0-9-]+)(?:\/([a-z0-9-]+))?\}/g;
const prices: ReadonlySet<TextTokenKind> = new Set(["price", "from"]);

export function hasTextTokens(text: string): boolean {
  return text.search(token) !== -1;
}

export function textTokensIn(text: string): TextToken[] {
  const found: TextToken[] = [];
  replaceTextTokens(text, (one) => {
    found.push(one);
    return "";
  });
  return found;
}

export function replaceTextTokens(text: string, answer: (token: TextToken) => string): string {
  return text.replaceAll(token, (written, name: string, of: string, within?: string) => {
    const kind = textTokenKinds.find((one) => one === name);
    if (kind === undefined) return written;
    return answer({ kind, of, ...(within === undefined ? {} : { within }) });
  });
}

/** What is written like a token and is none: a mistyped one would be shown to customers as it is. */
export function findBrokenToken(text: string): string | undefined {
  return /\{[^{}]*\}?/.exec(replaceTextTokens(text, () => ""))?.[0];
}

/** A price differs by currency and is drawn, so a title or a description cannot have it; numbers and names can. */
export function isPriceToken({ kind }: TextToken): boolean {
  return prices.has(kind);
}
