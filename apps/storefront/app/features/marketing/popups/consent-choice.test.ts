import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setConsent, useConsent } from "../../consent/consent.ts";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { followConsentChoice, useConsentChoice } from "./consent-choice.ts";

beforeEach(() => {
  useConsent.setState({ status: -1 });
  useConsentChoice.setState({ at: undefined });
});
afterEach(() => vi.unstubAllGlobals());

const at = () => useConsentChoice.getState().at;

test("no popup while the consent banner is open", () => {
  stubBrowser();
  const stop = followConsentChoice();
  expect(at()).toBeUndefined();
  setConsent(0);
  expect(at()).toBeGreaterThan(0);
  const first = at();
  setConsent(1);
  expect(at()).toBe(first);
  stop();
});

test("a choice of an earlier visit counts from the start of this one", () => {
  stubBrowser();
  setConsent(1);
  const stop = followConsentChoice();
  expect(at()).toBe(0);
  stop();
});
