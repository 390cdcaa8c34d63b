import { formatMoney, type Currency } from "@autotune/commerce";
import { languages, type Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import { translatorFor, type Translate } from "../platform/i18n.ts";
import { labelled } from "../platform/shared-texts.ts";
import { renderReceiptEmail } from "./receipt.tsx";
import type { OrderEmail } from "./receipt/order-email.ts";
import { orderTexts } from "./receipt/order-texts.ts";
import { sampleOrder } from "./receipt/sample-order.ts";

/** Minor units from what a person reads. Euro and yen always show all of their digits. */
function readAmount(shown: string): number {
  const digits = Number(shown.replaceAll(/\D/g, ""));
  return /[-−]/.test(shown) ? -digits : digits;
}

function readText(text: string, label: string, translate: Translate): number {
  const start = translate(labelled(label, ""));
  const row = text.split("\n").find((line) => line.startsWith(start));
  return readAmount(row?.slice(start.length) ?? "none");
}

function readHtml(html: string, label: string): number {
  const cell = html.split(`>${label}</th>`)[1] ?? "";
  return readAmount(/<td[^>]*>([^<]*)</.exec(cell)?.[1] ?? "none");
}

async function readTotals(order: OrderEmail) {
  const translate = translatorFor(order.language);
  const tax = order.taxIncluded ? msg`Tax (included)` : msg`Tax`;
  const labels = [msg`Subtotal`, msg`Discount`, tax, msg`Total`].map(translate);
  const { html, text } = await renderReceiptEmail(order);
  return {
    html: labels.map((label) => readHtml(html, label)),
    text: labels.map((label) => readText(text, label, translate)),
  };
}

function inYen(language: Language): OrderEmail {
  const yen = (amount: number) => ({ amount, currency: "JPY" satisfies Currency }) as const;
  const order = sampleOrder(language);
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, total: yen(line.total.amount) })),
    subtotal: yen(28_700),
    discount: yen(2870),
    tax: yen(2348),
    taxIncluded: true,
    total: yen(25_830),
  };
}

describe.each(languages)("the amounts shown in %s", (language) => {
  it("add up to the total when tax is added", async () => {
    const { html, text } = await readTotals(sampleOrder(language));
    const [subtotal = 0, discount = 0, tax = 0, total] = text;
    expect(subtotal + discount + tax).toBe(total);
    expect(total).toBe(31_254);
    expect(html).toEqual(text);
  });

  it("add up to the total without the tax that the prices include already", async () => {
    const { html, text } = await readTotals(inYen(language));
    const [subtotal = 0, discount = 0, tax, total] = text;
    expect(subtotal + discount).toBe(total);
    expect(tax).toBe(2348);
    expect(html).toEqual(text);
  });

  it("of the lines add up to the subtotal", async () => {
    const order = sampleOrder(language);
    const translate = translatorFor(language);
    const { html, text } = await renderReceiptEmail(order);
    const rows = order.lines.map(({ name, quantity, total, isFreebie }) => {
      const shown = isFreebie ? translate(orderTexts.free) : formatMoney(total, language);
      expect(html).toContain(`>${shown}</td>`);
      const label = quantity > 1 ? `${name} × ${quantity}` : name;
      return readText(text, label, translate);
    });
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(order.subtotal.amount);
  });
});

describe("a row without information", () => {
  it("is left out: no discount, no tax", async () => {
    const nothing = { amount: 0, currency: "EUR" } as const;
    const { html, text } = await renderReceiptEmail(
      sampleOrder("en", { discount: nothing, tax: nothing }),
    );
    for (const part of [html, text]) expect(part).not.toMatch(/Discount|Tax/);
  });
});
