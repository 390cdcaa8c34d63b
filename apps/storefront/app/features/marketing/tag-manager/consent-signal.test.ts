import { expect, it } from "vitest";
import { consentSignal } from "./consent-signal.ts";

const everyKind = [
  "ad_storage",
  "ad_user_data",
  "ad_personalization",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
];

it.each([
  [1, "granted"],
  [0, "denied"],
  [-1, "denied"],
] as const)("[CONS-01] status %i means %s for all kinds of storage", (status, value) => {
  const { event, ...kinds } = consentSignal(status);
  expect(event).toBe("setConsent");
  expect(kinds).toEqual(Object.fromEntries(everyKind.map((kind) => [kind, value])));
});
