import { create } from "zustand";
import { showKeptConsent, useConsent } from "../../state/consent.ts";

/**
 * When the question about cookies was out of the way, in milliseconds of the document's life: 0 where it was
 * answered on an earlier visit, undefined while it is asked. Two questions at once are one too many.
 */
export const useConsentAnswered = create<{ readonly at: number | undefined }>(() => ({
  at: undefined,
}));

/** The returned function ends it. */
export function followConsentAnswer(): () => void {
  showKeptConsent();
  const take = (now: number) =>
    useConsentAnswered.setState(({ at }) => ({
      at: useConsent.getState().status === -1 ? undefined : (at ?? now),
    }));
  take(0);
  return useConsent.subscribe(() => take(performance.now()));
}
