import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { sampleAccountEmails } from "./account.sample.ts";
import {
  renderAccountEmail,
  renderBetaEmail,
  renderDigestEmail,
  renderNewsletterEmail,
  renderOrderEmail,
  renderPlanEmail,
  renderRefundEmail,
} from "./index.ts";
import { sampleOrder } from "./order.sample.ts";
import { samplePlan } from "./plan.sample.ts";

const widest = 600;

/** Every width in pixels in an e-mail, in a style or an attribute. */
function readWidths(html: string): number[] {
  const styled = [...html.matchAll(/[;"](?:min-|max-)?width:(\d+)px/g)];
  const given = [...html.matchAll(/\swidth="(\d+)"/g)];
  return [...styled, ...given].map(([, width]) => Number(width));
}

describe.each(languages)("a mail in %s", (language) => {
  it("is a column of at most 600 px that shrinks with the screen", async () => {
    const amount = { amount: 100, currency: "EUR" } as const;
    const mails = await Promise.all([
      renderOrderEmail(sampleOrder(language, { setupUrl: "https://shop.test/setup" })),
      renderPlanEmail(samplePlan("paymentFailed", language)),
      renderRefundEmail({
        language,
        firstName: "Ana",
        reference: "R",
        names: [],
        amount,
        ordersUrl: "https://shop.test/orders",
      }),
      renderAccountEmail(sampleAccountEmails(language).withdrawalReceived),
      renderNewsletterEmail({ language, confirmUrl: "https://shop.test/confirm" }),
      renderDigestEmail({
        language,
        posts: [{ title: "T", summary: "S", url: "https://shop.test/post" }],
        choicesUrl: "https://shop.test/choices",
      }),
      renderBetaEmail({ language, appUrl: "https://shop.test/app" }),
    ]);
    for (const { html } of mails) {
      const widths = readWidths(html);
      expect(html).toContain(`max-width:${widest}px`);
      expect(Math.max(...widths)).toBe(widest);
      // Apart from the column only the joints of the pitch line and the numbers of the steps have one.
      expect(widths.filter((width) => width > 32)).toEqual([widest]);
    }
  });
});
