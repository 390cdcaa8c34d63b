import { hash } from "node:crypto";
import type { CheckoutAnswer } from "@autotune/contract";
import { account, checkout } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTill, signUp, visit, type Till } from "./testing/till.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
}, 60_000);
afterAll(() => till.close());

const cart = {
  lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
  currency: "USD",
  language: "en",
};
const guest = { email: " Gil@Studio.test", first_name: "Gil ", last_name: "Ito" };

describe("somebody without an account", () => {
  it("buys with a name and an address, and only their browser sees what becomes of it", async () => {
    const visitor = visit(till);
    const answer = await visitor.post("checkout", { ...cart, guest });
    expect(answer.statusCode).toBe(200);
    const { checkoutId, sessionId } = answer.json<CheckoutAnswer>();
    const token = visitor.cookies.get("__Host-guest") ?? "";
    expect(answer.headers["set-cookie"]).toBe(
      `__Host-guest=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    const [row] = await till.database.select().from(checkout).where(eq(checkout.id, checkoutId));
    expect(row).toMatchObject({
      accountId: null,
      email: "gil@studio.test",
      firstName: "Gil",
      lastName: "Ito",
      guestHash: hash("sha256", token, "buffer"),
    });
    expect(await till.readSession(sessionId)).toMatchObject({
      contact: { email: "gil@studio.test", first: "Gil" },
    });
    // No account before anything was paid.
    const accounts = till.database
      .select()
      .from(account)
      .where(eq(account.email, row?.email ?? ""));
    expect(await accounts).toEqual([]);

    const path = `checkout/${checkoutId}`;
    expect((await visitor.get(path)).json()).toEqual({ order: null });
    expect((await visit(till).get(path)).statusCode).toBe(401);
    const other = visit(till);
    await other.post("checkout", { ...cart, guest });
    expect((await other.get(path)).statusCode).toBe(404);
    const customer = await signUp(till);
    expect((await customer.visitor.get(path)).statusCode).toBe(404);
  });

  it("is one guest in one browser, whatever they buy", async () => {
    const visitor = visit(till);
    await visitor.post("checkout", { ...cart, guest });
    const token = visitor.cookies.get("__Host-guest");
    const again = { ...cart, lines: [{ path: "vocal-eq", quantity: 1, unitPrice: 9900 }], guest };
    expect((await visitor.post("checkout", again)).statusCode).toBe(200);
    expect(visitor.cookies.get("__Host-guest")).toBe(token);
  });

  it("is asked to sign in where the address has an account, and not where it only waits for one", async () => {
    const { email } = await signUp(till);
    const visitor = visit(till);
    const sessions = await till.countSessions();
    const taken = await visitor.post("checkout", {
      ...cart,
      guest: { ...guest, email: email.toUpperCase() },
    });
    expect([taken.statusCode, taken.json<{ error: string }>().error]).toEqual([
      409,
      "accountExists",
    ]);
    expect([await till.countSessions(), visitor.cookies.size]).toEqual([sessions, 0]);
    await signUp(till, "g.i.l@googlemail.com");
    for (const spelled of ["gil@gmail.com", "G.il+shop@gmail.com"]) {
      const same = await visitor.post("checkout", { ...cart, guest: { ...guest, email: spelled } });
      expect([spelled, same.statusCode]).toEqual([spelled, 409]);
    }
    await till.database.insert(account).values({
      email: "waiting@studio.test",
      firstName: "Wei",
      lastName: "Ting",
      optinMarketing: false,
    });
    const waiting = { ...guest, email: "waiting@studio.test" };
    expect((await visitor.post("checkout", { ...cart, guest: waiting })).statusCode).toBe(200);
  });

  it("has to say who they are, in a form that an account could have", async () => {
    const visitor = visit(till);
    expect((await visitor.post("checkout", cart)).statusCode).toBe(401);
    for (const [changes, error] of [
      [{ email: "gil@" }, "invalidEmail"],
      [{ email: "gil@example.com" }, "invalidEmail"],
      [{ email: "gil\0@studio.test" }, "invalidEmail"],
      [{ first_name: "" }, "invalidRequest"],
      [{ last_name: "1t0" }, "invalidRequest"],
    ] as const) {
      const answer = await visitor.post("checkout", { ...cart, guest: { ...guest, ...changes } });
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, error]);
    }
  });

  it("is not believed to be somebody else while signed in", async () => {
    const { visitor, id, email } = await signUp(till);
    const answer = await visitor.post("checkout", { ...cart, guest });
    const { checkoutId } = answer.json<CheckoutAnswer>();
    const [row] = await till.database.select().from(checkout).where(eq(checkout.id, checkoutId));
    expect(row).toMatchObject({ accountId: id, email, guestHash: null });
    expect(visitor.cookies.has("__Host-guest")).toBe(false);
  });
});
