import { create } from "zustand";
import { storedText } from "../../platform/storage/stored-value.ts";
import { otherTabs } from "../../platform/tabs/tab-channel.ts";

/** 1: granted. 0: denied. -1: no choice yet. */
export type ConsentStatus = -1 | 0 | 1;

/** Kept until it is removed, as the inventory of stored values says. */
export const consentKey = "consent";

const stored = storedText(consentKey);

/** Unset until it is read from storage: pages are the same for everyone. */
export const useConsent = create<{ readonly status: ConsentStatus }>(() => ({ status: -1 }));

export function setConsent(choice: 0 | 1): void {
  const status = hasPrivacySignal() ? 0 : choice;
  // Without storage the choice holds for this page.
  stored.save(String(status));
  useConsent.setState({ status });
  otherTabs()?.send("consent", String(status));
}

/** Shows the stored choice; without storage, the one from another tab's message. */
export function showStoredConsent(message?: string): void {
  useConsent.setState({ status: readStatus(stored.read() ?? message) });
}

/** Whether analytics and advertising may run. */
export function isTrackingAllowed(): boolean {
  return useConsent.getState().status === 1;
}

/** Runs it once: now, or as soon as consent is given, in this tab or another one. The returned function cancels it. */
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

/** Global Privacy Control: the browser itself says no, for every site. It outweighs what was stored before. */
export function hasPrivacySignal(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

function readStatus(text: string | undefined): ConsentStatus {
  if (hasPrivacySignal()) return 0;
  if (text === "1") return 1;
  return text === "0" ? 0 : -1;
}
