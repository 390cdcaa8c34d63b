import type { SearchResponse, SearchHit, SearchKind } from "@autotune/contract";
import { isLanguage, type Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

export type SearchOutcome =
  | { readonly ok: true; readonly results: SearchResponse }
  /** `offline`: no response. `unavailable`: the shop cannot search now. */
  | { readonly ok: false; readonly reason: "offline" | "unavailable" };

export async function fetchSearch(
  query: string,
  language: Language,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const path = `/wp-json/antares/v1/search?q=${encodeURIComponent(query)}&lang=${language}`;
  const response = await callShop({ method: "GET", path, signal });
  const results = response.ok ? readSearchResponse(response.value) : undefined;
  if (results !== undefined) return { ok: true, results };
  return { ok: false, reason: response.status === 0 ? "offline" : "unavailable" };
}

export function readSearchResponse(value: unknown): SearchResponse | undefined {
  if (!isRecord(value) || !Array.isArray(value["groups"])) return undefined;
  return {
    readAs: textOf(value["readAs"]),
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
  return [{ kind, total: Number(total), hits: hits.filter(isRecord).flatMap(readHit) }];
}

function readHit({
  title,
  partOf,
  href,
  language,
  excerpt,
}: Readonly<Record<string, unknown>>): SearchHit[] {
  const own = textOf(language);
  // Only URLs of this site.
  if (!/^\/(?![/\\])/.test(textOf(href)) || !isLanguage(own)) return [];
  const parts = Array.isArray(excerpt) ? excerpt.filter(isRecord) : [];
  return [
    {
      title: textOf(title),
      partOf: textOf(partOf),
      href: textOf(href),
      language: own,
      excerpt: parts.map(({ text, isHit }) => ({ text: textOf(text), isHit: isHit === true })),
    },
  ];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
