import { formatMoney } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { formatDay } from "./format-day.ts";
import type { OrderEmailPlan } from "./order-email.ts";
import type { OrderTexts } from "./texts/order/order-texts.ts";

/** What a plan will cost, and when: the buyer reads it before the first charge, not after it. */
export function describePlan(plan: OrderEmailPlan, language: Language, texts: OrderTexts): string {
  const price = formatMoney(plan.price, language);
  const every = texts.every(plan.interval);
  const { trialEndsAt, nextChargeAt } = plan;
  if (trialEndsAt !== null) return texts.freeUntil(formatDay(trialEndsAt, language), price, every);
  if (nextChargeAt !== null) return texts.renewsOn(formatDay(nextChargeAt, language), price, every);
  return texts.renews(price, every);
}
