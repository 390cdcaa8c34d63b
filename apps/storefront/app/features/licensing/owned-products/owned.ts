import { create } from "zustand";
import type { OwnedProduct } from "../api/fetch-owned-products.ts";
import { useUser } from "../../identity/session/user-store.ts";

interface OwnedState {
  readonly status: "unknown" | "ready" | "failed";
  /** Licences of the signed-in person, each with its upgrades. */
  readonly owned: readonly OwnedProduct[];
}

const nothing: OwnedState = { status: "unknown", owned: [] };

export const useOwned = create<OwnedState>(() => nothing);

let request: { readonly stop: AbortController; readonly response: Promise<void> } | undefined;

/** Fetches what the signed-in person owns, once; concurrent callers share the request. */
export function loadOwned(): Promise<void> {
  return request?.response ?? refreshOwned();
}

/** Refetches what may have changed elsewhere. The known value stays until a response comes. */
export function refreshOwned(): Promise<void> {
  request?.stop.abort();
  const stop = new AbortController();
  request = { stop, response: fetchOwned(stop.signal) };
  return request.response;
}

/** After a purchase, or when a failure is tried again. */
export function reloadOwned(): Promise<void> {
  clearOwned();
  return loadOwned();
}

async function fetchOwned(signal: AbortSignal): Promise<void> {
  const products = await import("../api/fetch-owned-products.ts").then(
    ({ fetchOwnedProducts }) => fetchOwnedProducts(signal),
    () => undefined,
  );
  if (signal.aborted) return;
  if (products === undefined) {
    request = undefined;
    useOwned.setState((known) =>
      known.status === "ready" ? known : { ...nothing, status: "failed" },
    );
  } else useOwned.setState({ status: "ready", owned: products });
}

function clearOwned(): void {
  request?.stop.abort();
  request = undefined;
  useOwned.setState(nothing);
}

// Reset when the user changes.
useUser.subscribe(({ user }, { user: before }) => {
  if (user?.id !== before?.id) clearOwned();
});
