import type { SubscriptionDetail } from "@autotune/contract";
import { activation, licence } from "@autotune/database/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buy, providerOf, untilSettled } from "../../../../test/purchases.ts";
import { openTestShop, signUp, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { makeSubscriber, type Subscriber } from "../plans/testing/subscriber.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

/** A change as confirmed by the person. */
const yearly = {
  path: "unlimited-yearly",
  dueNow: 23_274,
  nextCharge: 24_000,
  renewalTerms: "You pay this every year until you cancel.",
};

describe("a plan, as its owner sees it", () => {
  it("[ROUTE-10] is found by both of its ids, by its owner alone", async () => {
    const ana = await makeSubscriber(shop, "unlimited-monthly");
    const ben = await makeSubscriber(shop, "unlimited-monthly");
    expect((await ana.detail()).id).toBe(ana.id);
    const statusOf = async (by: Subscriber, url: string) => (await by.call("GET", url)).statusCode;
    expect(await statusOf(ben, `${ana.address}?fs_id=${ana.fsId}`)).toBe(404);
    expect(await statusOf(ana, `${ana.address}?fs_id=${ben.fsId}`)).toBe(404);
    expect(await statusOf(ben, `${ana.address}?fs_id=${ben.fsId}`)).toBe(404);
    expect(await statusOf(ana, `/laravel/rest/subscriptions/999999999?fs_id=${ana.fsId}`)).toBe(
      404,
    );
    expect(await statusOf(ana, ana.address)).toBe(400);
    const nobody = await shop.web.inject({ url: `${ana.address}?fs_id=${ana.fsId}` });
    expect(nobody.statusCode).toBe(401);
  });

  it("[ROUTE-10] is changed by nobody else", async () => {
    const ana = await makeSubscriber(shop, "unlimited-monthly");
    const ben = await signUp(shop.web);
    const before = await ana.row();
    for (const [step, body] of [
      ["change-preview", { path: "unlimited-yearly" }],
      ["change", yearly],
      ["cancel", undefined],
      ["undo-cancel", undefined],
      ["pause", { periods: 1 }],
      ["resume", undefined],
    ] as const)
      expect((await ben.call("POST", `${ana.address}/${step}`, body)).statusCode, step).toBe(404);
    for (const page of ["payment-method", "charges/1/receipt"])
      expect((await ben.call("GET", `${ana.address}/${page}`)).statusCode, page).toBe(404);
    await untilSettled(shop);
    expect(await ana.row()).toEqual(before);
  });

  it("names what it includes, what is owned besides, its next price, and its key", async () => {
    const ana = await makeSubscriber(shop, "unlimited-monthly");
    const { database } = shop.connection;
    await database.insert(licence).values({
      accountId: ana.accountId,
      ordinal: 0,
      pid: "PID-vocal-eq",
      serial: crypto.randomUUID(),
      authenticationString: crypto.randomUUID(),
    });
    await database.insert(activation).values([
      {
        subscriptionId: ana.id,
        deviceId: "studio",
        deviceName: "Studio Mac",
        system: "mac",
        appVersion: "1",
      },
      {
        subscriptionId: ana.id,
        deviceId: "sold",
        deviceName: "Sold",
        system: "mac",
        appVersion: "1",
        endedAt: new Date(),
      },
    ]);
    const row = await ana.row();
    const detail = await ana.detail();
    expect(detail).toMatchObject({
      fs_status: "active",
      name: "Unlimited, monthly",
      pid: "PID-unlimited-monthly",
      currency: "USD",
      price: 2500,
      interval: { count: 1, unit: "m" },
      next: null,
      nextChargeAt: row.nextChargeAt?.toISOString(),
      cardEnding: "4242",
      activationKey: row.activationKey,
      seats: row.seats,
      activations: [{ deviceName: "Studio Mac", system: "mac" }],
      includes: [
        { name: "AutoTune Pro", isOwned: false },
        { name: "Vocal EQ", isOwned: true },
        { name: "Vocal Reverb", isOwned: false },
      ],
      change: null,
    });
    expect(detail.charges).toMatchObject([{ id: null, state: "completed", total: 2706 }]);
    expect(detail.charges[0]?.invoiceUrl).toMatch(/^http.*\/invoices\//);
    expect(detail.pauses.map(({ periods }) => periods)).toEqual([1, 2, 3]);
  });

  it("lists its charges with their receipts, and not what else was bought with it", async () => {
    const ana = await makeSubscriber(shop, "unlimited-monthly-14d-free");
    expect((await ana.detail()).charges).toEqual([]);
    await shop.sandbox.control("PUT", `/subscriptions/${ana.fsId}`, { failingCharges: 1 });
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 20 * 86_400 });
    await untilSettled(shop);
    const { charges } = await ana.detail();
    expect(charges.map(({ state, total }) => [state, total])).toEqual([
      ["completed", 2706],
      ["failed", 2706],
    ]);
    const receipt = await ana.call("GET", `${ana.address}/charges/${charges[0]?.id}/receipt`);
    const { url } = receipt.json<{ url: string }>();
    expect(await (await fetch(url)).text()).toContain(charges[0]?.reference);
    // Nothing was paid, so there is no receipt.
    const failed = await ana.call("GET", `${ana.address}/charges/${charges[1]?.id}/receipt`);
    expect(failed.statusCode).toBe(404);

    const ben = await makeSubscriber(shop, "essentials-monthly");
    const other = await ben.call("GET", `${ben.address}/charges/${charges[0]?.id}/receipt`);
    expect(other.statusCode).toBe(404);
    await buy(shop, {
      accountId: ben.accountId,
      lines: [{ path: "auto-tune-pro" }, { path: "unlimited-yearly" }],
    });
    const { subscriptionSummary: plans } = (
      await ben.call("POST", "/laravel/rest/products/summary", { data: "{}" })
    ).json<{ subscriptionSummary: { id: number; fs_id: string }[] }>();
    const [newest] = plans;
    const response = await ben.call(
      "GET",
      `/laravel/rest/subscriptions/${newest?.id}?fs_id=${newest?.fs_id}`,
    );
    expect(response.json<SubscriptionDetail>().charges).toMatchObject([{ total: 24_000 }]);
  });

  it("links to the provider's page for the payment method", async () => {
    const ana = await makeSubscriber(shop, "unlimited-monthly");
    const response = await ana.call("GET", `${ana.address}/payment-method`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { host, pathname } = new URL(response.json<{ url: string }>().url);
    expect(host).toContain(".pay.localhost:");
    // The same process, by a host name that this machine resolves.
    const page = await fetch(shop.providerAccess.url + pathname);
    expect(await page.text()).toContain(ana.email);
  });
});

describe("[ACCT-04] a plan", () => {
  let ana: Subscriber;
  beforeEach(async () => {
    ana = await makeSubscriber(shop, "unlimited-monthly");
  });

  it("is cancelled at the end of the paid period, and continues when that is undone", async () => {
    const before = await ana.row();
    const canceled = await ana.update("cancel");
    expect(canceled).toMatchObject({
      fs_status: "canceled",
      nextChargeAt: null,
      entitledUntil: before.entitledUntil.toISOString(),
      options: [],
      pauses: [],
    });
    await untilSettled(shop);
    expect(ana.planMails()).toEqual(["cancelled"]);
    const back = await ana.update("undo-cancel");
    expect(back).toMatchObject({
      fs_status: "active",
      nextChargeAt: before.nextChargeAt?.toISOString(),
      entitledUntil: before.entitledUntil.toISOString(),
    });
    await untilSettled(shop);
    expect(ana.planMails()).toEqual(["cancelled", "resumed"]);
  });

  it("is paused for as long as requested, until it is resumed", async () => {
    const { pauses, ...before } = await ana.detail();
    const paused = await ana.update("pause", { periods: 2 });
    expect(paused).toMatchObject({
      fs_status: "paused",
      nextChargeAt: pauses[1]?.until,
      entitledUntil: before.entitledUntil,
    });
    const resumed = await ana.update("resume");
    expect(resumed).toMatchObject({ fs_status: "active", nextChargeAt: before.nextChargeAt });
    await untilSettled(shop);
    expect(ana.planMails().toSorted()).toEqual(["paused", "resumed"]);
  });

  it("cancelled during a pause ends on the day of its next charge, and can be restored until then", async () => {
    await ana.update("pause", { periods: 2 });
    const { nextChargeAt, entitledUntil } = await ana.detail();
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 40 * 86_400 });
    await untilSettled(shop);
    expect(await ana.update("cancel")).toMatchObject({
      fs_status: "canceled",
      nextChargeAt: null,
      endsAt: nextChargeAt,
      entitledUntil,
    });
    await untilSettled(shop);
    const mail = shop.mailbox
      .mailsTo(ana.email)
      .find(({ messageId }) => messageId.startsWith("<plan-cancelled"));
    const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
    expect(mail?.text).toContain(`Ends on: ${day.format(new Date(nextChargeAt ?? 0))}`);
    expect(await ana.update("undo-cancel")).toMatchObject({
      fs_status: "active",
      nextChargeAt,
      endsAt: null,
      entitledUntil,
    });
  });

  it("is updated once, however many concurrent requests there are", async () => {
    for (const [step, body] of [
      ["pause", { periods: 1 }],
      ["resume", undefined],
      ["cancel", undefined],
      ["undo-cancel", undefined],
    ] as const) {
      const responses = await Promise.all([1, 2, 3].map(() => ana.update(step, body)));
      expect(new Set(responses.map(({ fs_status }) => fs_status)).size, step).toBe(1);
      await ana.update(step, body);
    }
    await untilSettled(shop);
    // Two emails sent shortly after each other may arrive out of order.
    expect(ana.planMails().toSorted()).toEqual(["cancelled", "paused", "resumed", "resumed"]);
  });

  it("does what its state allows, and rejects the rest", async () => {
    const rejectionOf = async (step: string, body?: object) => {
      const response = await ana.call("POST", `${ana.address}/${step}`, body);
      return [response.statusCode, response.json<{ error: string }>().error];
    };
    expect(await rejectionOf("pause", { periods: 5 })).toEqual([409, "planNotReady"]);
    expect(await rejectionOf("pause", { periods: 0 })).toEqual([400, "invalidRequest"]);
    await ana.update("cancel");
    expect(await rejectionOf("pause", { periods: 1 })).toEqual([409, "planNotReady"]);
    expect(await rejectionOf("resume")).toEqual([409, "planNotReady"]);
    expect(await rejectionOf("change", yearly)).toEqual([409, "planNotReady"]);
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 40 * 86_400 });
    await untilSettled(shop);
    const ended = await ana.detail();
    expect(ended).toMatchObject({ fs_status: "deactivated", activationKey: null, options: [] });
    expect(await rejectionOf("undo-cancel")).toEqual([409, "planNotReady"]);
  });

  it("that was updated elsewhere, without an event yet, is shown as it is", async () => {
    await shop.sandbox.control("PUT", "/delivery", { delayMilliseconds: 60_000 });
    await providerOf(shop).cancelSubscription(ana.fsId, "atPeriodEnd");
    const response = await ana.call("POST", `${ana.address}/pause`, { periods: 1 });
    expect(response.statusCode).toBe(409);
    expect(await ana.detail()).toMatchObject({ fs_status: "canceled" });
    await shop.sandbox.control("DELETE", "/delivery");
    await untilSettled(shop);
    expect(ana.planMails()).toEqual(["cancelled"]);
  });

  it("is unchanged where the provider is gone, and can be updated when it is back", async () => {
    const before = await ana.row();
    await shop.sandbox.stop();
    for (const [step, body] of [
      ["cancel", undefined],
      ["pause", { periods: 1 }],
      ["change-preview", { path: "unlimited-yearly" }],
      ["change", yearly],
    ] as const) {
      const response = await ana.call("POST", `${ana.address}/${step}`, body);
      expect([response.statusCode, response.json<{ error: string }>().error], step).toEqual([
        503,
        "planUnchanged",
      ]);
    }
    const page = await ana.call("GET", `${ana.address}/payment-method`);
    expect(page.statusCode).toBe(503);
    expect(await ana.row()).toEqual(before);
    expect(await ana.detail()).toMatchObject({ change: null });
    await shop.startSandbox();
    expect(await ana.update("cancel")).toMatchObject({ fs_status: "canceled" });
  });
});
