import { msg, plural } from "@lingui/core/macro";
import { formatDay } from "../../platform/format-day.ts";
import type { Words } from "../../platform/i18n.ts";
import { isUsableToTheEnd, type PlanEmail, type PlanEmailKind } from "./plan-email.ts";

interface PlanTexts {
  readonly subject: Words;
  readonly heading: Words;
  readonly intro: Words;
  readonly notes: readonly Words[];
  readonly action: Words;
}

const templatesNote = msg`Start with a recording template: a session for your DAW with tracks, routing and plug-ins already set up. You’ll find them on your plan’s page in your account.`;
const howToCancelTrial = msg`Not for you? Open your plan in your account and choose “Cancel trial” before the trial ends, and you won’t be charged.`;
const howToCancel = msg`To cancel, open your plan in your account and choose “Cancel plan.” Everything in it keeps working until the end of the period you’ve paid for.`;

/** What an email about a plan says besides its dates and amounts. */
export const planTexts: Readonly<Record<PlanEmailKind, (email: PlanEmail) => PlanTexts>> = {
  trialStarted: ({ planName: plan, hasTemplates }) => ({
    subject: msg`Your free trial of ${plan} has started`,
    heading: msg`Your free trial has started`,
    intro: msg`Everything in ${plan} is yours to use, starting today. Sing, try things out, take your time.`,
    notes: [
      ...(hasTemplates ? [templatesNote] : []),
      msg`If you like it, there’s nothing to do: your plan starts when the trial ends, and renews until you cancel.`,
      howToCancelTrial,
    ],
    action: msg`Go to your plan`,
  }),
  trialEnding: (email) => ({
    ...headEnding(email),
    intro: writeEnding(email),
    notes: [howToCancelTrial],
    action: msg`Manage your plan`,
  }),
  renewalComing: (email) => ({
    ...headRenewal(email),
    intro: announceRenewal(email),
    notes: [howToCancel],
    action: msg`Manage your plan`,
  }),
  renewed: ({ planName: plan, invoiceUrl }) => ({
    subject: msg`Your ${plan} plan has renewed`,
    heading: msg`Thanks for staying`,
    intro: msg`${plan} has been renewed, and everything in it is still yours to use.`,
    notes: [
      ...(invoiceUrl === null
        ? [msg`The invoice is on your plan’s page in your account, next to the charge.`]
        : []),
      howToCancel,
    ],
    action: msg`View your plan`,
  }),
  paymentFailed: ({ planName: plan, accessUntil }) => ({
    subject: msg`Your payment for ${plan} didn’t go through`,
    heading: msg`Your payment didn’t go through`,
    intro:
      accessUntil === null
        ? msg`We tried to charge your card for ${plan}, but the payment didn’t go through. It happens: a card expires, or a limit is reached. The plug-ins in your plan work again as soon as the payment does.`
        : msg`We tried to charge your card for ${plan}, but the payment didn’t go through. It happens: a card expires, or a limit is reached. For now, everything in your plan keeps working.`,
    notes: [
      msg`Please check that your card is still valid and has enough funds, or add another one. We’ll try again automatically. If the payment keeps failing, your plan ends.`,
    ],
    action: msg`Update your card`,
  }),
  planChanged: ({ planName: plan, startsLater }) => ({
    subject: msg`Your new plan: ${plan}`,
    heading: msg`Your new plan`,
    intro: startsLater
      ? msg`You’ve chosen ${plan} as your next plan. It starts with your next charge. Until then, you keep your current plan.`
      : msg`You’ve switched to ${plan}. Everything in it is yours to use right away.`,
    notes: [
      ...(startsLater
        ? []
        : [
            msg`If we charged you for the switch, you’ll find the amount and the invoice on your plan’s page in your account.`,
          ]),
      howToCancel,
    ],
    action: msg`View your plan`,
  }),
  paused: (email) => ({
    ...headPaused(email),
    notes: [
      msg`When the pause is over, your plan resumes automatically and your card is charged. If you want to sing sooner, resume it in your account any time. If you don’t want to continue, cancel it there before it resumes.`,
    ],
    action: msg`Manage your plan`,
  }),
  resumed: (email) => ({
    ...headResumed(email),
    notes: [howToCancel],
    action: msg`View your plan`,
  }),
  cancelled: (email) => ({
    ...headCancelled(email),
    notes: [
      msg`Changed your mind? Undo the cancellation in your account before the plan ends, and everything stays as it is.`,
    ],
    action: msg`Keep your plan`,
  }),
  trialCancelled: ({ planName: plan }) => ({
    subject: msg`Your free trial of ${plan} has been canceled`,
    heading: msg`Your free trial has been canceled`,
    intro: msg`We haven’t charged you for ${plan}, and we won’t. Everything in it keeps working until the trial ends.`,
    notes: [
      msg`Changed your mind? Undo the cancellation in your account before the trial ends, and everything stays as it is.`,
    ],
    action: msg`Keep your plan`,
  }),
  ended: ({ planName: plan }) => ({
    subject: msg`Your ${plan} plan has ended`,
    heading: msg`Your plan has ended`,
    intro: msg`${plan} has ended, and you won’t be charged again. Thank you for singing with us.`,
    notes: [
      msg`The plug-ins from your plan are now silent in your sessions. Your projects are still yours, and so is every license you bought. To bring the plug-ins back, subscribe again any time.`,
    ],
    action: msg`Go to your plan`,
  }),
  trialEnded: ({ planName: plan }) => ({
    subject: msg`Your free trial of ${plan} has ended`,
    heading: msg`Your free trial has ended`,
    intro: msg`Your free trial of ${plan} has ended. We haven’t charged you, and we won’t. Thank you for singing with us.`,
    notes: [
      msg`The plug-ins from your trial are now silent in your sessions. Your projects are still yours, and so is every license you bought. To bring the plug-ins back, subscribe any time.`,
    ],
    action: msg`Go to your plan`,
  }),
};

