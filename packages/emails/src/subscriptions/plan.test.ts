import { formatMoney } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import { formatDay } from "../platform/format-day.ts";
import { translatorFor } from "../platform/i18n.ts";
import { labelled } from "../platform/shared-texts.ts";
import { listNodes, readUrls } from "../platform/testing/read-email.ts";
import { renderPlanEmail, samplePlan, samples } from "./plan.tsx";
import type { PlanEmailKind } from "./plan/plan-email.ts";

const kinds = Object.keys(samples).filter((name): name is PlanEmailKind => name in samples);
const withoutMoney: ReadonlySet<PlanEmailKind> = new Set([
  "cancelled",
  "trialCancelled",
  "ended",
  "trialEnded",
]);
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

  it("leads only to the account, and to the invoice of what was charged", async () => {
    const { html, text } = await renderPlanEmail(email);
    const invoice = kind === "renewed" ? [email.invoiceUrl] : [];
    for (const part of [html, text]) expect(readUrls(part)).toEqual([email.accountUrl, ...invoice]);
  });
});

it.each(kinds)(
  "%s mentions recording templates when a trial begins that has them",
  async (kind) => {
    const email = samplePlan(kind, "en");
    const mentions = async (hasTemplates: boolean) =>
      (await renderPlanEmail({ ...email, hasTemplates })).text.includes("recording template");
    expect(await mentions(true)).toBe(kind === "trialStarted");
    expect(await mentions(false)).toBe(false);
  },
);

describe.each(languages)("the money in %s", (language) => {
  const translate = translatorFor(language);

  it.each(["EUR", "JPY"] as const)("is shown in %s, with the card", async (currency) => {
    for (const kind of kinds.filter((one) => !withoutMoney.has(one))) {
      const amount = { amount: 2499, currency };
      const email = { ...samplePlan(kind, language, currency), amount };
      const { html, text } = await renderPlanEmail(email);
      const money = formatMoney(amount, language);
      expect(money).toMatch(currency === "EUR" ? /24[.,]99/ : /2[.,\s]?499/);
      const shown = listNodes(html).find((node) => node.includes(money) && !node.includes("·"));
      if (shown === undefined) throw new Error(`${kind} does not show the money`);
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
    const unknown = {
      amount: null,
      interval: null,
      date: null,
      accessUntil: null,
      cardEnding: null,
    };
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
      "Free until: November 28, 2025 · After that: €24.99 every month, incl. VAT · Card: ending in 4242",
    );
  });

  it("shows what was charged before the next charge", async () => {
    const { html } = await renderPlanEmail(samplePlan("renewed", "en"));
    expect(html).toContain(
      "Total charged: €24.99, incl. VAT · Card: ending in 4242 · Billing: monthly · Next charge: November 28, 2025",
    );
  });

  it("shows the news itself where there is neither", async () => {
    const { html } = await renderPlanEmail({ ...samplePlan("ended", "en"), date: null });
    expect(
      html.split("AutoTune Unlimited has ended, and you won’t be charged again."),
    ).toHaveLength(3);
  });
});

describe("what a subscriber has to know", () => {
  const read = async (kind: PlanEmailKind, changes: Partial<ReturnType<typeof samplePlan>> = {}) =>
    (await renderPlanEmail({ ...samplePlan(kind, "en"), ...changes })).text;

  it.each([
    "trialStarted",
    "trialEnding",
    "renewalComing",
    "planChanged",
    "paused",
    "resumed",
  ] as const)("%s says how often the price is charged and whether tax is in it", async (kind) => {
    const interval = { count: 1, unit: "y" } as const;
    expect(await read(kind, { interval })).toMatch(/€[\d.]+ every year, incl\. VAT/);
    expect(await read(kind, { taxIncluded: false })).toMatch(/€[\d.]+ every \w+, plus any tax/);
  });

  it.each([
    "trialStarted",
    "trialEnding",
    "renewalComing",
    "renewed",
    "planChanged",
    "resumed",
  ] as const)("%s says how to cancel", async (kind) =>
    expect(await read(kind)).toMatch(/choose “Cancel (?:plan\.|trial)”/),
  );

  it("names the day of a charge in the subject, because the email may be read late", async () => {
    const trial = await renderPlanEmail(samplePlan("trialEnding", "it"));
    expect(trial.subject).toContain("finisce il 28 novembre 2025");
    const date = new Date("2026-05-08T00:00:00Z");
    const renewal = await renderPlanEmail({ ...samplePlan("renewalComing", "it"), date });
    expect(renewal.subject).toContain("si rinnova l’8 maggio 2026");
  });

  it("promises access after a failed payment only where there is some", async () => {
    expect(await read("paymentFailed")).toMatch(
      /keeps working\.[^]*Yours to use until: November 14, 2025/,
    );
    const unpaid = await read("paymentFailed", { accessUntil: null });
    expect(unpaid).not.toMatch(/keeps working|Yours to use/);
  });

  it("says of a plan canceled during a pause until when it may be used", async () => {
    expect(await read("cancelled")).toMatch(/until the plan ends\.[^]*Ends on: November 28, 2025/);
    const paused = await read("cancelled", { accessUntil: new Date("2025-11-14T00:00:00Z") });
    expect(paused).toMatch(/Yours to use until: November 14, 2025\nEnds on: November 28, 2025/);
    expect(paused).not.toContain("keeps working");
  });

  it("says that a pause begins after the period that is paid for", async () => {
    const { subject, text } = await renderPlanEmail(samplePlan("paused", "en"));
    expect(subject).toBe("Your AutoTune Unlimited plan will pause");
    expect(text).toMatch(
      /Until then, everything in it keeps working\.[^]*until: November 14, 2025/,
    );
    const begun = await read("paused", { accessUntil: null });
    expect(begun).toContain("is on pause");
    expect(begun).not.toMatch(/will pause|keeps working/);
  });

  it("promises a resumed plan's tools before its next charge only where they work", async () => {
    expect(await read("resumed")).toContain("active again, with everything in it");
    const unpaid = await read("resumed", { accessUntil: null });
    expect(unpaid).toContain("resumes with your next charge");
    expect(unpaid).not.toContain("active again");
  });

  it("says when another plan starts", async () => {
    expect(await read("planChanged")).toMatch(/right away\.[^]*Next charge: November 28, 2025/);
    const later = await read("planChanged", { startsLater: true });
    expect(later).toMatch(/next plan\.[^]*Starts on: November 28, 2025/);
    expect(later).not.toContain("Next charge:");
  });

  it("says where the invoice is where its link is not known", async () => {
    expect(await read("renewed")).toContain("View the invoice:");
    expect(await read("renewed", { invoiceUrl: null })).toContain(
      "The invoice is on your plan’s page",
    );
  });
});
