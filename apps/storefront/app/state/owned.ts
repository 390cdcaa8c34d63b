import { create } from "zustand";
import type { OwnedProduct } from "../calls/ask-owned-products.ts";
import { useUser } from "./user-store.ts";

interface OwnedState {
  readonly status: "unknown" | "ready" | "failed";
  /** Licences that the signed-in person keeps, each with what it can become. */
  readonly owned: readonly OwnedProduct[];
}

const nothing: OwnedState = { status: "unknown", owned: [] };

export const useOwned = create<OwnedState>(() => nothing);

let asking: { readonly stop: AbortController; readonly answer: Promise<void> } | undefined;

/** Asks what the signed-in person owns, once; whoever asks meanwhile waits for the same answer. */
export function loadOwned(): Promise<void> {
  return asking?.answer ?? refreshOwned();
}

/** It may have changed elsewhere. What is known stands until the answer comes, and where none comes. */
export function refreshOwned(): Promise<void> {
  asking?.stop.abort();
  const stop = new AbortController();
  asking = { stop, answer: ask(stop.signal) };
  return asking.answer;
}

/** After a purchase, or when a failure is tried again. */
export function reloadOwned(): Promise<void> {
  forget();
  return loadOwned();
}

async function ask(signal: AbortSignal): Promise<void> {
  const answer = await import("../calls/ask-owned-products.ts").then(
    ({ askOwnedProducts }) => askOwnedProducts(signal),
    () => undefined,
  );
  if (signal.aborted) return;
  if (answer === undefined) {
    asking = undefined;
    useOwned.setState((known) =>
      known.status === "ready" ? known : { ...nothing, status: "failed" },
    );
  } else useOwned.setState({ status: "ready", owned: answer });
}

function forget(): void {
  asking?.stop.abort();
  asking = undefined;
  useOwned.setState(nothing);
}

// What one person owns is no other's business.
useUser.subscribe(({ user }, { user: before }) => {
  if (user?.id !== before?.id) forget();
});
