import { formatMoney } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import { formatDay } from "../platform/format-day.ts";
import { translatorFor } from "../platform/i18n.ts";
import { labelled } from "../platform/shared-texts.ts";
import { readUrls } from "../platform/testing/read-email.ts";
import { renderPlanEmail, samplePlan, samples, type PlanEmailKind } from "./plan.tsx";

const kinds = Object.keys(samples).filter((name): name is PlanEmailKind => name in samples);
const withoutMoney: ReadonlySet<PlanEmailKind> = new Set(["paused", "cancelled", "ended"]);
const everyMail = languages.flatMap((language) => kinds.map((kind) => ({ kind, language })));

/** The label beside a value; undefined where the value is missing. */
function readLabel(html: string, value: string): string | undefined {
  const [before, after] = html.split(`>${value}</td>`);
  return after === undefined ? undefined : /.*<th[^>]*>([^<]*)<\/th>/s.exec(before ?? "")?.[1];
}

describe.each(everyMail)("renderPlanEmail of $kind in $language", ({ kind, language }) => {
  const email = samplePlan(kind, language);
  const translate = translatorFor(language);

  it("names the plan in the subject", async () => {
    const { subject } = await renderPlanEmail(email);
    expect(subject).toContain(email.planName);
  });

  it("shows the day, in HTML and in text", async () => {
    const { html, text } = await renderPlanEmail(email);
    const day = formatDay(new Date("2025-11-28"), language);
    const label = readLabel(html, day) ?? "none";
    expect(text.split("\n")).toContain(translate(labelled(label, day)));
  });

  it("leads only to the account", async () => {
    const { html, text } = await renderPlanEmail(email);
    for (const part of [html, text]) expect(readUrls(part)).toEqual([email.accountUrl]);
  });
});

describe.each(languages)("the money in %s", (language) => {
  const translate = translatorFor(language);

  it.each(["EUR", "JPY"] as const)("is shown in %s, with the card", async (currency) => {
    for (const kind of kinds.filter((one) => !withoutMoney.has(one))) {
      const { html, text } = await renderPlanEmail(samplePlan(kind, language, currency));
      const shown = formatMoney({ amount: 2499, currency }, language);
      expect(shown).toMatch(currency === "EUR" ? /24[.,]99/ : /2[.,\s]?499/);
      const digits = "4242";
      const card = translate(msg`ending in ${digits}`);
      expect(card).toContain(digits);
      const rows = text.split("\n");
      for (const value of [shown, card])
        expect(rows).toContain(translate(labelled(readLabel(html, value) ?? "none", value)));
      expect(readLabel(html, card)).toBe(translate(msg`Card`));
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
      name: "<b>Ana</b>",
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
    const { text } = await renderPlanEmail({ ...samplePlan("renewed", language), name: "" });
    expect(text.split("\n\n")[1]).toMatch(/^\p{L}+[,:。.!]?$/u);
  });

  it("leaves out what is not known", async () => {
    const unknown = { amount: null, date: null, cardEnding: null };
    for (const kind of kinds) {
      const { html, text } = await renderPlanEmail({ ...samplePlan(kind, language), ...unknown });
      expect(html.match(/<th /g)).toHaveLength(1);
      expect(`${html}${text}`).not.toMatch(/\bnull\b|undefined|NaN|Invalid/);
    }
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
    expect(
      html.split("AutoTune Unlimited has ended, and you won’t be charged again."),
    ).toHaveLength(3);
  });
});
