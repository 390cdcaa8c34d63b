import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { readUrls } from "../platform/testing/read-email.ts";
import { renderPriceAlertEmail, type PriceAlertEmail } from "./price-alert.tsx";

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
    expiresAt: new Date("2025-11-28T23:30:00Z"),
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
  ])("names the product and the prices, and links only where it should", async (email, href) => {
    const { subject, html, text } = await renderPriceAlertEmail(email);
    expect(subject).toContain("<b>Vocal Reverb</b>");
    for (const part of [html, text]) expect(readUrls(part)).toEqual([href, stopUrl]);
    expect(html).not.toContain("<b>");
    for (const amount of email.kind === "confirm"
      ? [/9[.,\s]?900/]
      : [/9[.,\s]?900/, /9[.,\s]?480/]) {
      expect(html).toMatch(amount);
      expect(text).toMatch(amount);
    }
  });
});
