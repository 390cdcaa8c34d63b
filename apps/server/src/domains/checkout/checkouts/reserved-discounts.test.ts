import type { CheckoutResponse, RejectedCartResponse } from "@autotune/contract";
import type { Transact } from "@autotune/database";
import { couponUse, promotionUse } from "@autotune/database/schema";
import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fastSpring, type PaymentProvider } from "@autotune/payments";
import type { Visitor } from "../../identity/accounts/testing/visitor.ts";
import {
  openCheckoutFixture,
  signUp,
  visit,
  type CheckoutFixture,
  type Customer,
} from "./testing/checkout-fixture.ts";
import { createFactsReader } from "./buyer-facts.ts";
import { openCheckout } from "./open-checkout.ts";
import { createCheckoutRepository } from "./repository.ts";

let checkoutFixture: CheckoutFixture;
let customer: Customer;
beforeAll(async () => {
  checkoutFixture = await openCheckoutFixture();
}, 60_000);
afterAll(() => checkoutFixture.close());
beforeEach(async () => {
  customer = await signUp(checkoutFixture);
});

/** A cart that differs from the others by its number of copies. */
const cart = (copies: number, more: object = {}) => ({
  lines: [{ path: "auto-tune-pro", quantity: copies, unitPrice: 45_900 }],
  currency: "USD",
  language: "en",
  coupon: "ONCE",
  ...more,
});

interface Tried {
  readonly status: number;
  readonly reason: string | null;
  readonly checkoutId: string;
  readonly discount: number;
}

async function attempt(who: Visitor, payload: object): Promise<Tried> {
  const response = await who.post("checkout", payload);
  const body = response.json<Partial<CheckoutResponse & RejectedCartResponse>>();
  return {
    status: response.statusCode,
    reason: body.coupon ?? body.reason ?? null,
    checkoutId: body.checkoutId ?? "",
    discount: body.discount ?? 0,
  };
}

const together = (who: Visitor, payload: (copies: number) => object) =>
  Promise.all([1, 2, 3, 4, 5].map((copies) => attempt(who, payload(copies))));

async function givePromotion(accountId: number): Promise<string> {
  const code = `OWN-${accountId}`;
  await checkoutFixture.database.execute(sql`
    insert into shop.promotion (code, id, offer_tag, prices, for_account_id)
    select ${code}, ${code.toLowerCase()}, 'own', prices, ${accountId}
      from shop.promotion where code = 'OPEN'`);
  return code;
}

const agePlacedReservations = ({ hours = 0, minutes = 0 }: { hours?: number; minutes?: number }) =>
  checkoutFixture.database.execute(sql`
    update shop.discount_reservation
       set expires_at = expires_at - make_interval(hours => ${hours}, mins => ${minutes})`);

