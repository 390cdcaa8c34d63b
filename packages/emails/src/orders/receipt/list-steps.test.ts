import { describe, expect, it } from "vitest";
import { translatorFor } from "../../platform/i18n.ts";
import { renderReceiptEmail } from "../receipt.tsx";
import { listSteps } from "./list-steps.ts";
import { sampleOrder } from "./sample-order.ts";

const translate = translatorFor("en");
const sample = sampleOrder("en");
const bought = { ...sample, lines: sample.lines.filter(({ plan }) => plan === null) };
const subscribed = { ...sample, lines: sample.lines.filter(({ plan }) => plan !== null) };

describe("the steps after an order", () => {
  it("activate a licence with what the e-mail holds, and a plan with its key", () => {
    const [, licence] = listSteps(bought).map(({ text }) => translate(text));
    expect(licence).toContain("serial number and authentication code from this email");
    expect(licence).not.toContain("plan");
    const [, plan] = listSteps(subscribed).map(({ text }) => translate(text));
    expect(plan).toContain("activation key");
    expect(plan).not.toContain("serial number");
    const [, both] = listSteps(sample).map(({ text }) => translate(text));
    expect(both).toContain("serial number");
    expect(both).toContain("activation key");
  });

  it("begin with the account for a guest's plan, and with the installer for what is bought", () => {
    const setupUrl = "https://shop.test/setup";
    const [first] = listSteps({ ...sample, setupUrl });
    expect(first && translate(first.title)).toBe("Set up your account");
    const [begin] = listSteps({ ...bought, setupUrl });
    expect(begin && translate(begin.title)).toBe("Install");
  });

  it("have each file once, with its version, size and checksum, for as many licences as there are", async () => {
    const { html, text } = await renderReceiptEmail(sample);
    for (const body of [html, text]) {
      expect(body.match(/vocodist-2\.1\.0-mac\.zip/g)).toHaveLength(1);
      expect(body).toContain("Download Vocodist 2.1.0 for Windows");
      expect(body).toContain("119.9 MB");
      expect(body).toContain("SHA-256 9f86d081");
      expect(body).toContain("Enter both in Vocodist when you open it for the first time.");
    }
  });

  it("are not taken before it is paid: no serial number, download or replaced licence", async () => {
    const { html, text } = await renderReceiptEmail({ ...sample, state: "pending" });
    for (const body of [html, text])
      for (const early of ["AT11-8841-KX70-7Q2F", "software-download", "Upgraded from"])
        expect(body).not.toContain(early);
  });
});
