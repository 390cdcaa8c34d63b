import type { RejectedCartResponse } from "@autotune/contract";
import { account, couponUse, trialUse } from "@autotune/database/schema";
import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import {
  grantLicence,
  openCheckoutFixture,
  signUp,
  visit,
  type Customer,
  type CheckoutFixture,
} from "./testing/checkout-fixture.ts";

let checkoutFixture: CheckoutFixture;
let buyer: Customer;
beforeAll(async () => {
  checkoutFixture = await openCheckoutFixture();
  buyer = await signUp(checkoutFixture);
}, 60_000);
afterAll(() => checkoutFixture.close());

const pro = { path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 };
const monthly = { path: "auto-tune-unlimited-monthly", quantity: 1, unitPrice: 2500 };
const yearly = { path: "auto-tune-unlimited-yearly", quantity: 1, unitPrice: 17_500 };
const trial = { path: "auto-tune-unlimited-monthly-14d-free", quantity: 1, unitPrice: 2500 };
const upgrade = {
  path: "auto-tune-pro-upgrade-from-auto-tune-artist",
  quantity: 1,
  unitPrice: 12_900,
};
const gift = { path: "vocal-eq-gift", quantity: 1, unitPrice: 0, isFreebie: true };
const bundle = { path: "vocal-bundle", quantity: 1, unitPrice: 9900 };
const renewalTerms = "You pay this every month until you cancel.";
const cart = (...lines: object[]) => ({ lines, currency: "USD", language: "en", renewalTerms });

/** Posts a cart that must not be sold: it gets its reasons, is not stored, and the provider is not called. */
async function postRejected(who: Customer["visitor"], payload: object) {
  const traces = async () => [
    await checkoutFixture.countSessions(),
    (await checkoutFixture.database.execute(sql`select count(*) from shop.checkout`)).rows,
  ];
  const before = await traces();
  const response = await who.post("checkout", payload);
  expect(await traces()).toEqual(before);
  expect(response.statusCode).toBe(422);
  const { error, reason, lines, coupon } = response.json<RejectedCartResponse>();
  expect(error).toBe("cartRefused");
  return { reason, lines: lines.map((line) => line.reason), coupon, rejectedLines: lines };
}

