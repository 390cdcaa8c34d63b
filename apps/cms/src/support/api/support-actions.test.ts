import { expect, test } from "vitest";
import { readSupportForm } from "./support-actions.ts";

function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

const reason = "Asked on the telephone";
const refusal = { refusal: "late", refusalNote: "It came on day 20." };

test("each form becomes its call of the shop", () => {
  const calls = [
    { action: "resend-order", subject: "AT-1", reason },
    { action: "resend-setup", subject: "17", reason },
    { action: "clear-mailbox", subject: "17", reason },
    { action: "resend-licence", subject: "5", reason },
    { action: "regenerate", subject: "5", serial: "A1B2-C3D4", reason: ` ${reason} ` },
    { action: "refund", subject: "AT-1", line: ["3", "4"], reason },
    { action: "refund", subject: "AT-1", line: "3", digest: "abc", reason },
    { action: "note", subject: "AT-1", requestId: "0199", text: "Called back" },
    { action: "move-licence", subject: "5", customer: "17", email: "a@b.test", reason },
    { action: "end-computer", subject: "0199", reason },
    { action: "end-plan", subject: "8", when: "now", reason },
    { action: "refund-charge", subject: "9", reason },
    { action: "settle", subject: "0199a1b2", outcome: "refused", ...refusal, reason },
    { action: "settle", subject: "0199a1b2", outcome: "refunded", ...refusal, reason },
    { action: "settle-cancellation", subject: "0199", outcome: "accepted", text: "Done", reason },
    { action: "stop-codes", subject: "7", reason },
  ].map((fields) => readSupportForm(formOf(fields))?.call);
  expect(calls).toEqual([
    { path: "orders/AT-1/resend", body: { reason } },
    { path: "customers/17/resend-setup", body: { reason } },
    { path: "customers/17/clear-mailbox", body: { reason } },
    { path: "licences/5/resend", body: { reason } },
    { path: "licences/5/regenerate", body: { serial: "A1B2-C3D4", reason } },
    { path: "orders/AT-1/refund", body: { lines: [3, 4], reason } },
    { path: "orders/AT-1/refund", body: { lines: [3], digest: "abc", reason } },
    { path: "orders/AT-1/notes", body: { requestId: "0199", text: "Called back" } },
    { path: "licences/5/move", body: { customer: 17, email: "a@b.test", reason } },
    { path: "computers/0199/end", body: { reason } },
    { path: "plans/8/end", body: { when: "now", reason } },
    { path: "charges/9/refund", body: { reason } },
    { path: "withdrawals/0199a1b2/settle", body: { outcome: "refused", ...refusal, reason } },
    { path: "withdrawals/0199a1b2/settle", body: { outcome: "refunded", reason } },
    {
      path: "cancellations/0199/settle",
      body: { outcome: "accepted", note: "Done", reason },
    },
    { path: "code-batches/7/stop", body: { reason } },
  ]);
});

test("a subject cannot lead to another call", () => {
  const subject = "../customers/1/../../audit?x=";
  const read = readSupportForm(formOf({ action: "resend-order", subject, reason }));
  expect(read?.call.path).toBe(`orders/${encodeURIComponent(subject)}/resend`);
});

test("what is no form of ours is none", () => {
  for (const fields of [
    {},
    { action: "resend-order", reason },
    { action: "delete-everything", subject: "1", reason },
    { action: "settle", subject: "1", outcome: "perhaps", reason },
    { action: "settle-cancellation", subject: "1", outcome: "refunded", reason },
    { action: "move-licence", subject: "5", email: "a@b.test", reason },
  ])
    expect(readSupportForm(formOf(fields))).toBeUndefined();
});
