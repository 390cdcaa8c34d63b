import type { Language } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { formatDay } from "../../platform/format-day.ts";
import { translatorFor } from "../../platform/i18n.ts";
import { describePriceToCome } from "../../platform/describe-price-to-come.ts";
import type { OrderEmailPlan } from "./order-email.ts";

/** What a plan will cost, and when: the buyer reads it before the first charge, not after it. */
export function describePlan(plan: OrderEmailPlan, language: Language): MessageDescriptor {
  const price = translatorFor(language)(describePriceToCome(plan, language));
  const { trialEndsAt, nextChargeAt } = plan;
  if (trialEndsAt !== null) {
    const date = formatDay(trialEndsAt, language);
    // The number alone, because Italian joins its article with some: al 7, all’8, al 10, all’11.
    const day = trialEndsAt.getUTCDate();
    return msg`Free until ${plural(day, { other: date })}, then ${price} unless you cancel.`;
  }
  if (nextChargeAt !== null) {
    const date = formatDay(nextChargeAt, language);
    return msg`${price}. Your next charge is on ${date}, unless you cancel.`;
  }
  return msg`${price} until you cancel.`;
}
