import { formatMoney, type Money } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import { setupTexts } from "../identity/setup.tsx";
import { formatDay } from "../platform/format-day.ts";
import { translatorFor } from "../platform/i18n.ts";
import { nameInterval } from "../platform/name-interval.ts";
import { goodbye, labelled, serialNumber } from "../platform/shared-texts.ts";
import { readUrls } from "../platform/testing/read-email.ts";
import { renderReceiptEmail } from "./receipt.tsx";
import { describeWithdrawal } from "./receipt/describe-withdrawal.ts";
import { describePlan } from "./receipt/describe-plan.ts";
import type { OrderEmailLine, OrderEmailPlan } from "./receipt/order-email.ts";
import { nameUpgrade, opening, orderTexts } from "./receipt/order-texts.ts";
import { downloadsOf, sampleOrder } from "./receipt/sample-order.ts";

const setupUrl = "https://shop.test/setup?gt=aB3-_x&e=ana%40shop.test";
const day = new Date("2025-11-28T00:00:00Z");

function samplePlan(changes: Partial<OrderEmailPlan>): OrderEmailPlan {
  return {
    price: { amount: 2499, currency: "EUR" },
    interval: { count: 1, unit: "m" },
    discount: null,
    trialEndsAt: null,
    nextChargeAt: day,
    ...changes,
  };
}

function planLine(plan: OrderEmailPlan, total: Money): OrderEmailLine {
  return {
    name: "AutoTune Unlimited",
    quantity: 1,
    total,
    isFreebie: false,
    plan,
    downloads: [],
    licences: [],
  };
}

