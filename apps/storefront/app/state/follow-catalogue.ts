import { throttle, throttleTimes } from "@autotune/ui";
import { askCatalogueVersion } from "../calls/ask-catalogue-version.ts";
import { loadCatalogue, reloadCatalogue, useCatalogue } from "./catalogue.ts";

const shortestPause = 10 * 60 * 1000;

/** When the version was asked for last, or the catalogue itself. */
let askedAt = 0;
let known: string | undefined;

/**
 * Whoever comes back to the page after a while gets the prices of now: the catalogue is fetched anew where
 * its version has changed. One that could not be fetched is tried again. Returns what ends that.
 */
export function followCatalogue(): () => void {
  askedAt = Date.now();
  const onFocus = throttle(() => void lookAgain(Date.now()), throttleTimes.focus);
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // The page may have been left while it asked.
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
  if (now - askedAt < shortestPause) return;
  askedAt = now;
  const version = await askCatalogueVersion();
  if (version === undefined || version === known) return;
  known = version;
  await reloadCatalogue();
}
