import type { CartItem, Currency } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { create } from "zustand";
import { useCountry } from "./country.ts";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";

/** What a gift says of itself where it can be chosen. */
export interface FreebieText {
  readonly title: string;
  readonly text: string;
}

interface CatalogueState {
  /** Loading from the start; without a catalogue nothing can be sold, so a failure ends nothing. */
  readonly status: "loading" | "ready" | "failed";
  readonly currency: Currency;
  /** Everything that can lie in a cart, by path; upgrades come with what somebody owns. */
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
 * Fetches the catalogue once; whoever asks meanwhile waits for the same answer. After a failure it tries again.
 * Says whether there is a catalogue then; the person knows where there is none.
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

// The prices of another country are asked for as soon as it is chosen; nothing waits for that to show.
useCountry.subscribe(({ currency }) => {
  useCatalogue.setState({ currency });
  if (loading !== undefined) void reloadCatalogue();
});

/** Every page carries this file, so what asks and reads comes when it is wanted. */
async function fetchNow(): Promise<boolean> {
  const outcome = await import("./fetch-catalogue.ts").then(
    ({ fetchCatalogue }) => fetchCatalogue(),
    () => "failed" as const,
  );
  if (outcome === "superseded") return loadCatalogue();
  const { status } = useCatalogue.getState();
  if (status === "ready") return true;
  loading = undefined;
  // Told once: it stays on the screen until it is closed.
  if (outcome === "left" || status === "failed") return false;
  useCatalogue.setState({ status: "failed" });
  notify({
    kind: "error",
    text: say(msg`An unexpected error has occurred; we apologize for the inconvenience.`),
  });
  return false;
}

export function findItem(path: string): CartItem | undefined {
  return useCatalogue.getState().products.get(path);
}
