import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setConsent, useConsent } from "../../consent/consent-status.ts";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { followConsentVisit, useConsentVisit } from "./consent-visit.ts";

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  useConsent.setState({ status: -1 });
  useConsentVisit.setState({ answeredEarlier: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isFree = () => useConsentVisit.getState().answeredEarlier;

/** The next document of the same browser. */
function openNextPage(): () => void {
  useConsent.setState({ status: -1 });
  return followConsentVisit();
}

test("[POP-01] no popup before the cookie question is answered", () => {
  stubBrowser();
  const stop = followConsentVisit();
  expect(isFree()).toBe(false);
  stop();
});

test.each([0, 1] as const)("[POP-01] nor on the visit that answered it with %i", (status) => {
  const { fire } = stubBrowser();
  const stop = followConsentVisit();
  setConsent(status);
  expect(isFree()).toBe(false);
  // However long the page stays open, and on the next one too.
  vi.advanceTimersByTime(300 * minute);
  fire("pagehide");
  stop();
  vi.advanceTimersByTime(29 * minute);
  const stopNext = openNextPage();
  expect(isFree()).toBe(false);
  stopNext();
});

test("[POP-01] an answer of an earlier visit leaves it free", () => {
  const { fire, stored } = stubBrowser();
  const stop = followConsentVisit();
  setConsent(1);
  fire("pagehide");
  stop();
  vi.advanceTimersByTime(31 * minute);
  const stopNext = openNextPage();
  expect(isFree()).toBe(true);
  expect([...stored.keys()]).toEqual(["consent"]);
  // Changing one's mind is an answer too.
  setConsent(0);
  expect(isFree()).toBe(false);
  stopNext();
});

test("[POP-01] an answer in another tab is one of this visit", () => {
  const { stored } = stubBrowser();
  const stop = followConsentVisit();
  stored.set("consent", "0");
  useConsent.setState({ status: 0 });
  expect(isFree()).toBe(false);
  stop();
});

test("a stored text that is no time is of no visit", () => {
  const { stored } = stubBrowser();
  stored.set("consent", "0");
  stored.set("consent-visit", "yesterday");
  const stop = followConsentVisit();
  expect(isFree()).toBe(true);
  stop();
});
