import { formatMoney, type Interval, type Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { formatDay } from "../../platform/format-day.ts";
import { translatorFor, type Words } from "../../platform/i18n.ts";
import { nameInterval } from "../../platform/name-interval.ts";
import { describePriceToCome } from "../../platform/describe-price-to-come.ts";
import { isUsableToTheEnd, type PlanEmail } from "./plan-email.ts";

export type PlanFact = readonly [label: Words, value: Words];

/** Dates and amounts, in the order in which they come. What is not known is left out. */
export function listPlanFacts(email: PlanEmail): PlanFact[] {
  const { kind, language, date, accessUntil, startsLater } = email;
  const day = (label: Words, on: Date | null): PlanFact[] =>
    on === null ? [] : [[label, formatDay(on, language)]];
  switch (kind) {
    case "trialStarted":
    case "trialEnding":
      return [
        ...day(msg`Free until`, date),
        ...price(msg`After that`, email),
        ...card(email),
        ...toCome(email),
      ];
    case "renewalComing":
      return [
        ...day(msg`Renews on`, date),
        ...price(msg`Price`, email),
        ...card(email),
        ...toCome(email),
      ];
    case "renewed":
      return [
        ...once(msg`Total charged`, email),
        ...card(email),
        ...toCome(email),
        ...billing(email),
        ...day(msg`Next charge`, date),
      ];
    case "paymentFailed":
      return [
        ...price(msg`Amount due`, { ...email, interval: null }),
        ...card(email),
        ...toCome(email),
        ...billing(email),
        ...day(msg`Next attempt`, date),
        ...day(msg`Yours to use until`, accessUntil),
      ];
    case "planChanged":
      return [
        ...(startsLater ? day(msg`Starts on`, date) : []),
        ...price(msg`New price`, email),
        ...card(email),
        ...toCome(email),
        ...(startsLater ? [] : day(msg`Next charge`, date)),
      ];
    case "paused":
      return [
        ...day(msg`Yours to use until`, accessUntil),
        ...day(msg`Resumes on`, date),
        ...price(msg`After that`, email),
        ...card(email),
        ...toCome(email),
      ];
    case "resumed":
      return [
        ...day(msg`Next charge`, date),
        ...price(msg`Price`, email),
        ...card(email),
        ...toCome(email),
      ];
    case "cancelled":
    case "trialCancelled":
      return [
        ...(isUsableToTheEnd(email) ? [] : day(msg`Yours to use until`, accessUntil)),
        ...day(msg`Ends on`, date),
      ];
    case "ended":
    case "trialEnded":
      return day(msg`Ended on`, date);
  }
}

/** What each period costs, how often, and whether tax comes on top. */
function price(label: Words, { amount, interval, taxIncluded, language }: PlanEmail): PlanFact[] {
  if (amount === null) return [];
  return [[label, describePrice(amount, { interval, taxIncluded, language })]];
}

interface PriceOptions {
  readonly interval: Interval | null;
  readonly taxIncluded: boolean;
  readonly language: Language;
}

function describePrice(amount: Money, { interval, taxIncluded, language }: PriceOptions): Words {
  const shown = formatMoney(amount, language);
  if (interval === null)
    return taxIncluded ? msg`${shown}, incl. VAT` : msg`${shown}, plus any tax`;
  const every = translatorFor(language)(nameInterval(interval));
  return taxIncluded ? msg`${shown} ${every}, incl. VAT` : msg`${shown} ${every}, plus any tax`;
}

function toCome({ priceToCome, language }: PlanEmail): PlanFact[] {
  if (priceToCome === null) return [];
  return [[msg`From the next charge`, describePriceToCome(priceToCome, language)]];
}

/** What was charged: whatever tax there was is in it. */
function once(label: Words, { amount, taxIncluded, language }: PlanEmail): PlanFact[] {
  if (amount === null) return [];
  const shown = formatMoney(amount, language);
  return [[label, taxIncluded ? msg`${shown}, incl. VAT` : shown]];
}

function billing({ interval }: PlanEmail): PlanFact[] {
  return interval === null ? [] : [[msg`Billing`, nameBilling(interval)]];
}

function nameBilling(interval: Interval): Words {
  if (interval.count > 1) return nameInterval(interval);
  return interval.unit === "m" ? msg`monthly` : msg`yearly`;
}

function card({ amount, cardEnding: digits }: PlanEmail): PlanFact[] {
  return amount === null || digits === null ? [] : [[msg`Card`, msg`ending in ${digits}`]];
}
