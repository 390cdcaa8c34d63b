import type { ManualHitView, ManualSearchView } from "@autotune/contract";
import { isLanguage, type Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

interface ManualQuestion {
  readonly query: string;
  /** The slug of the one manual to search. */
  readonly manual: string | undefined;
  readonly language: Language;
}

/** Sections of manuals that match the words; undefined without a response. */
export async function fetchManualSearch(
  { query, manual, language }: ManualQuestion,
  signal: AbortSignal,
): Promise<ManualSearchView | undefined> {
  const parameters = new URLSearchParams({ q: query, lang: language, mode: "typing" });
  if (manual !== undefined) parameters.set("manual", manual);
  const path = `/wp-json/antares/v1/manual-search?${parameters.toString()}`;
  const response = await callShop({ method: "GET", path, signal });
  return response.ok ? readManualSearch(response.value) : undefined;
}

export function readManualSearch(value: unknown): ManualSearchView | undefined {
  if (!isRecord(value) || typeof value["total"] !== "number" || !Array.isArray(value["hits"])) {
    return undefined;
  }
  const hits = value["hits"].map(readHit).filter((hit) => hit !== undefined);
  const readAs = typeof value["readAs"] === "string" ? value["readAs"] : "";
  return { readAs, total: value["total"], hits };
}

function readHit(value: unknown): ManualHitView | undefined {
  if (!isRecord(value)) return undefined;
  const { manual, chapter, title, href, language, excerpt } = value;
  if (typeof manual !== "string" || typeof chapter !== "string") return undefined;
  if (typeof title !== "string" || typeof href !== "string" || !href.startsWith("/")) {
    return undefined;
  }
  if (typeof language !== "string" || !isLanguage(language)) return undefined;
  if (!Array.isArray(excerpt)) return undefined;
  return { manual, chapter, title, href, language, excerpt: excerpt.filter(isExcerptPart) };
}

function isExcerptPart(value: unknown): value is ManualHitView["excerpt"][number] {
  return (
    isRecord(value) && typeof value["text"] === "string" && typeof value["isHit"] === "boolean"
  );
}