describe.each(languages)("the order mail in %s", (language) => {
  const translate = translatorFor(language);
  const order = sampleOrder(language);

  it.each(["EUR", "JPY"] as const)(
    "shows what a plan costs after its free days, in %s",
    async (currency) => {
      const nothing = { amount: 0, currency };
      const plan = samplePlan({ price: { amount: 2499, currency }, trialEndsAt: day });
      const { html, text } = await renderReceiptEmail({
        ...order,
        lines: [planLine(plan, nothing)],
      });
      const said = translate(describePlan(plan, language));
      const price = formatMoney(plan.price, language);
      for (const words of [formatDay(day, language), price]) expect(said).toContain(words);
      expect(html).toContain(`>${said}</p>`);
      expect(text.split("\n")).toContain(said);
      expect(html).toContain(`>${formatMoney(nothing, language)}</td>`);
    },
  );

  it("shows when a plan is charged next, or that it goes on", async () => {
    const paid = { amount: 24_900, currency: "EUR" } as const;
    const yearly = samplePlan({ interval: { count: 1, unit: "y" }, price: paid });
    const undated = { ...yearly, nextChargeAt: null };
    const lines = [planLine(yearly, paid), planLine(undated, paid)];
    const { html, text } = await renderReceiptEmail({ ...order, lines });
    const every = translate(nameInterval(yearly.interval));
    for (const plan of [yearly, undated]) {
      const said = translate(describePlan(plan, language));
      expect(said.includes(formatDay(day, language))).toBe(plan === yearly);
      for (const words of [formatMoney(paid, language), every]) expect(said).toContain(words);
      expect(html).toContain(`>${said}</p>`);
      expect(text.split("\n")).toContain(said);
    }
  });

  it("names a gift, what it gives, and which licence an upgrade replaces", async () => {
    const { html, text } = await renderReceiptEmail(order);
    const rows = text.split("\n");
    const free = translate(orderTexts.free);
    const upgrade = translate(nameUpgrade("AutoTune Access"));
    const [ordinal, count] = [2, 2];
    expect(html).toContain(`>${free}</td>`);
    expect(rows).toContain(translate(labelled("Vocal Pair", free)));
    for (const said of [
      translate(orderTexts.gift),
      "Harmony Engine",
      "Choir",
      translate(msg`License ${ordinal} of ${count}`),
      upgrade,
    ]) {
      expect(html).toContain(`>${said}</p>`);
      expect(rows).toContain(said);
    }
    expect(upgrade).toContain("AutoTune Access");
  });

  it("promises the licences of an order that is not paid yet, and shows none", async () => {
    const lines = order.lines.map((line) => ({ ...line, licences: [] }));
    const { subject, html, text } = await renderReceiptEmail({ ...order, lines, state: "pending" });
    const { pending, completed } = opening;
    expect(subject).toBe(translate(pending.subject(order.reference)));
    expect(subject).not.toBe(translate(completed.subject(order.reference)));
    for (const part of [html, text]) {
      expect(part).toContain(translate(pending.intro(0)));
      expect(part).toContain(translate(goodbye));
      expect(part).not.toContain(translate(completed.intro(0)));
      expect(part).not.toContain(translate(serialNumber));
      expect(part).not.toContain(translate(orderTexts.nextHeading));
      // The card is not charged yet, so nothing claims that it paid.
      expect(part).not.toContain("4242");
    }
    expect(html).toContain(translate(pending.preview(0)));
  });

  it("leads a guest to the account that is to be set up, and not to the orders", async () => {
    const { html, text } = await renderReceiptEmail({ ...order, setupUrl });
    const installers = downloadsOf(order);
    const given = [...installers, setupUrl, order.invoiceUrl, order.withdrawalUrl];
    for (const part of [html, text]) expect(readUrls(part)).toEqual(given);
    expect(text.split("\n")).toContain(setupUrl);
    for (const part of [html, text]) {
      for (const said of [setupTexts.heading, setupTexts.text, setupTexts.button])
        expect(part).toContain(translate(said));
      expect(part).not.toContain(translate(orderTexts.seeOrder));
    }
  });

  it("explains the right of withdrawal, with its last day and the form", async () => {
    for (const state of ["completed", "pending"] as const) {
      const { html, text } = await renderReceiptEmail({ ...order, state });
      const said = translate(describeWithdrawal(order));
      for (const words of ["14", formatDay(day, language)]) expect(said).toContain(words);
      for (const part of [html, text]) expect(part).toContain(said);
      expect(text.split("\n")).toContain(order.withdrawalUrl);
      expect(html).toContain(`href="${order.withdrawalUrl}"`);
    }
  });

  it("names no card where nothing was due", async () => {
    const nothing = { amount: 0, currency: "EUR" } as const;
    const free = { subtotal: nothing, discount: nothing, tax: nothing, total: nothing };
    const { html, text } = await renderReceiptEmail({ ...order, ...free });
    for (const part of [html, text]) expect(part).not.toContain("4242");
  });

  it("shows the names of products as they were written and never as markup", async () => {
    const [line] = order.lines.map(({ licences, ...rest }) => ({
      ...rest,
      name: "<b>Pro</b>",
      licences: licences.map((licence) => ({
        ...licence,
        name: "<i>A</i>",
        upgradedFrom: "<u>B</u>",
      })),
    }));
    const { html, text } = await renderReceiptEmail({
      ...order,
      lines: line === undefined ? [] : [line],
    });
    expect(html).not.toMatch(/<b>|<i>|<u>/);
    for (const name of ["<b>Pro</b>", "<i>A</i>", "<u>B</u>"]) {
      expect(text).toContain(name);
      expect(html).toContain(name.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
    }
  });
});

describe("describePlan", () => {
  it.each([
    ["2026-05-08", "fino all’8 maggio 2026"],
    ["2026-05-11", "fino all’11 maggio 2026"],
    ["2026-05-18", "fino al 18 maggio 2026"],
  ])(
    "joins the article with the day in Italian where it is spoken with a vowel: %s",
    (date, said) => {
      const plan = samplePlan({ trialEndsAt: new Date(date) });
      expect(translatorFor("it")(describePlan(plan, "it"))).toContain(said);
    },
  );
});

describe("nameInterval", () => {
  it("names one period without a number and several with theirs", () => {
    const translate = translatorFor("en");
    expect(translate(nameInterval({ count: 1, unit: "m" }))).toBe("every month");
    expect(translate(nameInterval({ count: 3, unit: "m" }))).toBe("every 3 months");
    expect(translate(nameInterval({ count: 1, unit: "y" }))).toBe("every year");
    expect(translate(nameInterval({ count: 2, unit: "y" }))).toBe("every 2 years");
  });
});
