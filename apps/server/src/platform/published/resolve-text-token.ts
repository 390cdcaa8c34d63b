import { isPlan, mapPrices, type Offer, type Prices } from "@autotune/commerce";
import { families, writeList, writeQuotedPrice, type TextToken } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { isForSale } from "./is-for-sale.ts";

/** What the answers are taken from. */
export interface TokenFacts {
  readonly offer: (path: string) => Offer | undefined;
  /** Paths of what the pages of a family sell. */
  readonly pathsOfFamily: (family: string) => readonly string[];
  readonly nameOf: (path: string) => string | undefined;
  readonly language: Language;
}

/** What a token of an editor's text stands for now. What does not exist or is not for sale leaves nothing. */
export function resolveTextToken({ kind, of, within }: TextToken, facts: TokenFacts): string {
  switch (kind) {
    case "tools": {
      const tools = toolsOf(of, within, facts);
      return tools === undefined ? "" : String(tools.length);
    }
    case "names": {
      const names = toolsOf(of, within, facts)?.flatMap(({ path }) => facts.nameOf(path) ?? []);
      return writeList(names ?? [], facts.language);
    }
    case "price":
      return quote(of, forSale([of], facts));
    case "from":
      return quote(`family/${of}`, forSale(facts.pathsOfFamily(of), facts));
  }
}

/** The same for many texts: an answer that was given is remembered, so the facts must not change meanwhile. */
export function resolveOnce(facts: TokenFacts): (token: TextToken) => string {
  const answers = new Map<string, string>();
  return (token) => {
    const name = `${token.kind}:${token.of}/${token.within ?? ""}`;
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = resolveTextToken(token, facts);
    answers.set(name, answer);
    return answer;
  };
}

/** Of a plan or a bundle what it includes, of a family what its pages sell. */
export function toolsOf(
  of: string,
  within: string | undefined,
  facts: Pick<TokenFacts, "offer" | "pathsOfFamily">,
): Offer[] | undefined {
  const whole = facts.offer(of);
  if (whole === undefined && !isFamily(of)) return undefined;
  const paths = whole?.includes ?? facts.pathsOfFamily(of);
  const family = within === undefined ? undefined : new Set(facts.pathsOfFamily(within));
  return forSale(paths, facts).filter(
    (tool) => isSingleTool(tool) && (family === undefined || family.has(tool.path)),
  );
}

function isFamily(name: string): boolean {
  return families.some((family) => family === name);
}

function forSale(paths: readonly string[], { offer }: Pick<TokenFacts, "offer">): Offer[] {
  return [...new Set(paths)].flatMap((path) => {
    const found = offer(path);
    return found !== undefined && isForSale(found) ? [found] : [];
  });
}

/** A bundle is several tools at one price, and no further tool. */
function isSingleTool({ type, includes }: Offer): boolean {
  return type === "perpetual" && includes.length === 0;
}

/** The lowest of them in each currency. Plans are compared by the month, and never with what is paid once. */
function quote(of: string, offers: readonly Offer[]): string {
  const once = offers.filter(({ type }) => !isPlan(type));
  const [first, ...others] = once.length > 0 ? once : comparablePlans(offers);
  if (first === undefined) return "";
  const prices: Prices = mapPrices(first.prices, (amount, currency) =>
    Math.min(amount, ...others.map((other) => other.prices[currency])),
  );
  return writeQuotedPrice({ of, prices, unit: first.interval?.unit ?? null });
}

function comparablePlans(offers: readonly Offer[]): Offer[] {
  const monthly = offers.filter(
    ({ interval, trialDays }) =>
      interval?.unit === "m" && interval.count === 1 && (trialDays ?? 0) === 0,
  );
  return monthly.length > 0 ? monthly : offers.slice(0, 1);
}
