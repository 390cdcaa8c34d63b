import { create } from "zustand";
import { otherTabs } from "./tabs.ts";

/** 1: granted. 0: denied. -1: nobody has answered yet. */
type ConsentStatus = -1 | 0 | 1;

const key = "consent";

/** Unanswered until the browser was asked: pages are the same for everyone. */
export const useConsent = create<{ readonly status: ConsentStatus }>(() => ({ status: -1 }));

export function setConsent(status: 0 | 1): void {
  try {
    localStorage.setItem(key, String(status));
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

function readKept(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function readStatus(text: string | undefined): ConsentStatus {
  if (text === "1") return 1;
  return text === "0" ? 0 : -1;
}
