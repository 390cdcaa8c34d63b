/** For this parameter the edge bypasses its cache. `settleFreshLoad` takes it out of the address bar. */
const parameter = "fresh";
const key = "reloaded-at";
const shortestPause = 10 * 60 * 1000;

let loadedFresh: string | undefined;
let isBlocked = false;

/** While it is blocked, an outdated page stays as it is. */
export function blockFreshLoads(blocked: boolean): void {
  isBlocked = blocked;
}

/**
 * Loads an address of the shop past the caches, because this page's release is gone: at most once in ten minutes,
 * and never the address that was just loaded so. An edge or a server that lacks a file must not make a page reload for
 * ever. Returns whether it loads.
 */
export function loadFresh(href: string = location.href, { now = Date.now() } = {}): boolean {
  const url = new URL(href, location.href);
  if (isBlocked || url.pathname === loadedFresh) return false;
  try {
    const last = Number(localStorage.getItem(key));
    if (last <= now && now - last < shortestPause) return false;
    localStorage.setItem(key, String(now));
  } catch {
    // Without storage nothing would end the reloading.
    return false;
  }
  url.searchParams.set(parameter, now.toString(36));
  location.assign(url.href);
  return true;
}

/** Before the router reads the address. */
export function settleFreshLoad(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  loadedFresh = url.pathname;
  history.replaceState(history.state, "", url);
}