describe("[PAY-08] a cart that a browser forged cannot be paid for", () => {
  it.each([
    ["a lower price", [{ ...pro, unitPrice: 100 }], "priceChanged"],
    ["a higher price", [{ ...pro, unitPrice: 99_900 }], "priceChanged"],
    ["a price of nothing", [{ ...pro, unitPrice: 0 }], "priceChanged"],
    ["a negative price", [{ ...pro, unitPrice: -45_900 }], "priceChanged"],
    ["a price with a fraction", [{ ...pro, unitPrice: 0.1 }], "priceChanged"],
    [
      "the price before its discount",
      [{ path: "choir", quantity: 1, unitPrice: 10_000 }],
      "priceChanged",
    ],
    [
      "the price of five for one",
      [{ path: "choir", quantity: 1, unitPrice: 7200 }],
      "priceChanged",
    ],
    ["no copy", [{ ...pro, quantity: 0 }], "invalidQuantity"],
    ["less than none", [{ ...pro, quantity: -1 }], "invalidQuantity"],
    ["half a copy", [{ ...pro, quantity: 0.5 }], "invalidQuantity"],
    ["a thousand million copies", [{ ...pro, quantity: 1e9 }], "invalidQuantity"],
    ["two of a plan", [{ ...monthly, quantity: 2 }], "invalidQuantity"],
    ["an unknown product", [{ ...pro, path: "../auto-tune-pro" }], "unknownProduct"],
    ["a product twice", [pro, pro], "repeatedProduct"],
    [
      "a product that is no longer sold",
      [{ path: "auto-tune-access", quantity: 1, unitPrice: 4900 }],
      "notForSale",
    ],
    ["a promotion's product without it", [{ ...bundle, unitPrice: 30_000 }], "notForSale"],
    ["a promotion's price without it", [bundle], "notForSale"],
    ["two plans", [monthly, yearly], "secondPlan"],
    ["a plan beside a trial", [trial, yearly], "secondPlan"],
    ["a gift without its parent", [gift], "freebieWithoutParent"],
    ["a gift with another product", [pro, gift], "freebieWithoutParent"],
    [
      "a product called a gift",
      [{ ...pro, unitPrice: 0, isFreebie: true }],
      "freebieWithoutParent",
    ],
    ["an upgrade without a licence", [upgrade], "unqualifiedUpgrade"],
  ])("with %s", async (_title, lines, reason) => {
    const result = await postRejected(buyer.visitor, cart(...lines));
    expect([result.reason, result.lines]).toEqual(["refusedLines", [reason]]);
  });

  it("with a changed price, and the response has today's", async () => {
    const { rejectedLines } = await postRejected(buyer.visitor, cart({ ...pro, unitPrice: 1 }));
    expect(rejectedLines).toEqual([{ path: pro.path, reason: "priceChanged", unitPrice: 45_900 }]);
  });

  it.each(["EUR", "JPY", "XXX", "usd", ""])("in the unsupported currency %j", async (currency) => {
    const result = await postRejected(buyer.visitor, { ...cart(pro), currency });
    expect(result.reason).toBe("currencyNotOffered");
  });

  it("in US dollars of a page that a CDN cached, and the response has the country whose prices to show", async () => {
    const german = await signUp(checkoutFixture);
    const visitor = visit(checkoutFixture, { "x-country": "DE" });
    for (const [name, value] of german.visitor.cookies) visitor.cookies.set(name, value);
    visitor.cookies.set("country", "de");
    const response = await visitor.post("checkout", cart(pro));
    expect(response.json()).toMatchObject({ reason: "currencyNotOffered" });
    expect(response.headers["set-cookie"]).toBe(
      "country=DE; Max-Age=31536000; Path=/; SameSite=Lax",
    );
    const shown = await visitor.post("checkout", { ...cart(pro), currency: "EUR" });
    expect([shown.statusCode, shown.headers["set-cookie"]]).toEqual([200, undefined]);
  });

  it("empty", async () => {
    expect((await postRejected(buyer.visitor, cart())).reason).toBe("emptyCart");
  });

  it("with a licence that is another's, upgraded, given back, of another product, or half right", async () => {
    const other = await signUp(checkoutFixture);
    const notOwned = await grantLicence(checkoutFixture, other.id, "auto-tune-artist");
    const mine = await grantLicence(checkoutFixture, buyer.id, "auto-tune-artist");
    const second = await grantLicence(checkoutFixture, buyer.id, "auto-tune-artist");
    const eq = await grantLicence(checkoutFixture, buyer.id, "vocal-eq");
    await checkoutFixture.database.execute(
      sql`update shop.licence set upgraded_at = now() where id = ${mine.id}`,
    );
    const revoked = await grantLicence(checkoutFixture, buyer.id, "auto-tune-artist");
    await checkoutFixture.database.execute(
      sql`update shop.licence set revoked_at = now() where id = ${revoked.id}`,
    );
    for (const named of [
      notOwned.named,
      mine.named,
      revoked.named,
      eq.named,
      { ...second.named, serial: "X" },
      { ...second.named, code: "X" },
      { ...second.named, purchase_id: String(notOwned.id) },
      { ...second.named, purchase_id: `${second.id}' or true --` },
      { ...second.named, purchase_id: "99999999999999999999" },
    ]) {
      const result = await postRejected(
        buyer.visitor,
        cart({ ...upgrade, qualifying_product: named }),
      );
      expect(result.lines).toEqual(["unqualifiedUpgrade"]);
    }
    const twice = { ...upgrade, qualifying_product: second.named };
    expect((await postRejected(buyer.visitor, cart(twice, twice))).lines).toEqual([
      "unqualifiedUpgrade",
    ]);
    // A guest owns nothing, even with the details of a licence.
    const guest = { email: "guest-upgrade@studio.test", first_name: "Eve", last_name: "Rey" };
    expect((await postRejected(visit(checkoutFixture), { ...cart(twice), guest })).lines).toEqual([
      "unqualifiedUpgrade",
    ]);
    // The licence itself is valid: only what was forged was rejected.
    expect((await buyer.visitor.post("checkout", cart(twice))).statusCode).toBe(200);
  });

  it("with a plan beside an active one", async () => {
    const subscriber = await signUp(checkoutFixture);
    await givePlan(checkoutFixture.database, subscriber.id);
    for (const line of [monthly, yearly, trial])
      expect((await postRejected(subscriber.visitor, cart(line))).lines).toEqual([
        "alreadySubscribed",
      ]);
    await checkoutFixture.database.execute(
      sql`update shop.subscription set state = 'deactivated' where account_id = ${subscriber.id}`,
    );
    expect((await subscriber.visitor.post("checkout", cart(yearly))).statusCode).toBe(200);
  });

  it.each([
    ["unknown", "NOSUCH", "couponUnknown"],
    ["that has yet to begin", "SOON", "couponUnknown"],
    ["that is over", "over", "couponExpired"],
    ["of somebody else", " ForNina ", "couponForeign"],
    ["for other products", "CHOIRONLY", "couponCoversNothing"],
  ])("with a coupon %s", async (_title, coupon, reason) => {
    const someone = await signUp(checkoutFixture);
    const result = await postRejected(someone.visitor, { ...cart(pro), coupon });
    expect([result.reason, result.coupon]).toEqual(["refusedCoupon", reason]);
  });

  it("with a coupon that cannot be combined with a sale, or was used by the same person", async () => {
    const choir = { path: "choir", quantity: 1, unitPrice: 8000 };
    const onSale = await postRejected(buyer.visitor, { ...cart(choir), coupon: "TENOFF" });
    expect(onSale.coupon).toBe("onSale");
    const someone = await signUp(checkoutFixture, "once.more@gmail.com");
    const person = personKey("oncemore@gmail.com");
    await checkoutFixture.database
      .insert(couponUse)
      .values({ code: "ONCE", person, providerOrderId: "order-once" });
    const used = await postRejected(someone.visitor, { ...cart(pro), coupon: "ONCE" });
    expect(used.coupon).toBe("couponUsed");
  });

  it("with a promotion that is unknown, over or for others", async () => {
    for (const promotion of ["NOSUCH", "PAST", "LOYAL"]) {
      const someone = await signUp(checkoutFixture);
      const result = await postRejected(someone.visitor, { ...cart(bundle), promotion });
      expect(result.reason, promotion).toBe("promotionNotQualified");
    }
    const owner = await signUp(checkoutFixture);
    await grantLicence(checkoutFixture, owner.id, "auto-tune-artist");
    const cheaper = { ...bundle, unitPrice: 100 };
    const forged = await postRejected(owner.visitor, { ...cart(cheaper), promotion: "LOYAL" });
    expect(forged.lines).toEqual(["priceChanged"]);
    const paid = await owner.visitor.post("checkout", { ...cart(bundle), promotion: "loyal" });
    expect(paid.statusCode).toBe(200);
  });
});

