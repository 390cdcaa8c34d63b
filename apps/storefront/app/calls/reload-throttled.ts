const key = "reloaded-at";
const shortestPause = 10 * 60 * 1000;

/**
 * Loads the page anew when the server says that it is outdated, at most once in ten minutes: an edge that
 * still serves the old page must not make it reload for ever. Says whether it reloads.
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
    // Where nothing can be kept, nothing would end the reloading.
    return false;
  }
  reload();
  return true;
}
