import { formatMoney, type Currency } from "@autotune/commerce";
import { languages, type Language } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderOrderEmail } from "./index.ts";
import type { OrderEmail } from "./order-email.ts";
import { sampleOrder } from "./order.sample.ts";
import { orderTexts } from "./texts/order/texts-by-language.ts";

/** Minor units from what a person reads. Euro and yen always show all of their digits. */
function readAmount(shown: string): number {
  const digits = Number(shown.replaceAll(/\D/g, ""));
  return /[-−]/.test(shown) ? -digits : digits;
}

function readText(text: string, label: string, { colon }: { colon: string }): number {
  const row = text.split("\n").find((line) => line.startsWith(label + colon));
  return readAmount(row?.slice(label.length + colon.length) ?? "none");
}

function readHtml(html: string, label: string): number {
  const cell = html.split(`>${label}</th>`)[1] ?? "";
  return readAmount(/<td[^>]*>([^<]*)</.exec(cell)?.[1] ?? "none");
}

async function readTotals(order: OrderEmail) {
  const texts = orderTexts[order.language];
  const tax = order.taxIncluded ? texts.taxIncluded : texts.tax;
  const labels = [texts.subtotal, texts.discount, tax, texts.total];
  const { html, text } = await renderOrderEmail(order);
  return {
    html: labels.map((label) => readHtml(html, label)),
    text: labels.map((label) => readText(text, label, texts)),
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
    const { html, text } = await renderOrderEmail(order);
    const rows = order.lines.map(({ name, quantity, total, isFreebie }) => {
      const shown = isFreebie ? orderTexts[language].free : formatMoney(total, language);
      expect(html).toContain(`>${shown}</td>`);
      const label = quantity > 1 ? `${name} × ${quantity}` : name;
      return readText(text, label, orderTexts[language]);
    });
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(order.subtotal.amount);
  });
});

describe("a row without information", () => {
  it("is left out: no discount, no tax", async () => {
    const nothing = { amount: 0, currency: "EUR" } as const;
    const { html, text } = await renderOrderEmail(
      sampleOrder("en", { discount: nothing, tax: nothing }),
    );
    for (const part of [html, text]) expect(part).not.toMatch(/Discount|Tax/);
  });
});
