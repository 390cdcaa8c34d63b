import type { CartItem, Currency } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { create } from "zustand";
import { useCountry } from "../country/country.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";

/** The texts of a gift where it can be chosen. */
export interface FreebieText {
  readonly title: string;
  readonly text: string;
}

interface CatalogueState {
  /** Loading from the start; a failure does not end it, since nothing can be sold without a catalogue. */
  readonly status: "loading" | "ready" | "failed";
  readonly currency: Currency;
  /** Everything that can be in a cart, by path; upgrades come with the owned products. */
  readonly products: ReadonlyMap<string, CartItem>;
  /** By the gift's path. */
  readonly freebieTexts: ReadonlyMap<string, FreebieText>;
}

export const useCatalogue = create<CatalogueState>(() => ({
  status: "loading",
  currency: useCountry.getState().currency,
  products: new Map(),
  freebieTexts: new Map(),
}));

let loading: Promise<boolean> | undefined;

/**
 * Fetches the catalogue once; concurrent callers share the request. After a failure the next call tries again.
 * Returns whether there is a catalogue; the person is notified where there is none.
 */
export function loadCatalogue(): Promise<boolean> {
  loading ??= fetchNow();
  return loading;
}

/** For another country, another language, or what an editor has published since. */
export function reloadCatalogue(): Promise<boolean> {
  loading = fetchNow();
  return loading;
}

// The prices of another country are fetched as soon as it is chosen.
useCountry.subscribe(({ currency }) => {
  useCatalogue.setState({ currency });
  if (loading !== undefined) void reloadCatalogue();
});

/** Every page carries this file, so the code that fetches and parses is loaded on demand. */
async function fetchNow(): Promise<boolean> {
  const outcome = await import("./fetch-catalogue.ts").then(
    ({ fetchCatalogue }) => fetchCatalogue(),
    () => "failed" as const,
  );
  if (outcome === "superseded") return loadCatalogue();
  const { status } = useCatalogue.getState();
  if (status === "ready") return true;
  loading = undefined;
  // Once: it stays on the screen until it is closed.
  if (outcome === "left" || status === "failed") return false;
  useCatalogue.setState({ status: "failed" });
  notify({
    kind: "error",
    text: translate(msg`An unexpected error has occurred; we apologize for the inconvenience.`),
  });
  return false;
}

export function findItem(path: string): CartItem | undefined {
  return useCatalogue.getState().products.get(path);
}
