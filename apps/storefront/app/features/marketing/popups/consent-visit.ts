import { create } from "zustand";
import { showStoredConsent, useConsent } from "../../consent/consent-status.ts";
import { storedText } from "../../../platform/storage/stored-value.ts";

/** A visit is over after this long without an open page, in milliseconds. */
const visitGap = 30 * 60_000;

/** When the visit in which the cookie question was answered was last seen, in milliseconds since 1970. */
const lastSeen = storedText("consent-visit");

/**
 * Whether the cookie question was answered on an earlier visit. A visitor who has just answered one question is not
 * asked another one: until they come back, no popup opens by itself.
 */
export const useConsentVisit = create<{ readonly answeredEarlier: boolean }>(() => ({
  answeredEarlier: false,
}));

/** The returned function ends it. */
export function followConsentVisit(): () => void {
  showStoredConsent();
  const stop = new AbortController();
  let isAnswerOfThisVisit = isSameVisit(lastSeen.read(), Date.now());
  const see = () => {
    if (isAnswerOfThisVisit) lastSeen.save(String(Date.now()));
  };
  const show = () => {
    const isAnswered = useConsent.getState().status !== -1;
    useConsentVisit.setState({ answeredEarlier: isAnswered && !isAnswerOfThisVisit });
  };
  if (!isAnswerOfThisVisit) lastSeen.remove();
  see();
  show();
  // Another tab's answer arrives here too, and is one of the same visit.
  const end = useConsent.subscribe(({ status }, before) => {
    if (status === before.status) return;
    isAnswerOfThisVisit = true;
    see();
    show();
  });
  addEventListener("pagehide", see, { signal: stop.signal });
  return () => {
    end();
    stop.abort();
  };
}

function isSameVisit(seen: string | undefined, now: number): boolean {
  return seen !== undefined && now - Number(seen) < visitGap;
}
