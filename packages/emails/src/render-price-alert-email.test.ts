import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderPriceAlertEmail, type PriceAlertEmail } from "./index.ts";
import { priceAlertTexts } from "./texts/price/texts-by-language.ts";

const stopUrl = "https://shop.test/confirm?kind=price-stop&token=12.aB3-_x";

describe.each(languages)("renderPriceAlertEmail in %s", (language) => {
  const wish = {
    language,
    product: "<b>Vocal\nReverb</b>",
    wish: { amount: 9900, currency: "JPY" },
    stopUrl,
  } as const;
  const confirm: PriceAlertEmail = {
    ...wish,
    kind: "confirm",
    confirmUrl: "https://shop.test/yes",
  };
  const reached: PriceAlertEmail = {
    ...wish,
    kind: "reached",
    price: { amount: 9480, currency: "JPY" },
    productUrl: "https://shop.test/product",
  };

  it.each([
    [confirm, "https://shop.test/yes"],
    [reached, "https://shop.test/product"],
  ])("has the same content in both parts, and links only where it should", async (email, href) => {
    const { subject, html, text } = await renderPriceAlertEmail(email);
    const texts = priceAlertTexts[language];
    const { heading, intro, note, action, afterword } = texts[email.kind];
    expect(subject).toContain("<b>Vocal Reverb</b>");
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    for (const said of [heading, intro, note, action, afterword, texts.stop, texts.whyThisMail]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    const shown = html.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
    for (const part of [shown, text])
      expect(part.match(/https?:[^"<\s]*/g)).toEqual([href, stopUrl]);
    expect(html).not.toMatch(/<b>|\ssrc=|url\(|@import|<link|<img|data:/);
    for (const amount of email.kind === "confirm"
      ? [/9[.,\s]?900/]
      : [/9[.,\s]?900/, /9[.,\s]?480/]) {
      expect(html).toMatch(amount);
      expect(text).toMatch(amount);
    }
  });
});
