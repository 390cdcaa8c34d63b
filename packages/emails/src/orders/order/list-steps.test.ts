import { describe, expect, it } from "vitest";
import { translatorFor } from "../../platform/i18n.ts";
import { renderOrderEmail } from "../order.tsx";
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

  it("begin with the account for a guest, who cannot download without one", () => {
    const [first] = listSteps({ ...sample, setupUrl: "https://shop.test/setup" });
    expect(first && translate(first.title)).toBe("Set up your account");
  });

  it("are not taken before it is paid: no serial number, download or replaced licence", async () => {
    const { html, text } = await renderOrderEmail({ ...sample, state: "pending" });
    for (const body of [html, text])
      for (const early of ["AT11-8841-KX70-7Q2F", "software-download", "Upgraded from"])
        expect(body).not.toContain(early);
  });
});
