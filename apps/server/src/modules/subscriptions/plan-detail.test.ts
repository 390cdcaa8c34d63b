import type { SubscriptionDetail } from "@autotune/contract";
import { activation, licence } from "@autotune/database/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buy, providerOf, untilSettled } from "../../../test/purchases.ts";
import { openTestShop, signUp, type TestShop } from "../../../test/shop.ts";
import { productsToPush } from "../../../test/sold-products.ts";
import { makeSubscriber, type Subscriber } from "./testing/subscriber.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

/** A change as somebody confirms it. */
const yearly = {
  path: "unlimited-yearly",
  dueNow: 23_274,
  nextCharge: 24_000,
  renewalTerms: "You pay this every year until you cancel.",
};

describe("a plan, as its owner sees it", () => {
  it("[ROUTE-10] is told by both of its names, to its owner alone", async () => {
    const ana = await makeSubscriber(shop, "unlimited-monthly");
    const ben = await makeSubscriber(shop, "unlimited-monthly");
    expect((await ana.detail()).id).toBe(ana.id);
    const asked = async (by: Subscriber, address: string) =>
      (await by.call("GET", address)).statusCode;
    expect(await asked(ben, `${ana.address}?fs_id=${ana.fsId}`)).toBe(404);
    expect(await asked(ana, `${ana.address}?fs_id=${ben.fsId}`)).toBe(404);
    expect(await asked(ben, `${ana.address}?fs_id=${ben.fsId}`)).toBe(404);
    expect(await asked(ana, `/laravel/rest/subscriptions/999999999?fs_id=${ana.fsId}`)).toBe(404);
    expect(await asked(ana, ana.address)).toBe(400);
    const nobody = await shop.web.inject({ url: `${ana.address}?fs_id=${ana.fsId}` });
    expect(nobody.statusCode).toBe(401);
  });

  it("[ROUTE-10] is moved by nobody else", async () => {
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

  it("names what it holds, what is owned besides, what it costs next, and its key", async () => {
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
    // Nothing was paid, so there is nothing to show for it.
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
    const answer = await ben.call(
      "GET",
      `/laravel/rest/subscriptions/${newest?.id}?fs_id=${newest?.fs_id}`,
    );
    expect(answer.json<SubscriptionDetail>().charges).toMatchObject([{ total: 24_000 }]);
  });

  it("leads to the provider's own page for how it is paid", async () => {
    const ana = await makeSubscriber(shop, "unlimited-monthly");
    const answer = await ana.call("GET", `${ana.address}/payment-method`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { host, pathname } = new URL(answer.json<{ url: string }>().url);
    expect(host).toContain(".pay.localhost:");
    // The same process, by a name that this machine knows.
    const page = await fetch(shop.providerAccess.url + pathname);
    expect(await page.text()).toContain(ana.email);
  });
});

describe("[ACCT-04] a plan", () => {
  let ana: Subscriber;
  beforeEach(async () => {
    ana = await makeSubscriber(shop, "unlimited-monthly");
  });

  it("is cancelled with the period that is paid for, and goes on when that is taken back", async () => {
    const before = await ana.row();
    const canceled = await ana.steer("cancel");
    expect(canceled).toMatchObject({
      fs_status: "canceled",
      nextChargeAt: null,
      entitledUntil: before.entitledUntil.toISOString(),
      options: [],
      pauses: [],
    });
    await untilSettled(shop);
    expect(ana.planMails()).toEqual(["cancelled"]);
    const back = await ana.steer("undo-cancel");
    expect(back).toMatchObject({
      fs_status: "active",
      nextChargeAt: before.nextChargeAt?.toISOString(),
      entitledUntil: before.entitledUntil.toISOString(),
    });
    await untilSettled(shop);
    expect(ana.planMails()).toEqual(["cancelled", "resumed"]);
  });

  it("rests for as long as was asked, until it is resumed", async () => {
    const { pauses, ...before } = await ana.detail();
    const paused = await ana.steer("pause", { periods: 2 });
    expect(paused).toMatchObject({
      fs_status: "paused",
      nextChargeAt: pauses[1]?.until,
      entitledUntil: before.entitledUntil,
    });
    const resumed = await ana.steer("resume");
    expect(resumed).toMatchObject({ fs_status: "active", nextChargeAt: before.nextChargeAt });
    await untilSettled(shop);
    expect(ana.planMails().toSorted()).toEqual(["paused", "resumed"]);
  });

  it("cancelled in a pause that has begun ends on the day of its next charge, and is taken back until then", async () => {
    await ana.steer("pause", { periods: 2 });
    const { nextChargeAt, entitledUntil } = await ana.detail();
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 40 * 86_400 });
    await untilSettled(shop);
    expect(await ana.steer("cancel")).toMatchObject({
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
    expect(await ana.steer("undo-cancel")).toMatchObject({
      fs_status: "active",
      nextChargeAt,
      endsAt: null,
      entitledUntil,
    });
  });

  it("is steered once, however often it is asked at once", async () => {
    for (const [step, body] of [
      ["pause", { periods: 1 }],
      ["resume", undefined],
      ["cancel", undefined],
      ["undo-cancel", undefined],
    ] as const) {
      const answers = await Promise.all([1, 2, 3].map(() => ana.steer(step, body)));
      expect(new Set(answers.map(({ fs_status }) => fs_status)).size, step).toBe(1);
      await ana.steer(step, body);
    }
    await untilSettled(shop);
    // Two mails that follow each other closely may overtake each other on the way.
    expect(ana.planMails().toSorted()).toEqual(["cancelled", "paused", "resumed", "resumed"]);
  });

  it("does what its state allows, and says so where it does not", async () => {
    const refused = async (step: string, body?: object) => {
      const answer = await ana.call("POST", `${ana.address}/${step}`, body);
      return [answer.statusCode, answer.json<{ error: string }>().error];
    };
    expect(await refused("pause", { periods: 5 })).toEqual([409, "planNotReady"]);
    expect(await refused("pause", { periods: 0 })).toEqual([400, "invalidRequest"]);
    await ana.steer("cancel");
    expect(await refused("pause", { periods: 1 })).toEqual([409, "planNotReady"]);
    expect(await refused("resume")).toEqual([409, "planNotReady"]);
    expect(await refused("change", yearly)).toEqual([409, "planNotReady"]);
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 40 * 86_400 });
    await untilSettled(shop);
    const ended = await ana.detail();
    expect(ended).toMatchObject({ fs_status: "deactivated", activationKey: null, options: [] });
    expect(await refused("undo-cancel")).toEqual([409, "planNotReady"]);
  });

  it("that was steered elsewhere, and of which we have not heard, is shown as it is", async () => {
    await shop.sandbox.control("PUT", "/delivery", { delayMilliseconds: 60_000 });
    await providerOf(shop).cancelSubscription(ana.fsId, "atPeriodEnd");
    const answer = await ana.call("POST", `${ana.address}/pause`, { periods: 1 });
    expect(answer.statusCode).toBe(409);
    expect(await ana.detail()).toMatchObject({ fs_status: "canceled" });
    await shop.sandbox.control("DELETE", "/delivery");
    await untilSettled(shop);
    expect(ana.planMails()).toEqual(["cancelled"]);
  });

  it("is as it was where the provider is gone, and can be steered when it is back", async () => {
    const before = await ana.row();
    await shop.sandbox.stop();
    for (const [step, body] of [
      ["cancel", undefined],
      ["pause", { periods: 1 }],
      ["change-preview", { path: "unlimited-yearly" }],
      ["change", yearly],
    ] as const) {
      const answer = await ana.call("POST", `${ana.address}/${step}`, body);
      expect([answer.statusCode, answer.json<{ error: string }>().error], step).toEqual([
        503,
        "planUnchanged",
      ]);
    }
    const page = await ana.call("GET", `${ana.address}/payment-method`);
    expect(page.statusCode).toBe(503);
    expect(await ana.row()).toEqual(before);
    expect(await ana.detail()).toMatchObject({ change: null });
    await shop.startSandbox();
    expect(await ana.steer("cancel")).toMatchObject({ fs_status: "canceled" });
  });
});
