import { hash } from "node:crypto";
import type { CheckoutResponse } from "@autotune/contract";
import { account, checkout } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openCheckoutFixture,
  signUp,
  visit,
  type CheckoutFixture,
} from "./testing/checkout-fixture.ts";

let checkoutFixture: CheckoutFixture;
beforeAll(async () => {
  checkoutFixture = await openCheckoutFixture();
}, 60_000);
afterAll(() => checkoutFixture.close());

const cart = {
  lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
  currency: "USD",
  language: "en",
};
const guest = { email: " Gil@Studio.test", first_name: "Gil ", last_name: "Ito" };

describe("a buyer without an account", () => {
  it("buys with a name and an email address, and only their browser sees the result", async () => {
    const visitor = visit(checkoutFixture);
    const response = await visitor.post("checkout", { ...cart, guest });
    expect(response.statusCode).toBe(200);
    const { checkoutId, sessionId } = response.json<CheckoutResponse>();
    const token = visitor.cookies.get("__Host-guest") ?? "";
    expect(response.headers["set-cookie"]).toBe(
      `__Host-guest=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    const [row] = await checkoutFixture.database
      .select()
      .from(checkout)
      .where(eq(checkout.id, checkoutId));
    expect(row).toMatchObject({
      accountId: null,
      email: "gil@studio.test",
      firstName: "Gil",
      lastName: "Ito",
      guestHash: hash("sha256", token, "buffer"),
    });
    expect(await checkoutFixture.readSession(sessionId)).toMatchObject({
      contact: { email: "gil@studio.test", first: "Gil" },
    });
    // No account before anything is paid.
    const accounts = checkoutFixture.database
      .select()
      .from(account)
      .where(eq(account.email, row?.email ?? ""));
    expect(await accounts).toEqual([]);

    const path = `checkout/${checkoutId}`;
    expect((await visitor.get(path)).json()).toEqual({ order: null });
    expect((await visit(checkoutFixture).get(path)).statusCode).toBe(401);
    const other = visit(checkoutFixture);
    await other.post("checkout", { ...cart, guest });
    expect((await other.get(path)).statusCode).toBe(404);
    const customer = await signUp(checkoutFixture);
    expect((await customer.visitor.get(path)).statusCode).toBe(404);
  });

  it("is one guest in one browser, whatever they buy", async () => {
    const visitor = visit(checkoutFixture);
    await visitor.post("checkout", { ...cart, guest });
    const token = visitor.cookies.get("__Host-guest");
    const again = { ...cart, lines: [{ path: "vocal-eq", quantity: 1, unitPrice: 9900 }], guest };
    expect((await visitor.post("checkout", again)).statusCode).toBe(200);
    expect(visitor.cookies.get("__Host-guest")).toBe(token);
  });

  it("has to sign in where the email address has an account, and not where that waits to be set up", async () => {
    const { email } = await signUp(checkoutFixture);
    const visitor = visit(checkoutFixture);
    const sessions = await checkoutFixture.countSessions();
    const taken = await visitor.post("checkout", {
      ...cart,
      guest: { ...guest, email: email.toUpperCase() },
    });
    expect([taken.statusCode, taken.json<{ error: string }>().error]).toEqual([
      409,
      "accountExists",
    ]);
    expect([await checkoutFixture.countSessions(), visitor.cookies.size]).toEqual([sessions, 0]);
    await signUp(checkoutFixture, "g.i.l@müller.test");
    for (const [spelled, status] of [
      ["G.I.L@xn--mller-kva.test", 409],
      // A dot or a tag less is another mailbox, and may be another person.
      ["gil@müller.test", 200],
    ] as const) {
      const response = await visit(checkoutFixture).post("checkout", {
        ...cart,
        guest: { ...guest, email: spelled },
      });
      expect([spelled, response.statusCode]).toEqual([spelled, status]);
    }
    await checkoutFixture.database.insert(account).values({
      email: "waiting@studio.test",
      firstName: "Wei",
      lastName: "Ting",
      optinMarketing: false,
    });
    const waiting = { ...guest, email: "waiting@studio.test" };
    expect((await visitor.post("checkout", { ...cart, guest: waiting })).statusCode).toBe(200);
  });

  it("has to give a name and an email address that would be valid for an account", async () => {
    const visitor = visit(checkoutFixture);
    expect((await visitor.post("checkout", cart)).statusCode).toBe(401);
    for (const [changes, error] of [
      [{ email: "gil@" }, "invalidEmail"],
      [{ email: "gil@example.com" }, "invalidEmail"],
      [{ email: "gil\0@studio.test" }, "invalidRequest"],
      [{ first_name: "" }, "invalidRequest"],
      [{ last_name: "1t0" }, "invalidRequest"],
    ] as const) {
      const response = await visitor.post("checkout", { ...cart, guest: { ...guest, ...changes } });
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([400, error]);
    }
  });

  it("cannot claim another identity while signed in", async () => {
    const { visitor, id, email } = await signUp(checkoutFixture);
    const response = await visitor.post("checkout", { ...cart, guest });
    const { checkoutId } = response.json<CheckoutResponse>();
    const [row] = await checkoutFixture.database
      .select()
      .from(checkout)
      .where(eq(checkout.id, checkoutId));
    expect(row).toMatchObject({ accountId: id, email, guestHash: null });
    expect(visitor.cookies.has("__Host-guest")).toBe(false);
  });
});
