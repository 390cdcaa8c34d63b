import { intervalUnits } from "@autotune/commerce";
import type { FoundProduct, SearchResponse, SearchHit, SearchKind } from "@autotune/contract";
import { isLanguage, type Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readAmounts } from "../../catalogue/api/read-amounts.ts";

export type SearchOutcome =
  | { readonly ok: true; readonly results: SearchResponse }
  /** `offline`: no response. `unavailable`: the shop cannot search now. */
  | { readonly ok: false; readonly reason: "offline" | "unavailable" };

interface SearchQuestion {
  readonly query: string;
  readonly language: Language;
  /** Whether the last word may be unfinished. */
  readonly isTyping: boolean;
}

export async function fetchSearch(
  { query, language, isTyping }: SearchQuestion,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const parameters = new URLSearchParams({
    q: query,
    lang: language,
    ...(isTyping ? { mode: "typing" } : {}),
  });
  const path = `/wp-json/antares/v1/search?${parameters.toString()}`;
  const response = await callShop({ method: "GET", path, signal });
  const results = response.ok ? readSearchResponse(response.value) : undefined;
  if (results !== undefined) return { ok: true, results };
  return { ok: false, reason: response.status === 0 ? "offline" : "unavailable" };
}

export function readSearchResponse(value: unknown): SearchResponse | undefined {
  if (!isRecord(value) || !Array.isArray(value["groups"])) return undefined;
  return {
    readAs: textOf(value["readAs"]),
    total: Number(value["total"]),
    best: readHits(value["best"]),
    suggestions: Array.isArray(value["suggestions"])
      ? value["suggestions"].filter((one) => typeof one === "string")
      : [],
    groups: value["groups"].filter(isRecord).flatMap(readGroup),
  };
}

// The contract's own list would bring its schemas into the browser.
const kinds: Readonly<Record<SearchKind, true>> = {
  "product-pages": true,
  tutorials: true,
  manuals: true,
  posts: true,
  artists: true,
  "download-pages": true,
  pages: true,
  "search-screens": true,
};

function isSearchKind(value: unknown): value is SearchKind {
  return typeof value === "string" && Object.hasOwn(kinds, value);
}

function readGroup({
  kind,
  total,
  hits,
}: Readonly<Record<string, unknown>>): SearchResponse["groups"] {
  if (!isSearchKind(kind) || !Array.isArray(hits)) return [];
  return [{ kind, total: Number(total), hits: readHits(hits) }];
}

function readHits(value: unknown): SearchHit[] {
  return Array.isArray(value) ? value.filter(isRecord).flatMap(readHit) : [];
}

function readHit({
  kind,
  title,
  partOf,
  href,
  language,
  excerpt,
  product,
}: Readonly<Record<string, unknown>>): SearchHit[] {
  const own = textOf(language);
  // Only URLs of this site.
  if (!/^\/(?![/\\])/.test(textOf(href)) || !isLanguage(own) || !isSearchKind(kind)) return [];
  const parts = Array.isArray(excerpt) ? excerpt.filter(isRecord) : [];
  const found = readProduct(product);
  return [
    {
      kind,
      title: textOf(title),
      partOf: textOf(partOf),
      href: textOf(href),
      language: own,
      excerpt: parts.map(({ text, isHit }) => ({ text: textOf(text), isHit: isHit === true })),
      ...(found === undefined ? {} : { product: found }),
    },
  ];
}

/** Undefined also where its price cannot be read: the hit is shown without it. */
function readProduct(value: unknown): FoundProduct | undefined {
  if (!isRecord(value)) return undefined;
  const prices = readAmounts(value["prices"]);
  if (prices === undefined) return undefined;
  const unit = intervalUnits.find((candidate) => candidate === value["unit"]) ?? null;
  return { pid: textOf(value["pid"]), prices, unit, isFrom: value["isFrom"] === true };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
