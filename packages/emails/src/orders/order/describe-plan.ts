import { formatMoney } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { formatDay } from "../../platform/format-day.ts";
import { translatorFor } from "../../platform/i18n.ts";
import type { OrderEmailPlan } from "./order-email.ts";
import { nameInterval } from "./order-texts.ts";

/** What a plan will cost, and when: the buyer reads it before the first charge, not after it. */
export function describePlan(plan: OrderEmailPlan, language: Language): MessageDescriptor {
  const price = formatMoney(plan.price, language);
  const every = translatorFor(language)(nameInterval(plan.interval));
  const { trialEndsAt, nextChargeAt } = plan;
  if (trialEndsAt !== null) {
    const date = formatDay(trialEndsAt, language);
    // The number alone, because Italian joins its article with some: al 7, all’8, al 10, all’11.
    const day = trialEndsAt.getUTCDate();
    return msg`Free until ${plural(day, { other: date })}, then ${price} ${every} unless you cancel.`;
  }
  if (nextChargeAt !== null) {
    const date = formatDay(nextChargeAt, language);
    return msg`${price} ${every}. Your next charge is on ${date}, unless you cancel.`;
  }
  return msg`${price} ${every} until you cancel.`;
}
