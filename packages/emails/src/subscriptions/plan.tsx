import { formatMoney, type Currency, type Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatDay } from "../platform/format-day.ts";
import { translatorFor } from "../platform/i18n.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleDate, sampleRecipient, type Samples } from "../platform/samples.ts";
import { demonstration, labelled } from "../platform/shared-texts.ts";

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
    subject: msg`Your free days with ${plan} have begun`,
    heading: msg`Your free days have begun`,
    intro: msg`Everything in ${plan} is open to you from today. Sing, try things out, take your time.`,
    amount: msg`First charge`,
    date: msg`Free until`,
    note: msg`If you like it, there is nothing to do. If not, cancel in your account before the free days end, and nothing is charged.`,
    action: msg`Open your account`,
  }),
  trialEnding: (plan) => ({
    subject: msg`Your free days with ${plan} end soon`,
    heading: msg`Your free days end soon`,
    intro: msg`We hope ${plan} has found a place in your songs. If you stay, there is nothing to do: the plan begins by itself.`,
    amount: msg`First charge`,
    date: msg`Free until`,
    note: msg`If it is not for you, cancel before the free days end, and nothing is charged.`,
    action: msg`Manage your plan`,
  }),
  renewed: (plan) => ({
    subject: msg`${plan} has been renewed`,
    heading: msg`Thank you for staying`,
    intro: msg`${plan} has been renewed, and everything in it stays open to you.`,
    amount: msg`Charged`,
    date: msg`Next charge`,
    note: msg`You can change, pause or cancel your plan in your account at any time.`,
    action: msg`See your plan`,
  }),
  paymentFailed: (plan) => ({
    subject: msg`Your payment for ${plan} did not go through`,
    heading: msg`Your payment did not go through`,
    intro: msg`We tried to collect the payment for ${plan}, but it did not go through. That happens: a card expires, or a limit is reached. For now, everything in your plan keeps working.`,
    amount: msg`Amount due`,
    date: msg`Next try`,
    note: msg`Please check that the card is still valid and covers the amount. As soon as the payment goes through, your plan goes on as usual.`,
    action: msg`Check your payment`,
  }),
  planChanged: (plan) => ({
    subject: msg`Your new plan: ${plan}`,
    heading: msg`Your new plan`,
    intro: msg`You have changed to ${plan}. Your account shows what is in it and when the change takes effect.`,
    amount: msg`New price`,
    date: msg`Next charge`,
    note: msg`You can change it again in your account at any time.`,
    action: msg`See your plan`,
  }),
  paused: (plan) => ({
    subject: msg`${plan} is paused`,
    heading: msg`Your plan is paused`,
    intro: msg`${plan} takes a break, and so do the charges. What you have already paid for stays open until that period ends.`,
    date: msg`Paused until`,
    note: msg`After that it goes on by itself. If you want to sing sooner, resume your plan in your account at any time.`,
    action: msg`Manage your plan`,
  }),
  resumed: (plan) => ({
    subject: msg`${plan} goes on`,
    heading: msg`Your plan goes on`,
    intro: msg`${plan} goes on, with everything in it. It is good to have you with us.`,
    amount: msg`Amount`,
    date: msg`Next charge`,
    note: msg`You can change, pause or cancel your plan in your account at any time.`,
    action: msg`See your plan`,
  }),
  cancelled: (plan) => ({
    subject: msg`${plan} is cancelled`,
    heading: msg`Your plan is cancelled`,
    intro: msg`${plan} will not be renewed, and nothing more is charged. What you have paid for keeps working to its last day.`,
    date: msg`Ends on`,
    note: msg`Changed your mind? Take the cancellation back in your account before the plan ends, and everything stays as it is.`,
    action: msg`Keep your plan`,
  }),
  ended: (plan) => ({
    subject: msg`${plan} has ended`,
    heading: msg`Your plan has ended`,
    intro: msg`${plan} has ended, and nothing more is charged. Thank you for singing with us.`,
    date: msg`Ended on`,
    note: msg`Your songs and projects stay yours, and so does every licence you bought. If you miss the tools, a new plan brings them all back.`,
    action: msg`Open your account`,
  }),
};

/** Where the day is that of another charge, which comes after this one. */
const moneyFirst: ReadonlySet<PlanEmailKind> = new Set(["renewed", "paymentFailed", "planChanged"]);

/** Informs a subscriber what happened to the plan, and what will be charged when. */
export async function renderPlanEmail(email: PlanEmail): Promise<RenderedEmail> {
  const { language, firstName, kind, planName, accountUrl } = email;
  const { subject, heading, intro, note, action } = news[kind](planName);
  const facts = listFacts(email);
  return renderEmail({
    language,
    firstName,
    subject,
    preview: facts.length > 0 ? writePreview(facts, language) : intro,
    heading,
    intro,
    facts: [[msg`Plan`, planName], ...facts],
    notes: [note],
    action: { label: action, href: accountUrl },
    footer: [
      demonstration,
      msg`You receive this e-mail because it concerns a plan on the account with this address.`,
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
