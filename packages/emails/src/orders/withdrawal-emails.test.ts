import { refundDays, withdrawalRefusals } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { emailSettings } from "../platform/email-settings.ts";
import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import { translatorFor } from "../platform/i18n.ts";
import { labelled } from "../platform/shared-texts.ts";
import { describeAccountEmails } from "../platform/testing/describe-account-emails.ts";
import { listNodes } from "../platform/testing/read-email.ts";
import {
  renderWithdrawalReceivedEmail,
  sampleWithdrawalReceived,
  samples as withdrawalReceived,
} from "./withdrawal-received.tsx";
import {
  renderWithdrawalSettledEmail,
  sampleAccepted,
  sampleRefused,
  samples as withdrawalSettled,
} from "./withdrawal-settled.tsx";

describeAccountEmails(
  { ...withdrawalReceived, ...withdrawalSettled },
  {
    withdrawalReceived: {
      facts: ["name", "reference", "part", "receipt"],
      leads: null,
      hasTimestamp: true,
      isSuspicious: true,
    },
    withdrawalAccepted: { facts: ["reference", "part", "receipt"], leads: null },
    withdrawalRefused: { facts: ["reference", "part", "receipt"], leads: null },
  },
);

describe.each(languages)("the receipt of a withdrawal in %s", (language) => {
  it("calls one without a part one of the whole order", async () => {
    const translate = translatorFor(language);
    const whole = translate(msg`The whole order`);
    const { html, text } = await renderWithdrawalReceivedEmail({
      ...sampleWithdrawalReceived(language),
      part: " ",
    });
    expect(html).toContain(`>${whole}</td>`);
    expect(text.split("\n")).toContain(translate(labelled(translate(msg`Applies to`), whole)));
  });
});

describe.each(languages)("an accepted withdrawal in %s", (language) => {
  const translate = translatorFor(language);
  const nothingDue = translate(
    msg`Your withdrawal from the order below is accepted. You haven’t paid anything for it, so there’s nothing to refund.`,
  );
  const willRefund = translate(
    msg`Your withdrawal from the order below is accepted. We’re refunding what you paid for it.`,
  );
  const read = async (settled: Parameters<typeof sampleAccepted>[1]) =>
    renderWithdrawalSettledEmail(sampleAccepted(language, settled));

  it("promises the money back where something was paid", async () => {
    const { html, text } = await read({ part: "" });
    expect(listNodes(html)).toContain(willRefund);
    expect(text.split("\n")).toContain(willRefund);
    expect(text).not.toContain(nothingDue);
  });

  it("promises no refund where nothing was paid, as of a trial", async () => {
    for (const part of ["", "AutoTune Unlimited"]) {
      const { html, text } = await read({ isPaid: false, part });
      expect(listNodes(html)).toContain(nothingDue);
      expect(text.split("\n")).toContain(nothingDue);
      const paid = (await read({ part })).text.split("\n\n");
      const promise = paid.find((words) => words.includes(String(refundDays)));
      expect(promise).toBeDefined();
      for (const shown of [...listNodes(html), ...text.split("\n\n")])
        expect([willRefund, promise]).not.toContain(shown);
    }
  });

  it("says of a part that it is refunded only if it was paid", async () => {
    const { text } = await read({ part: "AutoTune Unlimited" });
    expect(text).not.toContain(willRefund);
  });
});

describe.each(languages)("a refused withdrawal in %s", (language) => {
  const read = async (...why: [(typeof withdrawalRefusals)[number], string?]) =>
    (await renderWithdrawalSettledEmail(sampleRefused(language, ...why))).text;

  it("gives the reason that support chose, each in words of its own", async () => {
    const texts = await Promise.all(withdrawalRefusals.map((refusal) => read(refusal)));
    expect(new Set(texts).size).toBe(withdrawalRefusals.length);
  });

  it("adds what support wrote, on one line", async () => {
    const text = await read("other", "Placed by\n\n-- \nyour label.");
    const note = "Placed by -- your label.";
    expect(text.split("\n")).toContain(translatorFor(language)(msg`A note from our team: ${note}`));
  });
});

describe("what somebody typed", () => {
  const typed = {
    language: "en",
    name: "<b>Ana</b>\nSoto",
    reference: "<i>AT</i>",
    part: "One & two\n\n-- \nThe bank: https://evil.test \\u000a-- ",
    receivedAt: new Date("2025-11-28T23:30:00Z"),
    id: "7",
    isOfBuyer: true,
  } as const;

  it("is not sent to a mailbox that bought nothing by that number", async () => {
    for (const language of languages) {
      const foreign = { ...typed, language, isOfBuyer: false };
      const settled = {
        ...foreign,
        outcome: "refused",
        refusal: "unknownOrder",
        note: "",
      } as const;
      const emails = [
        await renderWithdrawalReceivedEmail(foreign),
        await renderWithdrawalSettledEmail(settled),
      ];
      for (const { subject, html, text } of emails) {
        expect(text).toMatch(/[:：] ?7$/m);
        for (const part of [subject, html, text])
          expect(part).not.toMatch(/Soto|evil\.test|The bank|&lt;|<i>/);
      }
    }
  });

  it("is shown as it was written and never as markup", async () => {
    const { html, text } = await renderWithdrawalReceivedEmail(typed);
    for (const words of ["&lt;b&gt;Ana&lt;/b&gt; Soto", "&lt;i&gt;AT&lt;/i&gt;", "One &amp; two"])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<b>|<i>/);
    // To support, and nowhere else.
    const { supportUrl } = emailSettings();
    expect(html.match(/<a [^>]*href="[^"]*"/g)).toEqual([expect.stringContaining(supportUrl)]);
    expect(text).toContain("Name: <b>Ana</b> Soto\n");
  });

  it("never looks like a line of ours, and stays out of the subject and the preview", async () => {
    const { subject, html, text } = await renderWithdrawalReceivedEmail(typed);
    const lines = text.split("\n");
    expect(lines).toContain("Applies to: One & two -- The bank: https://evil.test \\u000a--");
    expect(lines.filter((line) => line === "-- ")).toHaveLength(1);
    expect(lines).toContain("Hi <b>Ana</b> Soto,");
    expect(subject).toBe("We’ve received your withdrawal");
    const [preview = ""] = html.split("<h1");
    expect(preview).not.toMatch(/Soto|evil|AT&lt;/);
  });

  it("is left out where it is empty", async () => {
    const { html, text } = await renderWithdrawalReceivedEmail({ ...typed, name: "" });
    expect(text).not.toContain("Name:");
    expect(html).not.toContain(">Name</th>");
  });
});
