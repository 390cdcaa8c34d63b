import { expect, test } from "vitest";
import { readSummary } from "../../subscriptions/api/read-summary.ts";
import { audienceOf } from "./popup-for-audience.ts";
import { readerOf } from "./reader-of.ts";

const account = {
  is_active_subscriber: false,
  is_active_trialer: false,
  optin_marketing: true,
  optin_newsletter: true,
};
const known = (summary: object) => ({ status: "known" as const, ...readSummary(summary) });
const unknown = { status: "unknown" as const, ...readSummary(undefined) };

const audience = (...[user, plans]: Parameters<typeof readerOf>) => {
  const reader = readerOf(user, plans);
  return reader === undefined ? undefined : audienceOf(reader);
};

test.each([
  ["may still try", { hasAvailableTrial: 1 }, "default"],
  ["had a trial", { hasAvailableTrial: 0, wasTrialer: true }, "wasTrialer"],
  ["can have no trial for another reason", { hasAvailableTrial: 0 }, "wasTrialer"],
  ["had a plan after the trial", { wasTrialer: true, wasSubscriber: true }, "wasSubscriber"],
  ["tries", { isActiveTrialer: true }, "isTrialer"],
  ["subscribes", { isActiveSubscriber: true, wasTrialer: true }, "isSubscriber"],
] as const)("[POP-02] the popup of a person who %s: %o is for %s", (_who, summary, whom) => {
  expect(audience(account, known(summary))).toBe(whom);
});

test("[POP-02] without a summary the account's flags decide", () => {
  expect(audience({ ...account, is_active_subscriber: true }, unknown)).toBe("isSubscriber");
  expect(audience({ ...account, is_active_trialer: true }, unknown)).toBe("isTrialer");
});

test("somebody who may have had a trial gets no popup, because the default one may offer it", () => {
  expect(audience(account, unknown)).toBeUndefined();
});
