import { formatMoney, type Currency } from "@autotune/commerce";
import { languages, type Language } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderRefundEmail } from "./index.ts";
import type { RefundEmail } from "./refund-email.ts";
import { refundTexts } from "./texts/refund/texts-by-language.ts";

function sampleRefund(language: Language, currency: Currency = "EUR"): RefundEmail {
  return {
    language,
    firstName: "Ana",
    reference: "AT-2025-7F3K9Q",
    names: ["AutoTune Pro", "Vocodist"],
    amount: { amount: 20_800, currency },
    ordersUrl: `https://shop.test/${language}/my-account/orders?a=1&b=2`,
  };
}

describe.each(languages)("renderRefundEmail in %s", (language) => {
  const texts = refundTexts[language];

  it("declares its language and names the order in the subject", async () => {
    const { subject, html } = await renderRefundEmail(sampleRefund(language));
    expect(subject).toContain("AT-2025-7F3K9Q");
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  });

  it.each(["EUR", "JPY"] as const)("shows what was refunded in %s", async (currency) => {
    const email = sampleRefund(language, currency);
    const { html, text } = await renderRefundEmail(email);
    const shown = formatMoney(email.amount, language);
    expect(shown).toMatch(currency === "EUR" ? /208[.,]00/ : /20[.,\s]?800/);
    expect(html).toContain(`>${shown}</td>`);
    expect(text.split("\n")).toContain(texts.amount + texts.colon + shown);
    expect(text.split("\n\n")).toContain(texts.intro(shown));
    for (const part of [html, text]) expect(part).toMatch(/AutoTune Pro.{1,5}Vocodist/);
  });

  it("has the same content in both parts, and links only to the orders", async () => {
    const email = sampleRefund(language);
    const { html, text } = await renderRefundEmail(email);
    const { heading, arrival, afterwards, seeOrders, demonstration } = texts;
    const why = texts.whyOrderMail(email.reference);
    for (const words of [heading, arrival, afterwards, seeOrders, demonstration, why]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    const shown = html.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
    for (const part of [shown, text])
      expect(part.match(/https?:[^"<\s]*/g)).toEqual([email.ordersUrl]);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|data:/);
  });

  it("shows names as they were written and never as markup", async () => {
    const { html, text } = await renderRefundEmail({
      ...sampleRefund(language),
      firstName: "<b>Ana</b>",
      names: ["<i>Pro</i>"],
    });
    expect(html).toContain("&lt;b&gt;Ana&lt;/b&gt;");
    expect(html).toContain("&lt;i&gt;Pro&lt;/i&gt;");
    expect(html).not.toMatch(/<b>|<i>/);
    expect(text).toContain("<b>Ana</b>");
    expect(text).toContain("<i>Pro</i>");
  });

  it("mentions no product where the money belongs to none", async () => {
    const { html, text } = await renderRefundEmail({ ...sampleRefund(language), names: [] });
    for (const part of [html, text]) {
      expect(part).not.toContain(texts.afterwards);
      expect(part).not.toContain(texts.products + (part === text ? texts.colon : "</th>"));
    }
  });
});
