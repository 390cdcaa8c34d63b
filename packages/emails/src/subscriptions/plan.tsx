import { formatMoney, type Currency, type Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatDay } from "../platform/format-day.ts";
import { translatorFor } from "../platform/i18n.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleDate, sampleRecipient, type Samples } from "../platform/samples.ts";
import { labelled } from "../platform/shared-texts.ts";

/** What happened to a plan. Beside each: the meaning of `date` and `amount`. */
export type PlanEmailKind =
  /** The first charge. */
  | "trialStarted"
  /** The first charge, some days ahead of it. */
  | "trialEnding"
  /** What was charged, and the day of the next charge. */
  | "renewed"
  /** What could not be charged, and the day of the next try. */
  | "paymentFailed"
  /** What the new plan costs each period, and the day of the next charge. */
  | "planChanged"
  /** The day on which it resumes; no amount. */
  | "paused"
  /** The next charge. */
  | "resumed"
  /** The day on which it ends, until which that can be revoked; no amount. */
  | "cancelled"
  /** The day on which it ended; no amount. */
  | "ended";

/** What is null is left out. */
interface PlanEmail extends Recipient {
  readonly kind: PlanEmailKind;
  /** Of the plan as it is now: after a change, the new one. */
  readonly planName: string;
  readonly amount: Money | null;
  readonly date: Date | null;
  /** The last digits of the card that is charged. */
  readonly cardEnding: string | null;
  /** Absolute URL, in the e-mail's language, of the page on which the plan is managed. */
  readonly accountUrl: string;
}

interface PlanNews {
  readonly subject: MessageDescriptor;
  readonly heading: MessageDescriptor;
  readonly intro: MessageDescriptor;
  /** What the amount is; none where nothing is charged. */
  readonly amount?: MessageDescriptor;
  /** What the day is. */
  readonly date: MessageDescriptor;
  readonly note: MessageDescriptor;
  readonly action: MessageDescriptor;
}

const news: Readonly<Record<PlanEmailKind, (plan: string) => PlanNews>> = {
  trialStarted: (plan) => ({
    subject: msg`Your free trial of ${plan} has started`,
    heading: msg`Your free trial has started`,
    intro: msg`Everything in ${plan} is yours to use, starting today. Sing, try things out, take your time.`,
    amount: msg`First charge`,
    date: msg`Free until`,
    note: msg`If you like it, there’s nothing to do: your plan starts when the trial ends. If not, cancel in your account before then and you won’t be charged.`,
    action: msg`Go to your account`,
  }),
  trialEnding: (plan) => ({
    subject: msg`Your free trial of ${plan} ends soon`,
    heading: msg`Your free trial ends soon`,
    intro: msg`We hope ${plan} has found a place in your songs. If you’re staying, there’s nothing to do: your plan starts automatically.`,
    amount: msg`First charge`,
    date: msg`Free until`,
    note: msg`If it’s not for you, cancel before the trial ends and you won’t be charged.`,
    action: msg`Manage your plan`,
  }),
  renewed: (plan) => ({
    subject: msg`${plan} has been renewed`,
    heading: msg`Thanks for staying`,
    intro: msg`${plan} has been renewed, and everything in it is still yours to use.`,
    amount: msg`Charged`,
    date: msg`Next charge`,
    note: msg`You can change, pause or cancel your plan in your account anytime.`,
    action: msg`View your plan`,
  }),
  paymentFailed: (plan) => ({
    subject: msg`Your payment for ${plan} didn’t go through`,
    heading: msg`Your payment didn’t go through`,
    intro: msg`We tried to charge your card for ${plan}, but the payment didn’t go through. It happens: a card expires, or a limit is reached. For now, everything in your plan keeps working.`,
    amount: msg`Amount due`,
    date: msg`Next attempt`,
    note: msg`Please check that your card is still valid and covers the amount. Once the payment goes through, your plan continues as usual.`,
    action: msg`Check your payment details`,
  }),
  planChanged: (plan) => ({
    subject: msg`Your new plan: ${plan}`,
    heading: msg`Your new plan`,
    intro: msg`You’ve switched to ${plan}. Your account shows what’s included and when the change takes effect.`,
    amount: msg`New price`,
    date: msg`Next charge`,
    note: msg`You can change it again in your account anytime.`,
    action: msg`View your plan`,
  }),
  paused: (plan) => ({
    subject: msg`${plan} is paused`,
    heading: msg`Your plan is paused`,
    intro: msg`${plan} is on pause, and so are the charges. You can keep using it until the end of the period you’ve paid for.`,
    date: msg`Paused until`,
    note: msg`After that, it resumes automatically. If you want to sing sooner, resume your plan in your account anytime.`,
    action: msg`Manage your plan`,
  }),
  resumed: (plan) => ({
    subject: msg`${plan} is active again`,
    heading: msg`Your plan is active again`,
    intro: msg`${plan} is active again, with everything in it. It’s good to have you back.`,
    amount: msg`Amount`,
    date: msg`Next charge`,
    note: msg`You can change, pause or cancel your plan in your account anytime.`,
    action: msg`View your plan`,
  }),
  cancelled: (plan) => ({
    subject: msg`${plan} has been canceled`,
    heading: msg`Your plan has been canceled`,
    intro: msg`${plan} won’t renew, and you won’t be charged again. Everything in it keeps working until the plan ends.`,
    date: msg`Ends on`,
    note: msg`Changed your mind? Undo the cancellation in your account before the plan ends, and everything stays as it is.`,
    action: msg`Keep your plan`,
  }),
  ended: (plan) => ({
    subject: msg`${plan} has ended`,
    heading: msg`Your plan has ended`,
    intro: msg`${plan} has ended, and you won’t be charged again. Thank you for singing with us.`,
    date: msg`Ended on`,
    note: msg`Your songs and projects are still yours, and so is every license you bought. If you miss the tools, you can subscribe again anytime.`,
    action: msg`Go to your account`,
  }),
};

