import type { CheckoutResponse } from "@autotune/contract";
import { publishDocument, withdrawDocument } from "@autotune/database";
import { checkout, order, policyAgreement, renewalConsent } from "@autotune/database/schema";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Visitor } from "../../identity/accounts/testing/visitor.ts";
import {
  grantLicence,
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

const pro = { path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 };
const trial = { path: "auto-tune-unlimited-monthly-14d-free", quantity: 1, unitPrice: 2500 };
const renewalTerms = "You pay this every month until you cancel.";
const cart = (...lines: object[]) => ({ lines, currency: "USD", language: "en", renewalTerms });
const guest = { email: "gil@studio.test", first_name: "Gil", last_name: "Ito" };

async function open(who: Visitor, payload: object = cart(pro)): Promise<CheckoutResponse> {
  const response = await who.post("checkout", payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CheckoutResponse>();
}

async function storedRow(id: string) {
  const [row] = await checkoutFixture.database.select().from(checkout).where(eq(checkout.id, id));
  return row;
}

describe("what is stored of a checkout and sent to the provider", () => {
  it("is the decided cart, the buyer, and the origin", async () => {
    const { visitor, id, email } = await signUp(checkoutFixture);
    visitor.cookies.set("country", "ES");
    const response = await open(visitor, { ...cart(pro), currency: "EUR", language: "es" });
    expect(response).toMatchObject({ currency: "EUR", subtotal: 45_900, discount: 0 });
    expect(await storedRow(response.checkoutId)).toMatchObject({
      accountId: id,
      email,
      firstName: "Nina",
      guestHash: null,
      place: expect.stringMatching(/^10\.1\./),
      country: "ES",
      language: "es",
      sessionId: response.sessionId,
      lines: [{ ...pro, listPrice: 45_900, type: "perpetual", isFreebie: false, trialDays: null }],
    });
    expect(await checkoutFixture.readSession(response.sessionId)).toMatchObject({
      contact: { email },
      currency: "EUR",
      country: "ES",
      language: "es",
      tags: { checkout: response.checkoutId },
      lines: [{ product: pro.path, quantity: 1, unitPrice: 45_900, term: null }],
    });
  });

  it("has a trial with its days, nothing due today, and the price that comes after them", async () => {
    const { visitor } = await signUp(checkoutFixture);
    const response = await open(visitor, cart(trial));
    expect([response.subtotal, response.discount]).toEqual([0, 0]);
    const session = await checkoutFixture.readSession(response.sessionId);
    expect(session?.lines).toMatchObject([{ unitPrice: 2500, term: { trialDays: 14 } }]);
    expect((await storedRow(response.checkoutId))?.lines).toMatchObject([
      { type: "trial", trialDays: 14, listPrice: 2500 },
    ]);
  });

  it("has the terms that the buyer of a plan agreed to, once, and none for a one-time purchase", async () => {
    const { visitor } = await signUp(checkoutFixture);
    const consents = async (checkoutId: string) =>
      checkoutFixture.database
        .select()
        .from(renewalConsent)
        .where(eq(renewalConsent.checkoutId, checkoutId));
    const words = "Your trial is free for 14 days. From then on you pay $25 every month.";
    const payload = { ...cart(trial), renewalTerms: ` ${words}\n` };
    const { checkoutId } = await open(visitor, payload);
    await open(visitor, payload);
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

  describe("[LEGAL-08] the texts that the buyer agrees to", () => {
    type Key = "terms-of-service" | "privacy-policy";
    const publish = (key: Key, version: number, locale: "en" | "de" = "en") =>
      publishDocument(checkoutFixture.database, {
        collection: "pages",
        key,
        locale,
        body: {
          title: `${key} ${locale}`,
          seo: {},
          blocks: [],
          policy: { version, tellsCustomers: false },
        },
      });
    const storedFor = (checkoutId: string) =>
      checkoutFixture.database
        .select()
        .from(policyAgreement)
        .where(eq(policyAgreement.checkoutId, checkoutId))
        .orderBy(desc(policyAgreement.document));
    const naming = (terms: number, privacy: number) => ({
      ...cart(pro),
      agreed: [
        { document: "terms-of-service", version: terms },
        { document: "privacy-policy", version: privacy },
      ],
    });
    beforeAll(async () => {
      await publish("terms-of-service", 3);
      await publish("privacy-policy", 2);
    });
    afterAll(async () => {
      for (const key of ["terms-of-service", "privacy-policy"])
        await withdrawDocument(checkoutFixture.database, { collection: "pages", key });
    });

    it("are stored once, in their current versions", async () => {
      const { visitor } = await signUp(checkoutFixture);
      const { checkoutId } = await open(visitor, naming(3, 2));
      await open(visitor, naming(3, 2));
      expect(await storedFor(checkoutId)).toMatchObject([
        { document: "terms-of-service", version: 3, language: "en" },
        { document: "privacy-policy", version: 2, language: "en" },
      ]);
    });

    it("are named by the response where the page named others, or none, and nothing is opened", async () => {
      const { visitor } = await signUp(checkoutFixture);
      const opened = await checkoutFixture.countSessions();
      for (const payload of [naming(2, 2), naming(4, 2), naming(3, 1), cart(pro)]) {
        const response = await visitor.post("checkout", payload);
        expect(response.statusCode).toBe(409);
        expect(response.json()).toMatchObject({
          error: "policiesChanged",
          policies: [
            {
              document: "terms-of-service",
              version: 3,
              title: "terms-of-service en",
              language: "en",
            },
            { document: "privacy-policy", version: 2 },
          ],
        });
      }
      expect(await checkoutFixture.countSessions()).toBe(opened);
    });

    it("are those of the page's language, which may be behind English", async () => {
      const { visitor } = await signUp(checkoutFixture);
      await publish("terms-of-service", 1, "de");
      const german = { language: "de" };
      expect((await visitor.post("checkout", { ...naming(3, 2), ...german })).statusCode).toBe(409);
      const { checkoutId } = await open(visitor, { ...naming(1, 2), ...german });
      expect(await storedFor(checkoutId)).toMatchObject([
        { document: "terms-of-service", version: 1, language: "de" },
        { document: "privacy-policy", version: 2, language: "en" },
      ]);
    });

    it("count anew where a payment is continued under a newer version", async () => {
      const { visitor } = await signUp(checkoutFixture);
      const { checkoutId } = await open(visitor, naming(3, 2));
      await publish("terms-of-service", 4);
      expect((await visitor.post("checkout", naming(3, 2))).statusCode).toBe(409);
      expect(await open(visitor, naming(4, 2))).toMatchObject({ checkoutId });
      expect(await storedFor(checkoutId)).toMatchObject([{ version: 4 }, { version: 2 }]);
    });
  });

  it("has the agreed terms once where two tabs request at once", async () => {
    const { visitor } = await signUp(checkoutFixture);
    const responses = await Promise.all([open(visitor, cart(trial)), open(visitor, cart(trial))]);
    const [checkoutId, other] = responses.map((response) => response.checkoutId);
    expect(other).toBe(checkoutId);
    expect(
      await checkoutFixture.database.$count(
        renewalConsent,
        eq(renewalConsent.checkoutId, checkoutId ?? ""),
      ),
    ).toBe(1);
  });

  it("does not exist for a plan whose terms were not agreed to", async () => {
    const { visitor } = await signUp(checkoutFixture);
    for (const words of [undefined, " \n"]) {
      const response = await visitor.post("checkout", { ...cart(trial), renewalTerms: words });
      expect(response.statusCode).toBe(400);
    }
    const { renewalTerms: _, ...once } = cart(pro);
    expect((await visitor.post("checkout", once)).statusCode).toBe(200);
  });

  it("has a coupon included in the prices, and a promotion's tag", async () => {
    const { visitor } = await signUp(checkoutFixture);
    const response = await open(visitor, {
      ...cart({ ...pro, quantity: 2 }, { path: "vocal-bundle", quantity: 1, unitPrice: 9900 }),
      coupon: "singer20",
      promotion: "open",
    });
    expect([response.subtotal, response.discount]).toEqual([73_440 + 7920, 18_360 + 1980]);
    expect(await storedRow(response.checkoutId)).toMatchObject({
      couponCode: "SINGER20",
      promotionCode: "OPEN",
      discount: 20_340,
    });
    expect(await checkoutFixture.readSession(response.sessionId)).toMatchObject({
      tags: { checkout: response.checkoutId, offer_code: "loyal-26" },
      lines: [{ unitPrice: 36_720 }, { unitPrice: 7920 }],
    });
  });

  it("has two licences that become the same as one line, and gifts beside their parent", async () => {
    const { visitor, id } = await signUp(checkoutFixture);
    const licences = [
      await grantLicence(checkoutFixture, id, "auto-tune-artist"),
      await grantLicence(checkoutFixture, id, "auto-tune-artist"),
    ];
    const upgrades = licences.map(({ named }) => ({
      path: "auto-tune-pro-upgrade-from-auto-tune-artist",
      quantity: 1,
      unitPrice: 12_900,
      qualifying_product: named,
    }));
    const hybrid = { path: "auto-tune-hybrid", quantity: 1, unitPrice: 24_900 };
    const gift = { path: "vocal-eq-gift", quantity: 1, unitPrice: 0, isFreebie: true };
    const response = await open(visitor, cart(...upgrades, hybrid, gift));
    expect(response.subtotal).toBe(2 * 12_900 + 24_900);
    expect((await storedRow(response.checkoutId))?.lines).toMatchObject([
      { quantity: 2, sourceLicences: licences.map((licence) => licence.id) },
      { path: "auto-tune-hybrid", isFreebie: false },
      { path: "vocal-eq-gift", isFreebie: true, unitPrice: 0 },
    ]);
  });
});

describe("a cart that is requested again", () => {
  it("continues in the open session, for an account and in a guest's browser", async () => {
    const { visitor } = await signUp(checkoutFixture);
    for (const [who, payload] of [
      [visitor, cart(pro)],
      [visit(checkoutFixture), { ...cart(pro), guest }],
    ] as const) {
      const first = await open(who, payload);
      const sessions = await checkoutFixture.countSessions();
      expect(await open(who, payload)).toEqual(first);
      expect(await checkoutFixture.countSessions()).toBe(sessions);
    }
  });

  it("is one checkout and one session for concurrent requests, in any number of windows", async () => {
    const { visitor, id } = await signUp(checkoutFixture);
    // All of them block where they would write, so that none sees another.
    let responses: Promise<CheckoutResponse[]> | undefined;
    await checkoutFixture.app.transact(async (transaction) => {
      await transaction.execute(sql`lock table shop.checkout in exclusive mode`);
      responses = Promise.all(Array.from({ length: 8 }, () => open(visitor)));
      await vi.waitFor(async () => {
        const { rows } = await transaction.execute(sql`
          select from pg_locks where relation = 'shop.checkout'::regclass and not granted`);
        expect(rows).toHaveLength(8);
      }, 10_000);
    });
    const opened = (await responses) ?? [];
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1);
    const stored = checkoutFixture.database
      .select()
      .from(checkout)
      .where(eq(checkout.accountId, id));
    expect(await stored).toHaveLength(1);
  });

  it("gets a session of its own where anything differs", async () => {
    const { visitor } = await signUp(checkoutFixture);
    visitor.cookies.set("country", "US");
    const carts = [
      cart(pro),
      cart({ ...pro, quantity: 2 }),
      { ...cart(pro), language: "de" },
      { ...cart(pro), coupon: "SINGER20" },
      cart(pro, { path: "vocal-eq", quantity: 1, unitPrice: 9900 }),
    ];
    const sessions = [];
    for (const payload of carts) sessions.push((await open(visitor, payload)).sessionId);
    visitor.cookies.set("country", "ES");
    sessions.push((await open(visitor, { ...cart(pro), currency: "EUR" })).sessionId);
    expect(new Set(sessions).size).toBe(carts.length + 1);
    visitor.cookies.set("country", "US");
    expect((await open(visitor)).sessionId).toBe(sessions[0]);
  });

  it("is private: not for another account, another browser, or another guest there", async () => {
    const [one, other] = [await signUp(checkoutFixture), await signUp(checkoutFixture)];
    const browser = visit(checkoutFixture);
    const sessions = [
      await open(one.visitor),
      await open(other.visitor),
      await open(browser, { ...cart(pro), guest }),
      await open(browser, { ...cart(pro), guest: { ...guest, email: "gia@studio.test" } }),
      await open(browser, { ...cart(pro), guest: { ...guest, last_name: "Ono" } }),
      await open(visit(checkoutFixture), { ...cart(pro), guest }),
    ].map(({ sessionId }) => sessionId);
    expect(new Set(sessions).size).toBe(sessions.length);
  });

  it("is opened anew once it has an order, or its session is about to end", async () => {
    const { visitor, id } = await signUp(checkoutFixture);
    const first = await open(visitor);
    const { checkoutId } = first;
    await checkoutFixture.database.insert(order).values({
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
    await checkoutFixture.database.execute(sql`
      update shop.checkout set created_at = created_at - interval '23 hours'
       where account_id = ${id}`);
    const third = await open(visitor);
    const sessions = [first, second, third].map(({ sessionId }) => sessionId);
    expect(new Set(sessions).size).toBe(3);
  });

  it("continues where the provider was unavailable the first time", async () => {
    const { visitor, id } = await signUp(checkoutFixture);
    await checkoutFixture.sandbox.stop();
    const response = await visitor.post("checkout", cart(pro));
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
      503,
      "providerUnavailable",
    ]);
    expect(response.headers["retry-after"]).toBeDefined();
    await checkoutFixture.startSandbox();
    const { checkoutId } = await open(visitor);
    const rows = await checkoutFixture.database
      .select({ id: checkout.id })
      .from(checkout)
      .where(eq(checkout.accountId, id));
    expect(rows).toEqual([{ id: checkoutId }]);
  });
});
