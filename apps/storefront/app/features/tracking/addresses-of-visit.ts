import { isRecord } from "../../calls/is-record.ts";

/**
 * The addresses of this visit, newest first, as the browser itself remembers them for its back button. Somebody may
 * agree some pages after the one that they came to: nothing has to be kept for that before.
 */
export function addressesOfVisit(): string[] {
  const [arrived] = performance.getEntriesByType("navigation");
  const known = [location.href, ...historyOfTab().toReversed(), document.referrer];
  return [...known, arrived?.name ?? ""].filter(isOwn);
}

/** Not every browser lets a page read it. */
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

function isOwn(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin;
}
