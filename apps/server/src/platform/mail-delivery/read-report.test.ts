import { describe, expect, it } from "vitest";
import { readReport } from "./read-report.ts";
import { autoReply, bottomlessMail, complaint, deliveryNotice } from "./testing/reports.ts";

describe("reports of other mail servers", () => {
  it("a mailbox that does not exist, with the reason in one line", async () => {
    expect(await readReport(deliveryNotice())).toEqual({
      kind: "hard",
      status: "5.1.1",
      diagnostic: "smtp; 550 5.1.1 <nina@studio.test>: user unknown",
      senders: [],
    });
  });

  it("a reason that only the text gives", async () => {
    const reported = { status: "5.0.0", diagnostic: "smtp; 550 5.2.1 mailbox disabled" };
    expect(await readReport(deliveryNotice(reported))).toMatchObject({
      kind: "hard",
      status: "5.2.1",
    });
  });

  it("a full mailbox, and one that was retried for days", async () => {
    const full = deliveryNotice({ status: "5.2.2", diagnostic: "smtp; 552 over quota" });
    expect(await readReport(full)).toMatchObject({ kind: "soft", status: "5.2.2" });
    const late = deliveryNotice({ status: "4.4.7 (delivery time expired)", diagnostic: "" });
    expect(await readReport(late)).toMatchObject({ kind: "soft", status: "4.4.7" });
  });

  it("a delivered message", async () => {
    const arrived = deliveryNotice({ action: "Delivered", status: "2.1.5", diagnostic: "" });
    expect(await readReport(arrived)).toMatchObject({ kind: "delivered" });
  });

  it("stores only a few lines of third-party text", async () => {
    const read = await readReport(deliveryNotice({ diagnostic: "x".repeat(5000) }));
    expect(read?.diagnostic).toHaveLength(500);
  });

  it("a complaint, and every header that names the envelope sender", async () => {
    const raw = complaint({
      fields: ["Original-Mail-From: <a@bounces.shop.example>"],
      headers: ["Return-Path: <b@bounces.shop.example>", "X-Sent-From: c@bounces.shop.example"],
    });
    expect(await readReport(raw)).toEqual({
      kind: "complaint",
      status: "",
      diagnostic: "abuse",
      senders: ["a@bounces.shop.example", "b@bounces.shop.example", "c@bounces.shop.example"],
    });
  });

  it.each([
    ["a mail that is still being tried", deliveryNotice({ action: "delayed", status: "4.4.1" })],
    ["somebody who is away", autoReply()],
    ["that a mail is no spam", complaint({ type: "not-spam" })],
    ["that a signature did not fit", complaint({ type: "auth-failure" })],
    ["what nobody can read to its end", bottomlessMail()],
    ["nothing", Buffer.alloc(0)],
    ["noise", Buffer.from([0, 255, 13, 10, 45, 45, 128])],
  ])("%s is no report", async (_, raw) => {
    expect(await readReport(raw)).toBeUndefined();
  });
});
