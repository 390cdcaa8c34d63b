const key = "reloaded-at";
const shortestPause = 10 * 60 * 1000;

/**
 * Reloads the page when the server reports it as outdated, at most once in ten minutes: an edge that
 * still serves the old page must not make it reload for ever. Returns whether it reloads.
 */
export function reloadThrottled(
  storage: () => Pick<Storage, "getItem" | "setItem"> = () => localStorage,
  reload: () => void = () => location.reload(),
  now: number = Date.now(),
): boolean {
  try {
    const last = Number(storage().getItem(key));
    if (last <= now && now - last < shortestPause) return false;
    storage().setItem(key, String(now));
  } catch {
    // Without storage nothing would end the reloading.
    return false;
  }
  reload();
  return true;
}

let isBlocked = false;

/** While it is blocked, an outdated page stays as it is. */
export function blockReloads(blocked: boolean): void {
  isBlocked = blocked;
}

/** A call was rejected because this page is too old for the server. */
export function reloadOutdatedPage(): void {
  if (!isBlocked) reloadThrottled();
}
