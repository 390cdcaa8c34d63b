import type { CheckoutAnswer } from "@autotune/contract";
import { checkout, order, renewalConsent } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Visitor } from "../accounts/testing/visitor.ts";
import { grantLicence, openTill, signUp, visit, type Till } from "./testing/till.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
}, 60_000);
afterAll(() => till.close());

const pro = { path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 };
const trial = { path: "auto-tune-unlimited-monthly-14d-free", quantity: 1, unitPrice: 2500 };
const renewalTerms = "You pay this every month until you cancel.";
const cart = (...lines: object[]) => ({ lines, currency: "USD", language: "en", renewalTerms });
const guest = { email: "gil@studio.test", first_name: "Gil", last_name: "Ito" };

async function open(who: Visitor, payload: object = cart(pro)): Promise<CheckoutAnswer> {
  const answer = await who.post("checkout", payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CheckoutAnswer>();
}

async function keptRow(id: string) {
  const [row] = await till.database.select().from(checkout).where(eq(checkout.id, id));
  return row;
}

describe("what is kept of a checkout and told to the provider", () => {
  it("is the decided cart, who buys, and from where", async () => {
    const { visitor, id, email } = await signUp(till);
    visitor.cookies.set("country", "ES");
    const answer = await open(visitor, { ...cart(pro), currency: "EUR", language: "es" });
    expect(answer).toMatchObject({ currency: "EUR", subtotal: 45_900, discount: 0 });
    expect(await keptRow(answer.checkoutId)).toMatchObject({
      accountId: id,
      email,
      firstName: "Nina",
      guestHash: null,
      place: expect.stringMatching(/^10\.1\./),
      country: "ES",
      language: "es",
      sessionId: answer.sessionId,
      lines: [{ ...pro, listPrice: 45_900, type: "perpetual", isFreebie: false, trialDays: null }],
    });
    expect(await till.readSession(answer.sessionId)).toMatchObject({
      contact: { email },
      currency: "EUR",
      country: "ES",
      language: "es",
      tags: { checkout: answer.checkoutId },
      lines: [{ product: pro.path, quantity: 1, unitPrice: 45_900, term: null }],
    });
  });

  it("has a trial with its days, nothing due today, and the price that comes after them", async () => {
    const { visitor } = await signUp(till);
    const answer = await open(visitor, cart(trial));
    expect([answer.subtotal, answer.discount]).toEqual([0, 0]);
    const session = await till.readSession(answer.sessionId);
    expect(session?.lines).toMatchObject([{ unitPrice: 2500, term: { trialDays: 14 } }]);
    expect((await keptRow(answer.checkoutId))?.lines).toMatchObject([
      { type: "trial", trialDays: 14, listPrice: 2500 },
    ]);
  });

  it("has what the buyer of a plan agreed to, once, and nothing of the kind for what is paid once", async () => {
    const { visitor } = await signUp(till);
    const consents = async (checkoutId: string) =>
      till.database.select().from(renewalConsent).where(eq(renewalConsent.checkoutId, checkoutId));
    const words = "Your trial is free for 14 days. From then on you pay $25 every month.";
    const asked = { ...cart(trial), renewalTerms: ` ${words}\n` };
    const { checkoutId } = await open(visitor, asked);
    await open(visitor, asked);
    expect(await consents(checkoutId)).toMatchObject([
      {
        path: trial.path,
        terms: words,
        language: "en",
        currency: "USD",
        price: 2500,
        subInterval: 1,
        subIntervalUnit: "m",
        trialDays: 14,
      },
    ]);
    const { checkoutId: paidOnce } = await open(visitor, cart(pro));
    expect(await consents(paidOnce)).toEqual([]);
  });

  it("has what was agreed to once where two tabs ask at once", async () => {
    const { visitor } = await signUp(till);
    const answers = await Promise.all([open(visitor, cart(trial)), open(visitor, cart(trial))]);
    const [checkoutId, other] = answers.map((answer) => answer.checkoutId);
    expect(other).toBe(checkoutId);
    expect(
      await till.database.$count(renewalConsent, eq(renewalConsent.checkoutId, checkoutId ?? "")),
    ).toBe(1);
  });

  it("is not there for a plan whose terms nobody agreed to", async () => {
    const { visitor } = await signUp(till);
    for (const words of [undefined, " \n"]) {
      const answer = await visitor.post("checkout", { ...cart(trial), renewalTerms: words });
      expect(answer.statusCode).toBe(400);
    }
    const { renewalTerms: _, ...once } = cart(pro);
    expect((await visitor.post("checkout", once)).statusCode).toBe(200);
  });

  it("has a coupon worked into the prices, and a promotion's tag", async () => {
    const { visitor } = await signUp(till);
    const answer = await open(visitor, {
      ...cart({ ...pro, quantity: 2 }, { path: "vocal-bundle", quantity: 1, unitPrice: 9900 }),
      coupon: "singer20",
      promotion: "open",
    });
    expect([answer.subtotal, answer.discount]).toEqual([73_440 + 7920, 18_360 + 1980]);
    expect(await keptRow(answer.checkoutId)).toMatchObject({
      couponCode: "SINGER20",
      promotionCode: "OPEN",
      discount: 20_340,
    });
    expect(await till.readSession(answer.sessionId)).toMatchObject({
      tags: { checkout: answer.checkoutId, offer_code: "loyal-26" },
      lines: [{ unitPrice: 36_720 }, { unitPrice: 7920 }],
    });
  });

  it("has two licences that become the same as one line, and gifts beside their parent", async () => {
    const { visitor, id } = await signUp(till);
    const licences = [
      await grantLicence(till, id, "auto-tune-artist"),
      await grantLicence(till, id, "auto-tune-artist"),
    ];
    const upgrades = licences.map(({ named }) => ({
      path: "auto-tune-pro-upgrade-from-auto-tune-artist",
      quantity: 1,
      unitPrice: 12_900,
      qualifying_product: named,
    }));
    const hybrid = { path: "auto-tune-hybrid", quantity: 1, unitPrice: 24_900 };
    const gift = { path: "vocal-eq-gift", quantity: 1, unitPrice: 0, isFreebie: true };
    const answer = await open(visitor, cart(...upgrades, hybrid, gift));
    expect(answer.subtotal).toBe(2 * 12_900 + 24_900);
    expect((await keptRow(answer.checkoutId))?.lines).toMatchObject([
      { quantity: 2, sourceLicences: licences.map((licence) => licence.id) },
      { path: "auto-tune-hybrid", isFreebie: false },
      { path: "vocal-eq-gift", isFreebie: true, unitPrice: 0 },
    ]);
  });
});

describe("a cart that is asked for again", () => {
  it("goes on in the session that is open, for an account and in a guest's browser", async () => {
    const { visitor } = await signUp(till);
    for (const [who, payload] of [
      [visitor, cart(pro)],
      [visit(till), { ...cart(pro), guest }],
    ] as const) {
      const first = await open(who, payload);
      const sessions = await till.countSessions();
      expect(await open(who, payload)).toEqual(first);
      expect(await till.countSessions()).toBe(sessions);
    }
  });

  it("is one checkout and one session where it is asked for at once, in any number of windows", async () => {
    const { visitor, id } = await signUp(till);
    // All of them are held up where they would write, so that none sees another.
    let answers: Promise<CheckoutAnswer[]> | undefined;
    await till.app.transact(async (transaction) => {
      await transaction.execute(sql`lock table shop.checkout in exclusive mode`);
      answers = Promise.all(Array.from({ length: 8 }, () => open(visitor)));
      await vi.waitFor(async () => {
        const { rows } = await transaction.execute(sql`
          select from pg_locks where relation = 'shop.checkout'::regclass and not granted`);
        expect(rows).toHaveLength(8);
      }, 5000);
    });
    const opened = (await answers) ?? [];
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1);
    const kept = till.database.select().from(checkout).where(eq(checkout.accountId, id));
    expect(await kept).toHaveLength(1);
  });

  it("gets a session of its own where anything differs", async () => {
    const { visitor } = await signUp(till);
    visitor.cookies.set("country", "US");
    const asked = [
      cart(pro),
      cart({ ...pro, quantity: 2 }),
      { ...cart(pro), language: "de" },
      { ...cart(pro), coupon: "SINGER20" },
      cart(pro, { path: "vocal-eq", quantity: 1, unitPrice: 9900 }),
    ];
    const sessions = [];
    for (const payload of asked) sessions.push((await open(visitor, payload)).sessionId);
    visitor.cookies.set("country", "ES");
    sessions.push((await open(visitor, { ...cart(pro), currency: "EUR" })).sessionId);
    expect(new Set(sessions).size).toBe(asked.length + 1);
    visitor.cookies.set("country", "US");
    expect((await open(visitor)).sessionId).toBe(sessions[0]);
  });

  it("is nobody else's: not another account's, not another browser's, not another guest's there", async () => {
    const [one, other] = [await signUp(till), await signUp(till)];
    const browser = visit(till);
    const sessions = [
      await open(one.visitor),
      await open(other.visitor),
      await open(browser, { ...cart(pro), guest }),
      await open(browser, { ...cart(pro), guest: { ...guest, email: "gia@studio.test" } }),
      await open(browser, { ...cart(pro), guest: { ...guest, last_name: "Ono" } }),
      await open(visit(till), { ...cart(pro), guest }),
    ].map(({ sessionId }) => sessionId);
    expect(new Set(sessions).size).toBe(sessions.length);
  });

  it("is opened anew once an order came of it, or its session is about to end", async () => {
    const { visitor, id } = await signUp(till);
    const first = await open(visitor);
    const { checkoutId } = first;
    await till.database.insert(order).values({
      providerOrderId: checkoutId,
      reference: checkoutId,
      checkoutId,
      accountId: id,
      state: "pending",
      language: "en",
      currency: "USD",
      subtotal: 45_900,
      discount: 0,
      tax: 0,
      taxIncluded: false,
      total: 45_900,
      suppressRedirect: false,
      placedAt: new Date(),
      changedAt: new Date(),
    });
    const second = await open(visitor);
    expect(second.checkoutId).not.toBe(checkoutId);
    await till.database.execute(sql`
      update shop.checkout set created_at = created_at - interval '23 hours'
       where account_id = ${id}`);
    const third = await open(visitor);
    const sessions = [first, second, third].map(({ sessionId }) => sessionId);
    expect(new Set(sessions).size).toBe(3);
  });

  it("goes on where the provider was gone the first time", async () => {
    const { visitor, id } = await signUp(till);
    await till.sandbox.stop();
    const answer = await visitor.post("checkout", cart(pro));
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      503,
      "providerUnavailable",
    ]);
    expect(answer.headers["retry-after"]).toBeDefined();
    await till.startSandbox();
    const { checkoutId } = await open(visitor);
    const rows = await till.database
      .select({ id: checkout.id })
      .from(checkout)
      .where(eq(checkout.accountId, id));
    expect(rows).toEqual([{ id: checkoutId }]);
  });
});