describe("[PAY-08] a second free trial cannot be had", () => {
  const guest = (email: string) => ({ email, first_name: "Tia", last_name: "Farm" });

  it("by the same account, under any email address", async () => {
    const trialer = await signUp(checkoutFixture);
    expect((await trialer.visitor.post("checkout", cart(trial))).statusCode).toBe(200);
    await checkoutFixture.database
      .insert(trialUse)
      .values({ person: "other@studio.test", accountId: trialer.id, providerOrderId: "order-a" });
    expect((await postRejected(trialer.visitor, cart(trial))).lines).toEqual(["trialUsed"]);
    expect((await trialer.visitor.post("checkout", cart(monthly))).statusCode).toBe(200);
  });

  it("by the same mailbox, in any spelling of its address, with an account or as a guest", async () => {
    // A guest's account, which waits to be set up: one that can sign in has to.
    const [first] = await checkoutFixture.database
      .insert(account)
      .values({
        email: "tia.farm@gmail.com",
        firstName: "Tia",
        lastName: "Farm",
        optinMarketing: false,
      })
      .returning();
    await checkoutFixture.database.insert(trialUse).values({
      person: first?.person ?? "",
      accountId: first?.id ?? 0,
      providerOrderId: "order-b",
    });
    for (const email of [
      "TiaFarm@gmail.com",
      "t.i.a.farm@gmail.com",
      "tia.farm+2@gmail.com",
      " TIA.FARM+again@GoogleMail.com ",
    ]) {
      const result = await postRejected(visit(checkoutFixture), {
        ...cart(trial),
        guest: guest(email),
      });
      expect(result.lines, email).toEqual(["trialUsed"]);
    }
    const second = await signUp(checkoutFixture, "tiafarm+new@gmail.com");
    expect((await postRejected(second.visitor, cart(trial))).lines).toEqual(["trialUsed"]);
    const stranger = await visit(checkoutFixture).post("checkout", {
      ...cart(trial),
      guest: guest("tia.farmer@gmail.com"),
    });
    expect(stranger.statusCode).toBe(200);
  });

  it("under another name of the trial", async () => {
    const renamed = { ...trial, path: "auto-tune-unlimited-yearly-14d-free" };
    expect((await postRejected(buyer.visitor, cart(renamed))).lines).toEqual(["unknownProduct"]);
  });
});
