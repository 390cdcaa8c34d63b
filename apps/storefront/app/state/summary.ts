import { splitLanguage } from "@autotune/routes";
import { throttle, throttleTimes } from "@autotune/ui";
import { create } from "zustand";
import { callShop } from "../calls/call-shop.ts";
import { readSummary, type Summary } from "../calls/read-summary.ts";
import { useUser } from "./user-store.ts";

export interface SummaryState extends Summary {
  /** Unknown until the server has said it; what stands there until then is nothing. */
  readonly status: "unknown" | "known";
}

const unknown: SummaryState = { status: "unknown", ...readSummary(undefined) };

/** What the signed-in person's account holds. */
export const useSummary = create<SummaryState>(() => unknown);

/**
 * Asks for the person who is signed in now, and again whenever the window gets the focus: they may have
 * bought something elsewhere. The returned function ends that and forgets the answer.
 */
export function followSummary(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  void refreshSummary(signal);
  const onFocus = throttle(() => void refreshSummary(signal), throttleTimes.focus);
  addEventListener("focus", onFocus, { signal });
  return () => {
    stop.abort();
    onFocus.cancel();
    useSummary.setState(unknown);
  };
}

/** Asks what the account holds now. Where no answer comes, what was known stays. */
export async function refreshSummary(signal?: AbortSignal): Promise<void> {
  const asker = useUser.getState().user?.id;
  if (asker === undefined) return;
  // What has not changed since is left out of the answer.
  const { status, versions } = useSummary.getState();
  const { language } = splitLanguage(location.pathname);
  const answer = await callShop({
    method: "POST",
    path: "/laravel/rest/products/summary",
    body: { data: JSON.stringify({ ...versions, language }) },
    verified: true,
    ...(signal === undefined ? {} : { signal }),
  });
  // Somebody else may be here by now.
  if (!answer.ok || signal?.aborted === true || useUser.getState().user?.id !== asker) return;
  // What it was told against was forgotten meanwhile.
  if (status === "known" && useSummary.getState().status === "unknown")
    return refreshSummary(signal);
  useSummary.setState((before) => ({ status: "known", ...readSummary(answer.value, before) }));
}

/** The summary of whoever is signed in, asked for where it is not known yet; null for everybody else. */
export async function knownSummary(): Promise<Summary | null> {
  if (useUser.getState().status !== "signedIn") return null;
  if (useSummary.getState().status === "unknown") await refreshSummary();
  const summary = useSummary.getState();
  return summary.status === "known" ? summary : null;
}
