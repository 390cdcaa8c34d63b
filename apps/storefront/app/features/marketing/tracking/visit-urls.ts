import { isRecord } from "../../../platform/api/is-record.ts";

/**
 * The URLs of this visit, newest first, from the browser's own history. Consent may come some pages after the landing
 * page: nothing has to be stored for that before.
 */
export function visitUrls(): string[] {
  const [arrived] = performance.getEntriesByType("navigation");
  const known = [location.href, ...historyOfTab().toReversed(), document.referrer];
  return [...known, arrived?.name ?? ""].filter(isOwn);
}

/** Not every browser exposes it. */
function historyOfTab(): string[] {
  const navigation: unknown = Reflect.get(globalThis, "navigation");
  if (!isRecord(navigation) || typeof navigation["entries"] !== "function") return [];
  const entries: unknown = Reflect.apply(navigation["entries"], navigation, []);
  if (!Array.isArray(entries)) return [];
  return entries
    .map((entry: unknown) =>
      typeof entry === "object" && entry !== null ? Reflect.get(entry, "url") : undefined,
    )
    .filter((url) => typeof url === "string");
}

function isOwn(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === location.origin;
}
