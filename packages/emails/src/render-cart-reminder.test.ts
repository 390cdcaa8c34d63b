import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderCartReminder, type CartReminder } from "./index.ts";
import { cartReminderTexts } from "./texts/cart/texts-by-language.ts";

const cartUrl = "https://shop.test/products#cart=a.1.b";
const choicesUrl = "https://shop.test/communications?token=a.b";

describe.each(languages)("renderCartReminder in %s", (language) => {
  const email: CartReminder = {
    language,
    firstName: "",
    lines: [
      { name: "<b>Vocal\nReverb</b>", quantity: 1, price: { amount: 9900, currency: "JPY" } },
      { name: "Mic Mod", quantity: 3, price: { amount: 4100, currency: "JPY" } },
    ],
    cartUrl,
    choicesUrl,
  };

  it("has the same content in both parts, and links only to the cart and to unsubscribing", async () => {
    const { subject, html, text } = await renderCartReminder(email);
    const texts = cartReminderTexts[language];
    expect(subject).toBe(texts.subject);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    const { heading, intro, note, action, afterword, chooseMails, whyThisMail } = texts;
    for (const said of [heading, intro, note, action, afterword, chooseMails, whyThisMail]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    const shown = html.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
    for (const part of [shown, text])
      expect(part.match(/https?:[^"<\s]*/g)).toEqual([cartUrl, choicesUrl]);
    expect(html).not.toMatch(/<b>|\ssrc=|url\(|@import|<link|<img|data:/);
  });

  it("names each product with its price, and how many", async () => {
    const { html, text } = await renderCartReminder(email);
    expect(text).toContain("<b>Vocal Reverb</b>");
    for (const part of [html, text]) {
      expect(part).toMatch(/9[.,\s]?900/);
      expect(part).toMatch(/3 × [^\d]*4[.,\s]?100/);
    }
  });
});
