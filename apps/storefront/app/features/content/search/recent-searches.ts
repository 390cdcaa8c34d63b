const key = "recent-searches";
const most = 5;

/** The recent searches of this browser, newest first. Never sent to the server. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === "string" && entry !== "").slice(0, most)
      : [];
  } catch {
    // Blocked, or not readable any more.
    return [];
  }
}

export function saveRecentSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed === "") return;
  const others = readRecentSearches().filter(
    (entry) => entry.toLowerCase() !== trimmed.toLowerCase(),
  );
  write([trimmed, ...others].slice(0, most));
}

export function clearRecentSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Where storage is blocked, the search works all the same.
  }
}
