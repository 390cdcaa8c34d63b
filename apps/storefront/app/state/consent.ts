import { create } from "zustand";
import { otherTabs } from "./tabs.ts";

/** 1: granted. 0: denied. -1: nobody has answered yet. */
export type ConsentStatus = -1 | 0 | 1;

export const consentKey = "consent";

/** Unanswered until the browser was asked: pages are the same for everyone. */
export const useConsent = create<{ readonly status: ConsentStatus }>(() => ({ status: -1 }));

export function setConsent(status: 0 | 1): void {
  try {
    localStorage.setItem(consentKey, String(status));
  } catch {
    // Where storing is forbidden, the answer holds for this page.
  }
  useConsent.setState({ status });
  otherTabs()?.tell("consent", String(status));
}

/** Shows the answer that is kept; where storing is forbidden, the one that another tab told of. */
export function showKeptConsent(told?: string): void {
  useConsent.setState({ status: readStatus(readKept() ?? told) });
}

/** Whether what measures or advertises may run. */
export function isTrackingAllowed(): boolean {
  return useConsent.getState().status === 1;
}

/** Runs it once: now, or as soon as somebody agrees, in this tab or another one. The returned function ends the wait. */
export function whenTrackingAllowed(run: () => void): () => void {
  if (isTrackingAllowed()) {
    run();
    return () => {};
  }
  const stop = useConsent.subscribe(({ status }) => {
    if (status !== 1) return;
    stop();
    run();
  });
  return stop;
}

function readKept(): string | undefined {
  try {
    return localStorage.getItem(consentKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function readStatus(text: string | undefined): ConsentStatus {
  if (text === "1") return 1;
  return text === "0" ? 0 : -1;
}
