import { formatMoney, type Money } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { formatDay } from "./format-day.ts";
import { renderOrderEmail } from "./index.ts";
import type { OrderEmailLine, OrderEmailPlan } from "./order-email.ts";
import { sampleOrder } from "./order.sample.ts";
import { orderTexts } from "./texts/order/texts-by-language.ts";

const setupUrl = "https://shop.test/setup?gt=aB3-_x&e=ana%40shop.test";
const day = new Date("2025-11-28T00:00:00Z");

function planLine(changes: Partial<OrderEmailPlan>, total: Money): OrderEmailLine {
  const plan: OrderEmailPlan = {
    price: { amount: 2499, currency: total.currency },
    interval: { count: 1, unit: "m" },
    trialEndsAt: null,
    nextChargeAt: day,
    ...changes,
  };
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
  const texts = orderTexts[language];
  const order = sampleOrder(language);

  it.each(["EUR", "JPY"] as const)(
    "shows what a plan costs after its free days, in %s",
    async (currency) => {
      const nothing = { amount: 0, currency };
      const { html, text } = await renderOrderEmail({
        ...order,
        lines: [planLine({ trialEndsAt: day }, nothing)],
      });
      const price = formatMoney({ amount: 2499, currency }, language);
      const said = texts.freeUntil(
        formatDay(day, language),
        price,
        texts.every({ count: 1, unit: "m" }),
      );
      for (const part of [formatDay(day, language), price]) expect(said).toContain(part);
      expect(html).toContain(`>${said}</p>`);
      expect(text.split("\n")).toContain(said);
      expect(html).toContain(`>${formatMoney(nothing, language)}</td>`);
    },
  );

  it("shows when a plan is charged next, or that it goes on", async () => {
    const paid = { amount: 24_900, currency: "EUR" } as const;
    const yearly = { interval: { count: 1, unit: "y" }, price: paid } as const;
    const lines = [planLine(yearly, paid), planLine({ ...yearly, nextChargeAt: null }, paid)];
    const { html, text } = await renderOrderEmail({ ...order, lines });
    const price = formatMoney(paid, language);
    const every = texts.every(yearly.interval);
    const dated = texts.renewsOn(formatDay(day, language), price, every);
    for (const part of [formatDay(day, language), price, every]) expect(dated).toContain(part);
    for (const said of [dated, texts.renews(price, every)]) {
      expect(html).toContain(`>${said}</p>`);
      expect(text.split("\n")).toContain(said);
    }
  });

  it("names a gift, what it gives, and which licence an upgrade replaces", async () => {
    const { html, text } = await renderOrderEmail(order);
    const rows = text.split("\n");
    expect(html).toContain(`>${texts.free}</td>`);
    expect(rows).toContain(`Vocal Pair${texts.colon}${texts.free}`);
    for (const said of [
      texts.gift,
      "Harmony Engine",
      "Choir",
      texts.licence(2, 2),
      texts.upgradedFrom("AutoTune Access"),
    ]) {
      expect(html).toContain(`>${said}</p>`);
      expect(rows).toContain(said);
    }
    expect(texts.upgradedFrom("AutoTune Access")).toContain("AutoTune Access");
  });

  it("promises the licences of an order that is not paid yet, and shows none", async () => {
    const lines = order.lines.map((line) => ({ ...line, licences: [] }));
    const { subject, html, text } = await renderOrderEmail({ ...order, lines, state: "pending" });
    const { pending, completed } = texts.opening;
    expect(subject).toBe(pending.subject(order.reference));
    expect(subject).not.toBe(completed.subject(order.reference));
    for (const part of [html, text]) {
      expect(part).toContain(pending.intro(0));
      expect(part).toContain(texts.goodbye);
      expect(part).not.toContain(completed.intro(0));
      expect(part).not.toContain(texts.serialNumber);
      expect(part).not.toContain(texts.nextHeading);
      // The card is not charged yet, so nothing claims that it paid.
      expect(part).not.toContain("4242");
    }
    expect(html).toContain(pending.preview(0));
  });

  it("leads a guest to the account that is to be set up, and not to the orders", async () => {
    const { html, text } = await renderOrderEmail({ ...order, setupUrl });
    const installers = order.lines.flatMap(({ downloads }) => downloads.map(({ url }) => url));
    const given = [...installers, setupUrl, order.invoiceUrl];
    const shown = html.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
    expect(shown.match(/https?:[^"<\s]*/g)).toEqual(given);
    expect(text.match(/https?:\S*/g)).toEqual(given);
    expect(text.split("\n")).toContain(setupUrl);
    const { heading, text: words, button } = texts.setup;
    for (const said of [heading, words, button]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    for (const part of [html, text]) expect(part).not.toContain(texts.seeOrder);
  });

  it("names no card where nothing was due", async () => {
    const nothing = { amount: 0, currency: "EUR" } as const;
    const free = { subtotal: nothing, discount: nothing, tax: nothing, total: nothing };
    const { html, text } = await renderOrderEmail({ ...order, ...free });
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
    const { html, text } = await renderOrderEmail({
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

describe("the order mail", () => {
  it("joins the article with the day in Italian where the day is spoken with a vowel", () => {
    const { freeUntil } = orderTexts.it;
    expect(freeUntil("8 maggio 2026", "1", "x")).toContain("fino all’8 maggio 2026");
    expect(freeUntil("11 maggio 2026", "1", "x")).toContain("fino all’11 maggio 2026");
    expect(freeUntil("18 maggio 2026", "1", "x")).toContain("fino al 18 maggio 2026");
  });
});
