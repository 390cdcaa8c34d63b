import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { readUrls } from "../platform/testing/read-email.ts";
import { renderCartReminder, type CartReminder } from "./cart-reminder.tsx";

const cartUrl = "https://shop.test/products#cart=a.1.b";
const choicesUrl = "https://shop.test/communications?token=a.b";

describe.each(languages)("renderCartReminder in %s", (language) => {
  const email: CartReminder = {
    language,
    name: "",
    lines: [
      {
        name: "<b>Vocal\nReverb</b>",
        quantity: 1,
        price: { amount: 9900, currency: "JPY" },
        trialDays: null,
      },
      { name: "Mic Mod", quantity: 3, price: { amount: 4100, currency: "JPY" }, trialDays: null },
      { name: "Unlimited", quantity: 1, price: { amount: 2500, currency: "JPY" }, trialDays: 14 },
    ],
    cartUrl,
    choicesUrl,
  };

  it("links only to the cart and to unsubscribing", async () => {
    const { html, text } = await renderCartReminder(email);
    for (const part of [html, text]) expect(readUrls(part)).toEqual([cartUrl, choicesUrl]);
    expect(html).not.toContain("<b>");
  });

  it("names each product with its price, and how many", async () => {
    const { html, text } = await renderCartReminder(email);
    expect(text).toContain("<b>Vocal Reverb</b>");
    for (const part of [html, text]) {
      expect(part).toMatch(/9[.,\s]?900/);
      expect(part).toMatch(/3 × [^\d]*4[.,\s]?100/);
    }
  });

  it("says of a trial how long it is free, and what it costs then", async () => {
    const { text } = await renderCartReminder(email);
    expect(text).toMatch(/14[^\d\n]+2[.,\s]?500/);
  });
});
