import { formatMoney } from "@autotune/commerce";
import { formatDay } from "./format-day.ts";
import type { Fact, Email } from "./letter.ts";
import type { PlanEmail, PlanEmailKind } from "./plan-email.ts";
import type { PlanTexts } from "./texts/plan/plan-texts.ts";

/** Where the day is that of another charge, which comes after this one. */
const moneyFirst: ReadonlySet<PlanEmailKind> = new Set(["renewed", "paymentFailed", "planChanged"]);

export function composePlanEmail(email: PlanEmail, texts: PlanTexts): Email {
  const { language, planName } = email;
  const news = texts.news[email.kind];
  const facts = listPlanFacts(email, texts);
  return {
    language,
    subject: news.subject(planName),
    preview: facts.length > 0 ? writeInOneLine(facts, texts) : news.intro(planName),
    heading: news.heading,
    greeting: texts.greeting(email.firstName),
    intro: news.intro(planName),
    facts: [{ label: texts.plan, value: planName }, ...facts],
    notes: [news.note],
    action: { label: news.action, href: email.accountUrl },
    afterword: [],
    goodbye: texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, texts.whyThisMail],
  };
}

function listPlanFacts(email: PlanEmail, texts: PlanTexts): Fact[] {
  const { language, date, amount, cardEnding } = email;
  const news = texts.news[email.kind];
  const days: Fact[] = [];
  if (date !== null) days.push({ label: news.date, value: formatDay(date, language) });
  if (news.amount === null || amount === null) return days;
  const money = [{ label: news.amount, value: formatMoney(amount, language) }];
  if (cardEnding !== null) money.push({ label: texts.card, value: texts.cardEnding(cardEnding) });
  return moneyFirst.has(email.kind) ? [...money, ...days] : [...days, ...money];
}

/** What matters most in the inbox: the day and the money. */
function writeInOneLine(facts: readonly Fact[], { colon }: PlanTexts): string {
  return facts.map(({ label, value }) => label + colon + value).join(" · ");
}
