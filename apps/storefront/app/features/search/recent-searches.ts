const key = "recent-searches";
const most = 5;

/** What this browser has looked for, the last first. It stays in this browser. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((entry) => typeof entry === "string" && entry !== "").slice(0, most)
      : [];
  } catch {
    // Kept by nobody, or not readable any more.
    return [];
  }
}

export function keepRecentSearch(query: string): void {
  const asked = query.trim();
  if (asked === "") return;
  const others = readRecentSearches().filter(
    (entry) => entry.toLowerCase() !== asked.toLowerCase(),
  );
  write([asked, ...others].slice(0, most));
}

export function forgetRecentSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing searches all the same.
  }
}
