import { throttle, throttleTimes } from "@autotune/ui";
import { noteRelease } from "../../../platform/navigation/newer-release.ts";
import { checkCache } from "../api/check-cache.ts";
import { loadCatalogue, reloadCatalogue, useCatalogue } from "./catalogue.ts";

const shortestPause = 10 * 60 * 1000;

/** When the version or the catalogue was last fetched. */
let checkedAt = 0;
let known: string | undefined;

/**
 * When the person returns to the page after a while, the catalogue is refetched if its version has changed, and a new
 * release is noticed. A failed catalogue is retried. The returned function stops this.
 */
export function followCatalogue(): () => void {
  checkedAt = Date.now();
  const onFocus = throttle(() => void lookAgain(Date.now()), throttleTimes.focus);
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // The page may have been left during the request.
    if (persisted) void loadCatalogue();
  };
  addEventListener("focus", onFocus);
  addEventListener("pageshow", onShow);
  return () => {
    onFocus.cancel();
    removeEventListener("focus", onFocus);
    removeEventListener("pageshow", onShow);
  };
}

export async function lookAgain(now: number): Promise<void> {
  if (useCatalogue.getState().status === "failed") {
    await loadCatalogue();
    return;
  }
  if (now - checkedAt < shortestPause) return;
  checkedAt = now;
  const { catalogue, release } = await checkCache();
  noteRelease(release);
  if (catalogue === undefined || catalogue === known) return;
  known = catalogue;
  await reloadCatalogue();
}
