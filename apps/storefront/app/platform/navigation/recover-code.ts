import { notifyOffline } from "../notifications/notify-offline.ts";
import { notifyMissingCode } from "../notifications/notify-missing-code.ts";
import { loadFresh } from "../api/load-fresh.ts";

/**
 * Code of the current page could not be loaded: a newer release may have replaced it, and its page has the new one. Where
 * that would not help, the page stays and says so.
 */
export function recoverPart(): void {
  if (navigator.onLine && loadFresh()) return;
  notifyMissingCode();
}

/**
 * The code of the next page could not be loaded: its address leads there too, past the caches if that was not tried just
 * now. Without a connection the current page stays and says so. Returns whether it is left.
 */
export function recoverPage(href: string): boolean {
  if (!navigator.onLine) {
    notifyOffline();
    return false;
  }
  if (!loadFresh(href)) location.assign(href);
  return true;
}
