import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setConsent, useConsent } from "../../state/consent.ts";
import { stubBrowser } from "../../state/browser.sample.ts";
import { followConsentAnswer, useConsentAnswered } from "./consent-answered.ts";

beforeEach(() => {
  useConsent.setState({ status: -1 });
  useConsentAnswered.setState({ at: undefined });
});
afterEach(() => vi.unstubAllGlobals());

const at = () => useConsentAnswered.getState().at;

test("while the question about cookies is asked, nothing else is", () => {
  stubBrowser();
  const stop = followConsentAnswer();
  expect(at()).toBeUndefined();
  setConsent(0);
  expect(at()).toBeGreaterThan(0);
  const first = at();
  setConsent(1);
  expect(at()).toBe(first);
  stop();
});

test("an answer of an earlier visit counts from the beginning of this one", () => {
  stubBrowser();
  setConsent(1);
  const stop = followConsentAnswer();
  expect(at()).toBe(0);
  stop();
});