/** A pause begins where the period ends that is paid for. */
function headPaused({ planName: plan, accessUntil }: PlanEmail) {
  return accessUntil === null
    ? {
        subject: msg`Your ${plan} plan is paused`,
        heading: msg`Your plan is paused`,
        intro: msg`${plan} is on pause, and so are the charges.`,
      }
    : {
        subject: msg`Your ${plan} plan will pause`,
        heading: msg`Your plan will pause`,
        intro: msg`${plan} pauses when the period you’ve paid for ends, and so do the charges. Until then, everything in it keeps working.`,
      };
}

/** Resuming is not paying: after the paid period the plug-ins wait for the next charge. */
function headResumed({ planName: plan, accessUntil }: PlanEmail) {
  return accessUntil === null
    ? {
        subject: msg`Your ${plan} plan resumes`,
        heading: msg`Your plan resumes`,
        intro: msg`${plan} resumes with your next charge. Everything in it works again from then on. It’s good to have you back.`,
      }
    : {
        subject: msg`Your ${plan} plan is active again`,
        heading: msg`Your plan is active again`,
        intro: msg`${plan} is active again, with everything in it. It’s good to have you back.`,
      };
}

function headCancelled(email: PlanEmail) {
  const { planName: plan } = email;
  return {
    subject: msg`Your ${plan} plan has been canceled`,
    heading: msg`Your plan has been canceled`,
    intro: isUsableToTheEnd(email)
      ? msg`${plan} won’t renew, and you won’t be charged again. Everything in it keeps working until the plan ends.`
      : msg`${plan} won’t renew, and you won’t be charged again.`,
  };
}

/** The number of the day alone, because Italian joins its article with some: il 7, l’8, il 10, l’11. */
const dayOf = (date: Date) => date.getUTCDate();

/** The inbox shows the day itself: the reader may open the email after it. */
function headEnding({ planName: plan, date, language }: PlanEmail) {
  if (date === null)
    return {
      subject: msg`Your free trial of ${plan} ends soon`,
      heading: msg`Your free trial ends soon`,
    };
  const day = dayOf(date);
  const when = formatDay(date, language);
  return {
    subject: msg`Your free trial of ${plan} ends on ${plural(day, { other: when })}`,
    heading: msg`Your free trial ends soon`,
  };
}

function writeEnding({ planName: plan }: PlanEmail): Words {
  return msg`We hope ${plan} has found a place in your songs. If you’re staying, there’s nothing to do: your plan starts when the trial ends, and renews until you cancel.`;
}

function headRenewal({ planName: plan, date, language }: PlanEmail) {
  const heading = msg`Your plan renews soon`;
  if (date === null) return { subject: msg`Your ${plan} plan renews soon`, heading };
  const day = dayOf(date);
  const when = formatDay(date, language);
  return { subject: msg`Your ${plan} plan renews on ${plural(day, { other: when })}`, heading };
}

function announceRenewal({ planName: plan }: PlanEmail): Words {
  return msg`${plan} renews automatically, and we charge your payment method. If you’re staying, there’s nothing to do.`;
}
