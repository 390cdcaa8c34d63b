import { create } from "zustand";
import { showStoredConsent, useConsent } from "../../consent/consent.ts";

/**
 * When the consent banner was closed, in milliseconds since the document's start: 0 if the choice was made on an
 * earlier visit, undefined while it is open. The popup must not appear together with the banner.
 */
export const useConsentChoice = create<{ readonly at: number | undefined }>(() => ({
  at: undefined,
}));

/** The returned function ends it. */
export function followConsentChoice(): () => void {
  showStoredConsent();
  const take = (now: number) =>
    useConsentChoice.setState(({ at }) => ({
      at: useConsent.getState().status === -1 ? undefined : (at ?? now),
    }));
  take(0);
  return useConsent.subscribe(() => take(performance.now()));
}
