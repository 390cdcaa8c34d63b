import { splitLanguage } from "@autotune/routes";
import { throttle, throttleTimes } from "@autotune/ui";
import { create } from "zustand";
import { callShop } from "../../../platform/api/call-shop.ts";
import { readSummary, type Summary } from "../api/read-summary.ts";
import { useUser } from "../../identity/session/user-store.ts";

export interface SummaryState extends Summary {
  /** Unknown until the first response; the values are empty until then. */
  readonly status: "unknown" | "known";
}

const unknown: SummaryState = { status: "unknown", ...readSummary(undefined) };

/** The summary of the signed-in person's account. */
export const useSummary = create<SummaryState>(() => unknown);

/**
 * Fetches the summary of the signed-in person, and again whenever the window gets the focus: they may have bought
 * something elsewhere. The returned function stops this and clears the summary.
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

let lastRequest = 0;
/** The request whose response is shown. */
let shownRequest = 0;

/** Refetches the summary. Without a response the known one stays. */
export async function refreshSummary(signal?: AbortSignal): Promise<void> {
  const userId = useUser.getState().user?.id;
  if (userId === undefined) return;
  lastRequest += 1;
  const request = lastRequest;
  // The response leaves out what has not changed.
  const { status, versions } = useSummary.getState();
  const { language } = splitLanguage(location.pathname);
  const response = await callShop({
    method: "POST",
    path: "/laravel/rest/products/summary",
    body: { data: JSON.stringify({ ...versions, language }) },
    verified: true,
    ...(signal === undefined ? {} : { signal }),
  });
  // The user may have changed by now.
  if (!response.ok || signal?.aborted === true || useUser.getState().user?.id !== userId) return;
  // A later request was quicker: what it brought is newer than this.
  if (request < shownRequest) return;
  // The known state that it was compared with was reset meanwhile.
  if (status === "known" && useSummary.getState().status === "unknown")
    return refreshSummary(signal);
  shownRequest = request;
  useSummary.setState((before) => ({ status: "known", ...readSummary(response.value, before) }));
}

/** The signed-in person's summary, fetched where it is not known yet; null for everybody else. */
export async function knownSummary(): Promise<Summary | null> {
  if (useUser.getState().status !== "signedIn") return null;
  if (useSummary.getState().status === "unknown") await refreshSummary();
  const summary = useSummary.getState();
  return summary.status === "known" ? summary : null;
}
