import { formatMoney } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import { translatorFor } from "../platform/i18n.ts";
import { labelled } from "../platform/shared-texts.ts";
import { listNodes, readUrls } from "../platform/testing/read-email.ts";
import { renderRefundEmail, sampleRefund, sampleReturn } from "./refund.tsx";

describe.each(languages)("renderRefundEmail in %s", (language) => {
  const translate = translatorFor(language);

  it("names the order in the subject", async () => {
    const { subject } = await renderRefundEmail(sampleRefund(language));
    expect(subject).toContain("AT-2025-7F3K9Q");
  });

  it.each(["EUR", "JPY"] as const)("shows what was refunded in %s", async (currency) => {
    const email = sampleRefund(language, currency);
    const { html, text } = await renderRefundEmail(email);
    const shown = formatMoney(email.amount, language);
    expect(shown).toMatch(currency === "EUR" ? /208[.,]00/ : /20[.,\s]?800/);
    expect(html).toContain(`>${shown}</td>`);
    expect(text.split("\n")).toContain(translate(labelled(translate(msg`Refunded`), shown)));
    // In the list and in the sentence above it.
    expect(text.split(shown)).toHaveLength(3);
    for (const part of [html, text]) expect(part).toMatch(/AutoTune Pro.{1,5}Vocodist/);
  });

  it("links only to the orders", async () => {
    const email = sampleRefund(language);
    const { html, text } = await renderRefundEmail(email);
    for (const part of [html, text]) expect(readUrls(part)).toEqual([email.ordersUrl]);
  });

  it("shows names as they were written and never as markup", async () => {
    const { html, text } = await renderRefundEmail({
      ...sampleRefund(language),
      name: "<b>Ana</b>",
      names: ["<i>Pro</i>"],
    });
    expect(html).toContain("&lt;b&gt;Ana&lt;/b&gt;");
    expect(html).toContain("&lt;i&gt;Pro&lt;/i&gt;");
    expect(html).not.toMatch(/<b>|<i>/);
    expect(text).toContain("<b>Ana</b>");
    expect(text).toContain("<i>Pro</i>");
  });

  it("names what depended on the refunded products, and only where something did", async () => {
    const email = sampleRefund(language);
    const alone = { ...email, suspended: [] };
    const [both, one] = [await renderRefundEmail(email), await renderRefundEmail(alone)];
    for (const part of ["html", "text"] as const) {
      expect(both[part]).toContain("AutoTune Hybrid");
      expect(one[part]).not.toContain("AutoTune Hybrid");
    }
  });

  it("speaks of no money where nothing was paid, as for a trial", async () => {
    const { subject, html, text } = await renderRefundEmail(sampleReturn(language));
    const nothingDue = translate(
      msg`What’s listed below has been returned. You hadn’t paid anything for it, so there’s nothing to refund.`,
    );
    expect(listNodes(html)).toContain(nothingDue);
    expect(text.split("\n")).toContain(nothingDue);
    for (const part of [html, text]) expect(part).not.toMatch(/0[.,]00/);
    const banks = translate(msg`Banks usually take 5 to 10 business days to show it.`);
    expect(text).not.toContain(banks);
    const { subject: ofRefund } = await renderRefundEmail(sampleRefund(language));
    expect(subject).not.toBe(ofRefund);
    expect(subject).toContain("AT-2025-7F3K9Q");
  });

  it("mentions no product where the money belongs to none", async () => {
    const { html, text } = await renderRefundEmail({ ...sampleRefund(language), names: [] });
    const label = translate(msg`Products`);
    const afterwards = msg`Refunded products can no longer be used. If one was an upgrade, your earlier license works again.`;
    for (const part of [html, text]) expect(part).not.toContain(translate(afterwards));
    expect(html).not.toContain(`>${label}</th>`);
    expect(text).not.toContain(translate(labelled(label, "")));
  });
});
