import { parseRedeemCode } from "@autotune/commerce";
import type { CodeBatches, FoundCode, StaffCustomer } from "@autotune/contract";
import { auditEntry } from "@autotune/database/schema";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  batchForm,
  makeBatch,
  openRedemptionFixture,
  outcomeOf,
  signUp,
  type RedemptionFixture,
} from "./testing/redemption-fixture.ts";

let counter: RedemptionFixture;
beforeAll(async () => {
  counter = await openRedemptionFixture();
}, 60_000);
afterAll(() => counter.close());

async function lastDeed() {
  const [entry] = await counter.database
    .select({
      action: auditEntry.action,
      subject: auditEntry.subject,
      details: auditEntry.details,
    })
    .from(auditEntry)
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return entry;
}

it("a manager makes a batch, whose codes are shown once", async () => {
  const form = batchForm({ count: 1200, dealer: "Klang & Ton" });
  const made = await counter.manager.post("code-batches", form);
  expect(made.statusCode).toBe(200);
  const { id, codes } = made.json<{ id: number; codes: string[] }>();
  expect(new Set(codes).size).toBe(1200);
  expect(codes.every((code) => parseRedeemCode(code) !== undefined)).toBe(true);
  const entry = await lastDeed();
  expect(entry).toMatchObject({
    action: "code.make",
    subject: `code batch ${id}`,
    details: { count: 1200, dealer: "Klang & Ton", reason: form.reason },
  });
  expect(JSON.stringify(entry)).not.toContain(codes[0]);
  // The same form again, by a double click or a reload.
  expect((await counter.manager.post("code-batches", form)).statusCode).toBe(409);
  expect((await counter.support.post("code-batches", batchForm())).statusCode).toBe(403);
});

it("a batch grants and requires what the shop has, and nothing else", async () => {
  const rejected = [
    batchForm({ gives: { kind: "licence", path: "no-such-product" } }),
    batchForm({ gives: { kind: "licence", path: "auto-tune-unlimited-monthly" } }),
    batchForm({ gives: { kind: "coupon", code: "FORNINA" } }),
    batchForm({ gives: { kind: "promotion", code: "NOSUCH" } }),
    batchForm({ ownersOf: ["no-such-product"] }),
  ];
  for (const form of rejected)
    expect((await counter.manager.post("code-batches", form)).statusCode).toBe(404);
  for (const form of [batchForm({ count: 0 }), batchForm({ count: 5001 })])
    expect((await counter.manager.post("code-batches", form)).statusCode).toBe(400);
});

it("support sees how many are redeemed, and finds who redeemed a code", async () => {
  const { id, codes } = await makeBatch(counter, { count: 2, dealer: "Beat Corner" });
  const [app] = counter.apps;
  if (app === undefined) throw new Error("There is no process");
  const holder = await signUp(app);
  expect(await outcomeOf(holder.visitor, codes[0])).toBe("licence");
  const list = (await counter.support.get("code-batches")).json<CodeBatches>();
  expect(list.data[0]).toMatchObject({ id, dealer: "Beat Corner", made: 2, redeemed: 1 });
  expect(list.products).toContainEqual({ path: "vocal-eq", name: "vocal-eq" });
  expect(list.coupons).toContain("SINGER20");
  expect(list.coupons).not.toContain("OVER");
  expect(list.promotions).toEqual(["LOYAL", "OPEN", "OPEN-ONCE"]);
  const find = async (code: string) =>
    (await counter.support.post("codes/find", { code })).json<FoundCode>();
  expect(await find(codes[0].toLowerCase())).toMatchObject({
    isMistyped: false,
    found: { batch: { id }, customerId: holder.id, redeemedAt: expect.any(String) },
  });
  expect(await lastDeed()).toMatchObject({
    action: "code.find",
    subject: `code batch ${id}`,
    details: { customer: holder.id },
  });
  expect(await find(codes[1] ?? "")).toMatchObject({
    found: { customerId: null, redeemedAt: null },
  });
  expect(await find("0000-0000-0000-0000")).toEqual({ isMistyped: false, found: null });
  expect(await find("nonsense")).toEqual({ isMistyped: true, found: null });
});

it("a manager stops a batch, with a reason", async () => {
  const { id } = await makeBatch(counter);
  expect((await counter.support.post(`code-batches/${id}/stop`, { reason: "No" })).statusCode).toBe(
    400,
  );
  const stopped = await counter.manager.post(`code-batches/${id}/stop`, { reason: "Leaked" });
  expect(stopped.statusCode).toBe(204);
  expect(await lastDeed()).toMatchObject({
    action: "code.stop",
    subject: `code batch ${id}`,
    details: { reason: "Leaked" },
  });
});

it("is in the customer's timeline, without the code", async () => {
  const { id, codes } = await makeBatch(counter, { dealer: "Beat Corner" });
  const [app] = counter.apps;
  if (app === undefined) throw new Error("There is no process");
  const holder = await signUp(app);
  expect(await outcomeOf(holder.visitor, codes[0])).toBe("licence");
  const read = await counter.support.get(`customers/${holder.id}`);
  expect(read.statusCode).toBe(200);
  const { timeline } = read.json<StaffCustomer>();
  expect(timeline.events).toContainEqual(
    expect.objectContaining({ kind: "codeRedeemed", what: "Beat Corner", more: `batch ${id}` }),
  );
  expect(read.body).not.toContain(codes[0]);
});
