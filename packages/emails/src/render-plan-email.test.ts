import { formatMoney } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { formatDay } from "./format-day.ts";
import { renderPlanEmail } from "./index.ts";
import type { PlanEmailKind } from "./plan-email.ts";
import { samplePlan } from "./plan.sample.ts";
import { planTexts } from "./texts/plan/texts-by-language.ts";

const doctype = /^<!DOCTYPE[^>]*>/;
const kinds: readonly PlanEmailKind[] = [
  "trialStarted",
  "trialEnding",
  "renewed",
  "paymentFailed",
  "planChanged",
  "paused",
  "resumed",
  "cancelled",
  "ended",
];
const withoutMoney: ReadonlySet<PlanEmailKind> = new Set(["paused", "cancelled", "ended"]);
const everyMail = languages.flatMap((language) => kinds.map((kind) => ({ kind, language })));

/** The value beside a label; undefined where the label is missing. */
function readHtml(html: string, label: string): string | undefined {
  const cell = html.split(`>${label}</th>`)[1];
  return cell === undefined ? undefined : /<td[^>]*>([^<]*)</.exec(cell)?.[1];
}

describe.each(everyMail)("renderPlanEmail of $kind in $language", ({ kind, language }) => {
  const email = samplePlan(kind, language);
  const texts = planTexts[language];
  const news = texts.news[kind];

  it("declares its language and names the plan in the subject", async () => {
    const { subject, html } = await renderPlanEmail(email);
    expect(subject).toContain(email.planName);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  });

  it("has the same content in both parts", async () => {
    const { html, text } = await renderPlanEmail(email);
    const blocks = text.split("\n\n");
    for (const words of [
      news.heading,
      texts.greeting("Ana"),
      news.intro(email.planName),
      news.note,
    ]) {
      expect(html).toContain(`>${words}<`);
      expect(blocks).toContain(words);
    }
    for (const words of [news.action, texts.goodbye, texts.team, texts.demonstration]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it("shows the day, in both parts", async () => {
    const { html, text } = await renderPlanEmail(email);
    const day = formatDay(new Date("2025-11-28"), language);
    expect(readHtml(html, news.date)).toBe(day);
    expect(text.split("\n")).toContain(news.date + texts.colon + day);
  });

  it("leads only to the account and loads nothing", async () => {
    const { html, text } = await renderPlanEmail(email);
    const shown = html.replace(doctype, "").replaceAll("&amp;", "&");
    const inHtml = [...shown.matchAll(/https?:[^"<\s]*/g)].map(([url]) => url);
    expect(inHtml).toEqual([email.accountUrl]);
    expect([...text.matchAll(/https?:\S*/g)].map(([url]) => url)).toEqual(inHtml);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|data:/);
  });
});

describe.each(languages)("the money in %s", (language) => {
  const texts = planTexts[language];

  it.each(["EUR", "JPY"] as const)("is shown in %s, with the card", async (currency) => {
    for (const kind of kinds.filter((one) => !withoutMoney.has(one))) {
      const { html, text } = await renderPlanEmail(samplePlan(kind, language, currency));
      const label = texts.news[kind].amount ?? "none";
      const shown = formatMoney({ amount: 2499, currency }, language);
      expect(shown).toMatch(currency === "EUR" ? /24[.,]99/ : /2[.,\s]?499/);
      expect(readHtml(html, label)).toBe(shown);
      expect(readHtml(html, texts.card)).toBe(texts.cardEnding("4242"));
      const rows = text.split("\n");
      expect(rows).toContain(label + texts.colon + shown);
      expect(rows).toContain(texts.card + texts.colon + texts.cardEnding("4242"));
    }
  });

  it("is not mentioned where nothing is charged", async () => {
    for (const kind of withoutMoney) {
      const { html, text } = await renderPlanEmail(samplePlan(kind, language));
      for (const part of [html, text]) expect(part).not.toMatch(/24[.,]99|4242/);
    }
  });
});

describe.each(languages)("renderPlanEmail in %s", (language) => {
  it("shows a name as it was written and never as markup", async () => {
    const email = {
      ...samplePlan("renewed", language),
      firstName: "<b>Ana</b>",
      planName: "A & B",
    };
    const { html, text } = await renderPlanEmail(email);
    expect(html).toContain("&lt;b&gt;Ana&lt;/b&gt;");
    expect(html).toContain("A &amp; B");
    expect(html).not.toContain("<b>");
    expect(text).toContain("<b>Ana</b>");
    expect(text).toContain("A & B");
  });

  it("greets without a name those who gave none", async () => {
    const { text } = await renderPlanEmail({ ...samplePlan("renewed", language), firstName: "" });
    expect(text.split("\n\n")[1]).toMatch(/^\p{L}+[,:。.]$/u);
  });

  it("leaves out what is not known", async () => {
    const unknown = { amount: null, date: null, cardEnding: null };
    for (const kind of kinds) {
      const { html, text } = await renderPlanEmail({ ...samplePlan(kind, language), ...unknown });
      expect(html.match(/<th /g)).toHaveLength(1);
      expect(`${html}${text}`).not.toMatch(/\bnull\b|undefined|NaN|Invalid/);
    }
  });

  it("has texts of its own for each kind of news", () => {
    const all = kinds.map((kind) => planTexts[language].news[kind]);
    expect(new Set(all.map(({ subject }) => subject("X"))).size).toBe(kinds.length);
    expect(new Set(all.map(({ heading }) => heading)).size).toBe(kinds.length);
    expect(new Set(all.map(({ intro }) => intro("X"))).size).toBe(kinds.length);
  });
});

describe("the inbox", () => {
  it("shows the day and the money beside the subject", async () => {
    const { html } = await renderPlanEmail(samplePlan("trialEnding", "en"));
    expect(html).toContain(
      "Free until: November 28, 2025 · First charge: €24.99 · Card: ending in 4242",
    );
  });

  it("shows what was charged before the next charge", async () => {
    const { html } = await renderPlanEmail(samplePlan("renewed", "en"));
    expect(html).toContain(
      "Charged: €24.99 · Card: ending in 4242 · Next charge: November 28, 2025",
    );
  });

  it("shows the news itself where there is neither", async () => {
    const { html } = await renderPlanEmail({ ...samplePlan("ended", "en"), date: null });
    expect(html.split("AutoTune Unlimited has ended, and nothing more is charged.")).toHaveLength(
      3,
    );
  });
});
