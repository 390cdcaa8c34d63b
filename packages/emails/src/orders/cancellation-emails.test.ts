import { describe, expect, it } from "vitest";
import { describeAccountEmails } from "../platform/testing/describe-account-emails.ts";
import {
  renderCancellationReceivedEmail,
  sampleCancellationReceived,
} from "./cancellation-received.tsx";
import { samples } from "./cancellation-settled.tsx";

describeAccountEmails(samples, {
  cancellationAccepted: { facts: ["reference", "receipt"], leads: null, hasDay: true },
  cancellationRefused: { facts: ["reference", "receipt"], leads: null },
});

describe("the receipt of a cancellation", () => {
  const read = async (reason: string) =>
    (await renderCancellationReceivedEmail({ ...sampleCancellationReceived("en"), reason })).text;

  it("claims no paid time: a trial has none, and another day may have been asked for", async () => {
    const text = await read("");
    expect(text).not.toContain("to the end of the time you’ve paid for");
    expect(text).toContain("the plan ends on the day above or, if you’ve paid for longer,");
  });

  it("promises a reply to a reason, and only to one", async () => {
    const promise = "We’ll also review your reason and email you.";
    expect(await read("It crashes.")).toContain(promise);
    expect(await read(" ")).not.toContain(promise);
  });
});
