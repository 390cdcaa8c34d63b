import type { Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { PlanEmail, PlanEmailKind } from "./plan-email.ts";

/** Invented news of a plan, with everything that a mail about it may show. */
export function samplePlan(
  kind: PlanEmailKind,
  language: Language,
  currency: Currency = "EUR",
): PlanEmail {
  return {
    kind,
    language,
    firstName: "Ana",
    planName: "AutoTune Unlimited",
    amount: { amount: 2499, currency },
    date: new Date("2025-11-28T23:30:00Z"),
    cardEnding: "4242",
    accountUrl: `https://shop.test/${language}/my-account/subscriptions/7?fs_id=a&x=1`,
  };
}