describe("of five checkouts that are opened side by side", () => {
  it("one gets the coupon that counts once for each customer", async () => {
    const tried = await together(customer.visitor, cart);
    expect(tried.filter(({ discount }) => discount > 0)).toHaveLength(1);
    expect(tried.filter(({ reason }) => reason === "couponReserved")).toHaveLength(4);
  });

  it("one gets the promotion that was given to one customer", async () => {
    const promotion = await givePromotion(customer.id);
    const tried = await together(customer.visitor, (copies) => ({
      lines: [
        { path: "vocal-bundle", quantity: 1, unitPrice: 9900 },
        { path: "auto-tune-pro", quantity: copies, unitPrice: 45_900 },
      ],
      currency: "USD",
      language: "en",
      promotion,
    }));
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tried.filter(({ reason }) => reason === "promotionReserved")).toHaveLength(4);
  });

  it("one replaces the browser's own checkout, whichever they all name", async () => {
    const { checkoutId } = await attempt(customer.visitor, cart(9));
    const tried = await together(customer.visitor, (copies) =>
      cart(copies, { replaces: [checkoutId] }),
    );
    expect(tried.filter(({ discount }) => discount > 0)).toHaveLength(1);
  });

  it("all get a coupon that has no limit", async () => {
    const tried = await together(customer.visitor, (copies) =>
      cart(copies, { coupon: "SINGER20" }),
    );
    expect(tried.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe("a promotion that counts once for each customer", () => {
  it("is refused to one who has paid with it, and to nobody else", async () => {
    await checkoutFixture.database.insert(promotionUse).values({
      code: "OPEN-ONCE",
      person: personKey(customer.email),
      providerOrderId: `paid-${customer.id}`,
    });
    const payload = {
      lines: [{ path: "vocal-bundle", quantity: 1, unitPrice: 9900 }],
      currency: "USD",
      language: "en",
      promotion: "OPEN-ONCE",
    };
    const other = await signUp(checkoutFixture);
    expect((await attempt(customer.visitor, payload)).reason).toBe("promotionNotQualified");
    expect((await attempt(other.visitor, payload)).status).toBe(200);
  });
});

describe("a reserved coupon", () => {
  it("stays with the browser that changes its cart, and goes back with the cart", async () => {
    const first = await attempt(customer.visitor, cart(1));
    const second = await attempt(customer.visitor, cart(2, { replaces: [first.checkoutId] }));
    const again = await attempt(
      customer.visitor,
      cart(1, { replaces: [first.checkoutId, second.checkoutId] }),
    );
    expect([first, second, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.checkoutId).toBe(first.checkoutId);
  });

  it("belongs to the same cart in any window or device", async () => {
    const [first, again] = [
      await attempt(customer.visitor, cart(1)),
      await attempt(customer.visitor, cart(1)),
    ];
    expect(again).toEqual(first);
  });

  it("is not given up for a checkout of somebody else that a browser names", async () => {
    const guest = { email: "gil@studio.test", first_name: "Gil", last_name: "Ito" };
    const theirs = await attempt(visit(checkoutFixture), cart(1, { guest }));
    const other = await attempt(
      visit(checkoutFixture),
      cart(2, { guest, replaces: [theirs.checkoutId] }),
    );
    expect([theirs.status, other.reason]).toEqual([200, "couponReserved"]);
  });

  it("is free again once the browser pays for a cart without it", async () => {
    const first = await attempt(customer.visitor, cart(1));
    const { coupon: _, ...without } = cart(1);
    await attempt(customer.visitor, { ...without, replaces: [first.checkoutId] });
    expect((await attempt(customer.visitor, cart(2))).status).toBe(200);
  });

  it("is free again when the payment session is over, and not an hour before", async () => {
    await attempt(customer.visitor, cart(1));
    await agePlacedReservations({ hours: 23 });
    expect((await attempt(customer.visitor, cart(2))).reason).toBe("couponReserved");
    await agePlacedReservations({ hours: 2 });
    expect((await attempt(customer.visitor, cart(2))).status).toBe(200);
  });

  it("is no other customer's concern", async () => {
    const other = await signUp(checkoutFixture);
    const tried = [await attempt(customer.visitor, cart(1)), await attempt(other.visitor, cart(1))];
    expect(tried.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("is used, and no longer reserved, once it is paid", async () => {
    await checkoutFixture.database.insert(couponUse).values({
      code: "ONCE",
      person: personKey(customer.email),
      providerOrderId: `paid-${customer.id}`,
    });
    expect((await attempt(customer.visitor, cart(1))).reason).toBe("couponUsed");
  });
});

describe("a coupon of a checkout for which the provider opened no session", () => {
  const guest = { email: "lost@studio.test", first_name: "Lou", last_name: "Ito" };

  async function attemptInVain(who: Visitor, payload: object): Promise<void> {
    await checkoutFixture.sandbox.stop();
    expect((await attempt(who, payload)).status).toBe(503);
    await checkoutFixture.startSandbox();
  }

  it("stays with a guest's browser, which has not bought anything before", async () => {
    const visitor = visit(checkoutFixture);
    await attemptInVain(visitor, cart(1, { guest }));
    const failed = visitor.cookies.get("__Host-guest");
    expect(failed).toBeDefined();
    expect(await attempt(visitor, cart(1, { guest }))).toMatchObject({ status: 200, reason: null });
    expect(visitor.cookies.get("__Host-guest")).toBe(failed);
  });

  it("is free for another cart, of which no browser can know what it replaces", async () => {
    await attemptInVain(customer.visitor, cart(1));
    expect(await attempt(customer.visitor, cart(2))).toMatchObject({ status: 200, reason: null });
  });

  it("is free for another browser of the same guest", async () => {
    const other = { ...guest, email: "other@studio.test" };
    await attemptInVain(visit(checkoutFixture), cart(1, { guest: other }));
    const again = await attempt(visit(checkoutFixture), cart(1, { guest: other }));
    expect(again).toMatchObject({ status: 200, reason: null });
  });
});

/** Opens a checkout with the coupon at a provider that answers as the test wants. */
function openWith(
  openSession: PaymentProvider["openSession"],
  transact: Transact = checkoutFixture.app.transact,
) {
  const { database } = checkoutFixture;
  return openCheckout(
    {
      database,
      transact,
      readFacts: createFactsReader(database),
      checkouts: createCheckoutRepository(database),
      provider: {
        ...fastSpring({ url: "http://127.0.0.1:1", username: "", password: "" }),
        openSession,
      },
    },
    {
      buyer: {
        accountId: customer.id,
        email: customer.email,
        firstName: "Ana",
        lastName: "Rey",
        guestHash: null,
      },
      place: "",
      device: null,
      country: "US",
      cart: {
        lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
        currency: "USD",
        language: "en",
        coupon: "ONCE",
      },
    },
  );
}

const sessionOf = (id: string) => ({ id, subtotal: { amount: 45_900, currency: "USD" } }) as const;

describe("a coupon of a checkout whose process died before the provider answered", () => {
  it("is free for another cart minutes later", async () => {
    const asked = Promise.withResolvers<void>();
    void openWith(() => {
      asked.resolve();
      return Promise.withResolvers<never>().promise;
    });
    await asked.promise;
    expect((await attempt(customer.visitor, cart(2))).reason).toBe("couponReserved");
    await agePlacedReservations({ minutes: 5 });
    expect(await attempt(customer.visitor, cart(2))).toMatchObject({ status: 200, reason: null });
  });

  it("stays reserved where another request has opened a session for the same checkout", async () => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = openWith(async () => {
      asked.resolve();
      await answered.promise;
      return sessionOf(`first-${customer.id}`);
    });
    await asked.promise;
    const [reserves, dies] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    void openWith(
      () => {
        dies.resolve();
        return Promise.withResolvers<never>().promise;
      },
      async (work) => {
        reserves.resolve();
        await first;
        return checkoutFixture.app.transact(work);
      },
    );
    await reserves.promise;
    answered.resolve();
    await dies.promise;
    await agePlacedReservations({ hours: 23 });
    expect((await attempt(customer.visitor, cart(2))).reason).toBe("couponReserved");
  });
});

describe("a coupon of a checkout that is opened twice at once, once in vain", () => {
  /** The provider keeps the first request waiting, and rejects the second. */
  async function openTwice(meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = openWith(async () => {
      asked.resolve();
      await answered.promise;
      return sessionOf(`session-${customer.id}`);
    });
    await asked.promise;
    const second = openWith(() => Promise.reject(new Error("no session")));
    await expect(second).rejects.toThrow("no session");
    await meanwhile();
    answered.resolve();
    return (await first).outcome;
  }

  it("is reserved for the session that was opened", async () => {
    expect(await openTwice()).toBe("opened");
    expect((await attempt(customer.visitor, cart(2))).reason).toBe("couponReserved");
  });

  it("is given to one checkout where another took it meanwhile", async () => {
    const outcome = await openTwice(async () => {
      expect((await attempt(customer.visitor, cart(2))).status).toBe(200);
    });
    expect(outcome).toBe("refused");
  });
});
