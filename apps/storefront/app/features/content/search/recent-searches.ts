import { readTexts, storedJson } from "../../../platform/storage/stored-value.ts";

const stored = storedJson("recent-searches", readTexts);
const most = 5;

/** The recent searches of this browser, newest first. Never sent to the server. */
export function readRecentSearches(): string[] {
  return (stored.read() ?? []).filter((entry) => entry !== "").slice(0, most);
}

export function saveRecentSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed === "") return;
  const others = readRecentSearches().filter(
    (entry) => entry.toLowerCase() !== trimmed.toLowerCase(),
  );
  stored.save([trimmed, ...others].slice(0, most));
}

export function clearRecentSearches(): void {
  stored.save([]);
}
