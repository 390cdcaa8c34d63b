import type { Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { RenderedEmail } from "../platform/email.ts";
import { translatorFor } from "../platform/i18n.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleDate, sampleRecipient, type Samples } from "../platform/samples.ts";
import { labelled, viewInvoice } from "../platform/shared-texts.ts";
import { listPlanFacts, type PlanFact } from "./plan/list-plan-facts.ts";
import type { PlanEmail, PlanEmailKind } from "./plan/plan-email.ts";
import { planTexts } from "./plan/plan-texts.ts";

/** Informs a subscriber what happened to the plan, and what will be charged when. */
export async function renderPlanEmail(email: PlanEmail): Promise<RenderedEmail> {
  const { language, name, kind, planName, accountUrl, invoiceUrl } = email;
  const { action, ...texts } = planTexts[kind](email);
  const facts = listPlanFacts(email);
  return renderEmail({
    ...texts,
    language,
    name,
    preview: facts.length > 0 ? writePreview(facts, language) : texts.intro,
    facts: [[msg`Plan`, planName], ...facts],
    action: { label: action, href: accountUrl },
    secondAction: invoiceUrl === null ? undefined : { label: viewInvoice, href: invoiceUrl },
    footer: [
      msg`You’re receiving this email because this address belongs to an AutoTune account that has or had a plan.`,
    ],
  });
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
  const withoutMoney = ["cancelled", "trialCancelled", "ended", "trialEnded"];
  const isYearly = kind === "renewalComing";
  return {
    ...sampleRecipient(language),
    kind,
    planName: "AutoTune Unlimited",
    amount: withoutMoney.includes(kind) ? null : { amount: isYearly ? 17_499 : 2499, currency },
    interval: { count: 1, unit: isYearly ? "y" : "m" },
    taxIncluded: true,
    priceToCome: null,
    date: sampleDate,
    accessUntil: kind === "paused" || kind === "paymentFailed" ? sampleAccess : sampleDate,
    startsLater: false,
    cardEnding: "4242",
    invoiceUrl: kind === "renewed" ? "https://pay.test/invoice/AT-2025-7F3K9Q?key=a&page=1" : null,
    accountUrl: `https://shop.test/${language}/my-account/subscriptions/7?fs_id=a&x=1`,
    hasTemplates: true,
  };
}

const sampleAccess = new Date("2025-11-14T23:30:00Z");

const renderSample = (language: Language, kind: PlanEmailKind) =>
  renderPlanEmail(samplePlan(kind, language));

export const samples = {
  trialStarted: (language) => renderSample(language, "trialStarted"),
  trialEnding: (language) => renderSample(language, "trialEnding"),
  renewalComing: (language) => renderSample(language, "renewalComing"),
  renewed: (language) => renderSample(language, "renewed"),
  paymentFailed: (language) => renderSample(language, "paymentFailed"),
  planChanged: (language) => renderSample(language, "planChanged"),
  paused: (language) => renderSample(language, "paused"),
  resumed: (language) => renderSample(language, "resumed"),
  cancelled: (language) => renderSample(language, "cancelled"),
  trialCancelled: (language) => renderSample(language, "trialCancelled"),
  ended: (language) => renderSample(language, "ended"),
  trialEnded: (language) => renderSample(language, "trialEnded"),
} satisfies Record<PlanEmailKind, Samples[string]>;