/** Where the day is that of another charge, which comes after this one. */
const moneyFirst: ReadonlySet<PlanEmailKind> = new Set(["renewed", "paymentFailed", "planChanged"]);

/** Informs a subscriber what happened to the plan, and what will be charged when. */
export async function renderPlanEmail(email: PlanEmail): Promise<RenderedEmail> {
  const { language, name, kind, planName, accountUrl } = email;
  const { subject, heading, intro, note, action } = news[kind](planName);
  const facts = listFacts(email);
  return renderEmail({
    language,
    name,
    subject,
    preview: facts.length > 0 ? writePreview(facts, language) : intro,
    heading,
    intro,
    facts: [[msg`Plan`, planName], ...facts],
    notes: [note],
    action: { label: action, href: accountUrl },
    footer: [
      msg`You’re receiving this email because it’s about a plan on the account with this address.`,
    ],
  });
}

type PlanFact = readonly [label: MessageDescriptor, value: MessageDescriptor | string];

function listFacts({ language, kind, planName, date, amount, cardEnding }: PlanEmail): PlanFact[] {
  const labels = news[kind](planName);
  const days: PlanFact[] = date === null ? [] : [[labels.date, formatDay(date, language)]];
  if (labels.amount === undefined || amount === null) return days;
  const money: PlanFact[] = [[labels.amount, formatMoney(amount, language)]];
  if (cardEnding !== null) money.push([msg`Card`, nameCard(cardEnding)]);
  return moneyFirst.has(kind) ? [...money, ...days] : [...days, ...money];
}

function nameCard(digits: string): MessageDescriptor {
  return msg`ending in ${digits}`;
}

/** What matters most in the inbox: the day and the money. */
function writePreview(facts: readonly PlanFact[], language: Language): string {
  const translate = translatorFor(language);
  return facts
    .map(([label, value]) => translate(labelled(translate(label), translate(value))))
    .join(" · ");
}

/** Invented news of a plan, with everything that a mail about it may show. */
export function samplePlan(
  kind: PlanEmailKind,
  language: Language,
  currency: Currency = "EUR",
): PlanEmail {
  return {
    ...sampleRecipient(language),
    kind,
    planName: "AutoTune Unlimited",
    amount: { amount: 2499, currency },
    date: sampleDate,
    cardEnding: "4242",
    accountUrl: `https://shop.test/${language}/my-account/subscriptions/7?fs_id=a&x=1`,
  };
}

const renderSample = (language: Language, kind: PlanEmailKind) =>
  renderPlanEmail(samplePlan(kind, language));

export const samples = {
  trialStarted: (language) => renderSample(language, "trialStarted"),
  trialEnding: (language) => renderSample(language, "trialEnding"),
  renewed: (language) => renderSample(language, "renewed"),
  paymentFailed: (language) => renderSample(language, "paymentFailed"),
  planChanged: (language) => renderSample(language, "planChanged"),
  paused: (language) => renderSample(language, "paused"),
  resumed: (language) => renderSample(language, "resumed"),
  cancelled: (language) => renderSample(language, "cancelled"),
  ended: (language) => renderSample(language, "ended"),
} satisfies Record<PlanEmailKind, Samples[string]>;
