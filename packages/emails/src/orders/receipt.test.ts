import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderReceiptEmail } from "./receipt.tsx";
import { downloadsOf, sampleOrder } from "./receipt/sample-order.ts";

const doctype = /^<!DOCTYPE[^>]*>/;

describe.each(languages)("renderReceiptEmail in %s", (language) => {
  const order = sampleOrder(language);

  it("declares its language and names the order in the subject", async () => {
    const { subject, html } = await renderReceiptEmail(order);
    expect(subject).toContain(order.reference);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  });

  it("holds every serial and authentication string, in the text on lines of their own", async () => {
    const { html, text } = await renderReceiptEmail(order);
    const lines = text.split("\n");
    for (const { serial, authenticationString } of order.lines.flatMap((line) => line.licences)) {
      expect(html).toContain(`>${serial}</td>`);
      expect(html).toContain(`>${authenticationString}</td>`);
      expect(lines).toContain(serial);
      expect(lines).toContain(authenticationString);
    }
  });

  it("[ROUTE-15] links to the installers of what was bought, in both parts", async () => {
    const { html, text } = await renderReceiptEmail(order);
    const lines = text.split("\n");
    for (const url of downloadsOf(order)) {
      const href = url.replaceAll("&", "&amp;").replaceAll("?", "\\?");
      const words = new RegExp(`<a[^>]* href="${href}"[^>]*>([^<]+)</a>`).exec(html)?.[1] ?? "";
      expect(words).not.toBe("");
      // On a line of its own, below what it is.
      expect(lines[lines.indexOf(url) - 1]).toContain(words);
    }
  });

  it("shows a name as it was written and never as markup", async () => {
    const { html, text } = await renderReceiptEmail({ ...order, name: "<b>Ana</b>" });
    expect(html).toContain("&lt;b&gt;Ana&lt;/b&gt;");
    expect(html).not.toContain("<b>");
    expect(text).toContain("<b>Ana</b>");
  });

  it("links only to the URLs it was given and loads nothing", async () => {
    const { html, text } = await renderReceiptEmail(order);
    const installers = downloadsOf(order);
    const given = [...installers, order.ordersUrl, order.invoiceUrl, order.withdrawalUrl];
    const shown = html.replace(doctype, "").replaceAll("&amp;", "&");
    expect([...shown.matchAll(/https?:[^"<\s]*/g)].map(([url]) => url)).toEqual(given);
    expect([...text.matchAll(/https?:\S*/g)].map(([url]) => url)).toEqual(given);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|data:/);
  });

  it("states why the email was sent, in both parts", async () => {
    const { html, text } = await renderReceiptEmail(order);
    const why = text.split("-- \n")[1]?.trim() ?? "";
    expect(why).toContain(order.reference);
    expect(html).toContain(why);
  });

  it("greets a guest without a name", async () => {
    const { text } = await renderReceiptEmail({ ...order, name: "" });
    expect(text.split("\n")[0]).toMatch(/^[^,、]+[!！。]$/);
  });
});

describe("renderReceiptEmail", () => {
  it("names the day in UTC", async () => {
    const { html } = await renderReceiptEmail(sampleOrder("en"));
    expect(html).toContain("November 14, 2025");
  });

  it("leaves out the invoice, the card and the serials that an order does not have", async () => {
    const order = sampleOrder("en", { invoiceUrl: null, cardEnding: null });
    const lines = order.lines.map((line) => ({ ...line, licences: [] }));
    const { html, text } = await renderReceiptEmail({ ...order, lines });
    for (const part of [html, text]) {
      expect(part).not.toMatch(/invoice|card ending|serial number/i);
    }
  });

  it("counts one serial as one", async () => {
    const order = sampleOrder("en");
    const { html } = await renderReceiptEmail({ ...order, lines: order.lines.slice(0, 1) });
    expect(html).toContain("your serial number is below");
    expect(html).toContain("Your serial number is inside");
  });
});
