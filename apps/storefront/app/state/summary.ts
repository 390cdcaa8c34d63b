import { throttle, throttleTimes } from "@autotune/ui";
import { create } from "zustand";
import { callShop } from "../calls/call-shop.ts";
import { readSummary, type Summary } from "../calls/read-summary.ts";

/** What the signed-in person's account holds: nothing until the server has said so. */
export const useSummary = create<Summary>(() => readSummary(undefined));

/**
 * Asks for the person who is signed in now, and again whenever the window gets the focus: they may have
 * bought something elsewhere. The returned function ends that and forgets the answer.
 */
export function followSummary(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ask = async () => {
    const answer = await callShop({
      method: "POST",
      path: "/laravel/rest/products/summary",
      body: { data: "{}" },
      signal,
    });
    // Only ornaments depend on it: where no answer comes, nobody is told.
    if (!signal.aborted && answer.ok) useSummary.setState(readSummary(answer.value));
  };
  void ask();
  const onFocus = throttle(() => void ask(), throttleTimes.focus);
  addEventListener("focus", onFocus, { signal });
  return () => {
    stop.abort();
    onFocus.cancel();
    useSummary.setState(readSummary(undefined));
  };
}
