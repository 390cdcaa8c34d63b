import { createServer, type Server } from "node:http";
import type { PlanChangePreview } from "@autotune/contract";
import { planChange } from "@autotune/database/schema";
import { chargeEvent } from "@autotune/payments/testing";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { providerOf, untilSettled } from "../../../../test/purchases.ts";
import { openTestShop, signUp, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { tellShop } from "../../../../test/tell-shop.ts";
import { readPendingProductChanges } from "./pending-product-changes.ts";
import { settlePlanChanges } from "./settle-plan-changes.ts";
import { makeSubscriber, type Subscriber } from "../plans/testing/subscriber.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

const holdEvents = () => shop.sandbox.control("PUT", "/delivery", { delayMilliseconds: 600_000 });
const deliver = async () => {
  await shop.sandbox.control("DELETE", "/delivery");
  await untilSettled(shop);
};
afterEach(deliver);

let ana: Subscriber;
beforeEach(async () => {
  ana = await makeSubscriber(shop, "unlimited-monthly");
});

const preview = async (by: Subscriber, path: string): Promise<PlanChangePreview> => {
  const response = await by.call("POST", `${by.address}/change-preview`, { path });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<PlanChangePreview>();
};
/** Requests it at the current amounts. */
const confirm = async (by: Subscriber, path: string) =>
  by.update("change", amountsOf(await preview(by, path)));
const renewalTerms = "You pay this until you cancel.";
const amountsOf = ({ path, dueNow, nextCharge }: PlanChangePreview) => ({
  path,
  dueNow,
  nextCharge,
  renewalTerms,
});
const changesOf = (by: Subscriber) =>
  shop.connection.database
    .select()
    .from(planChange)
    .where(eq(planChange.subscriptionId, by.id))
    .orderBy(desc(planChange.requestedAt));
const pendingOf = (by: Subscriber) =>
  readPendingProductChanges(shop.connection.database, by.accountId);

describe("[ACCT-04] another plan", () => {
  it("is offered as the catalogue names it", async () => {
    const { options } = await ana.detail();
    expect(options).toMatchObject([
      { path: "unlimited-yearly", kind: "switch", price: 24_000, beginsToday: true },
      { path: "essentials-monthly", kind: "downgrade", price: 1000, beginsToday: false },
    ]);
    const ben = await makeSubscriber(shop, "essentials-monthly");
    expect((await ben.detail()).options).toMatchObject([
      { path: "unlimited-monthly", kind: "upgrade", beginsToday: true },
      { path: "unlimited-yearly", kind: "upgrade", beginsToday: true },
    ]);
  });

  it("has a preview of what is due now, what comes next and when", async () => {
    const { nextChargeAt } = await ana.row();
    const longer = await preview(ana, "unlimited-yearly");
    // The month was just paid, so nearly all of it is credited; then comes American tax.
    expect(Math.abs(longer.dueNow - 23_274)).toBeLessThan(5);
    expect(longer).toMatchObject({
      name: "Unlimited, yearly",
      kind: "switch",
      currency: "USD",
      beginsAt: null,
      nextCharge: 24_000,
      interval: { count: 1, unit: "y" },
    });
    expect(Date.parse(longer.nextChargeAt)).toBeGreaterThan(Number(nextChargeAt));

    const less = await preview(ana, "essentials-monthly");
    expect(less).toMatchObject({
      dueNow: 0,
      beginsAt: nextChargeAt?.toISOString(),
      nextCharge: 1000,
      nextChargeAt: nextChargeAt?.toISOString(),
      gains: [],
      loses: ["AutoTune Pro", "Vocal Reverb"],
    });
    expect(await changesOf(ana)).toEqual([]);
    for (const path of ["unlimited-monthly", "auto-tune-pro", "nothing"]) {
      const response = await ana.call("POST", `${ana.address}/change-preview`, { path });
      expect(response.statusCode, path).toBe(409);
    }
  });

  it("costs nothing in a trial, and applies at once", async () => {
    const trialer = await makeSubscriber(shop, "unlimited-monthly-14d-free");
    const { trialEndsAt } = await trialer.row();
    expect(await preview(trialer, "unlimited-yearly")).toMatchObject({
      dueNow: 0,
      beginsAt: null,
      nextCharge: 24_000,
      nextChargeAt: trialEndsAt?.toISOString(),
    });
    await confirm(trialer, "unlimited-yearly");
    await untilSettled(shop);
    expect(await trialer.detail()).toMatchObject({
      fs_status: "trial",
      path: "unlimited-yearly",
      price: 24_000,
      nextChargeAt: trialEndsAt?.toISOString(),
      charges: [],
      change: null,
    });
  });

  it("that costs more is there when the provider has confirmed it, and its charge in the list", async () => {
    const { dueNow } = await preview(ana, "unlimited-yearly");
    await confirm(ana, "unlimited-yearly");
    await untilSettled(shop);
    const detail = await ana.detail();
    expect(detail).toMatchObject({ path: "unlimited-yearly", next: null, change: null });
    expect(Math.abs((detail.charges[0]?.total ?? 0) - dueNow)).toBeLessThan(5);
    expect(ana.planMails()).toEqual(["planChanged"]);
  });

  it("is not made at another amount than the confirmed one", async () => {
    const shown = amountsOf(await preview(ana, "unlimited-yearly"));
    for (const other of [
      { ...shown, dueNow: shown.dueNow - 100 },
      { ...shown, nextCharge: shown.nextCharge - 1 },
    ]) {
      const response = await ana.call("POST", `${ana.address}/change`, other);
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        409,
        "planAmountChanged",
      ]);
    }
    await untilSettled(shop);
    expect(await changesOf(ana)).toEqual([]);
    expect((await ana.detail()).charges).toHaveLength(1);
  });

  it("is rejected without the agreed terms", async () => {
    const { renewalTerms: _, ...wordless } = amountsOf(await preview(ana, "unlimited-yearly"));
    for (const words of [{}, { renewalTerms: "" }, { renewalTerms: " \n" }]) {
      const response = await ana.call("POST", `${ana.address}/change`, { ...wordless, ...words });
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        400,
        "invalidRequest",
      ]);
    }
    expect(await changesOf(ana)).toEqual([]);
  });

  it("that costs less comes with the next charge, and can be undone until then", async () => {
    const { entitledUntil } = await ana.row();
    await confirm(ana, "essentials-monthly");
    await untilSettled(shop);
    const waiting = await ana.detail();
    expect(waiting).toMatchObject({
      path: "unlimited-monthly",
      next: { path: "essentials-monthly", name: "Essentials, monthly" },
      price: 1000,
      entitledUntil: entitledUntil.toISOString(),
      options: [{ path: "unlimited-monthly", kind: "keep", beginsToday: false }],
    });
    expect(await preview(ana, "unlimited-monthly")).toMatchObject({ dueNow: 0, kind: "keep" });
    await confirm(ana, "unlimited-monthly");
    await untilSettled(shop);
    expect(await ana.detail()).toMatchObject({
      path: "unlimited-monthly",
      next: null,
      price: 2500,
    });
    expect((await changesOf(ana)).map(({ status }) => status)).toEqual(["delivered", "delivered"]);
  });
});

describe("[ACCT-03] a change of plan", () => {
  it("[ACCT-06] is requested until the provider's events have come, and then delivered", async () => {
    await holdEvents();
    const detail = await confirm(ana, "unlimited-yearly");
    expect(detail).toMatchObject({
      path: "unlimited-monthly",
      change: { status: "requested", toName: "Unlimited, yearly" },
      options: [],
    });
    const requested = {
      status: "requested",
      change_option: { is_term_increase: true, is_term_decrease: false },
      fs_sub_id: ana.fsId,
      subscription_id: ana.id,
    };
    expect(await pendingOf(ana)).toEqual([{ ...requested, id: detail.change?.id }]);
    const seen = `/laravel/rest/product-changes/${detail.change?.id}/seen`;
    // Not notified yet how it ends: it has not.
    expect((await ana.call("POST", seen)).statusCode).toBe(404);

    await deliver();
    expect(await pendingOf(ana)).toMatchObject([{ ...requested, status: "delivered" }]);
    expect(await ana.detail()).toMatchObject({ path: "unlimited-yearly", change: null });
    const stranger = await signUp(shop.web);
    expect((await stranger.call("POST", seen)).statusCode).toBe(404);
    for (const _ of [1, 2]) expect((await ana.call("POST", seen)).statusCode).toBe(204);
    expect(await pendingOf(ana)).toEqual([]);
  });

  it("distinguishes a shorter term from another product", async () => {
    await confirm(ana, "essentials-monthly");
    await untilSettled(shop);
    expect(await pendingOf(ana)).toMatchObject([
      { status: "delivered", change_option: { is_term_increase: false, is_term_decrease: false } },
    ]);
    const yearly = await makeSubscriber(shop, "unlimited-yearly");
    await confirm(yearly, "unlimited-monthly");
    await untilSettled(shop);
    expect(await pendingOf(yearly)).toMatchObject([
      { status: "delivered", change_option: { is_term_increase: false, is_term_decrease: true } },
    ]);
  });

  it("is requested once, pressed twice, in two tabs and after a reload", async () => {
    await holdEvents();
    const body = amountsOf(await preview(ana, "unlimited-yearly"));
    const responses = await Promise.all([1, 2, 3].map(() => ana.update("change", body)));
    expect(new Set(responses.map(({ change }) => change?.id)).size).toBe(1);
    const less = { path: "essentials-monthly", dueNow: 0, nextCharge: 1000, renewalTerms };
    const other = await ana.call("POST", `${ana.address}/change`, less);
    expect([other.statusCode, other.json<{ error: string }>().error]).toEqual([
      409,
      "planChangePending",
    ]);
    await deliver();
    await ana.update("change", body);
    await untilSettled(shop);
    expect(await changesOf(ana)).toHaveLength(1);
    expect((await ana.detail()).charges.filter(({ id }) => id !== null)).toHaveLength(1);
  });

  it("failed where the card is declined: the plan stays, the person is notified, and may retry", async () => {
    await shop.sandbox.control("PUT", `/subscriptions/${ana.fsId}`, { failingCharges: 1 });
    const failed = await confirm(ana, "unlimited-yearly");
    expect(failed).toMatchObject({
      fs_status: "active",
      path: "unlimited-monthly",
      change: { status: "payment_failed", toName: "Unlimited, yearly" },
    });
    expect(failed.options).toHaveLength(2);
    await untilSettled(shop);
    expect(await pendingOf(ana)).toMatchObject([{ status: "payment_failed" }]);
    await confirm(ana, "unlimited-yearly");
    await untilSettled(shop);
    expect(await ana.detail()).toMatchObject({ path: "unlimited-yearly", change: null });
  });

  /** The provider's event for a failed charge. */
  const tellFailedCharge = (product: string, chargedAt: Date) =>
    tellShop(
      shop,
      chargeEvent({
        outcome: "failed",
        shape: "expanded",
        subscriptionId: ana.fsId,
        product,
        chargedAt,
      }),
    );
  const request = async (toPath: string) => {
    const [made] = await shop.connection.database
      .insert(planChange)
      .values({
        subscriptionId: ana.id,
        fromPath: "unlimited-monthly",
        toPath,
        isTermIncrease: true,
        isTermDecrease: false,
      })
      .returning();
    return made?.id;
  };

  it("fails by its event, also sent twice; a declined rebill is none", async () => {
    const first = await request("unlimited-yearly");
    await tellFailedCharge("unlimited-monthly", new Date());
    expect(await changesOf(ana)).toMatchObject([{ id: first, status: "requested" }]);
    const failedAt = new Date(Date.now() + 1);
    await tellFailedCharge("unlimited-yearly", failedAt);
    expect(await changesOf(ana)).toMatchObject([{ id: first, status: "payment_failed" }]);
    // The same failure, sent again under another id, does not end the next attempt.
    const second = await request("unlimited-yearly");
    await tellFailedCharge("unlimited-yearly", failedAt);
    expect((await changesOf(ana))[0]).toMatchObject({ id: second, status: "requested" });
  });

  it("that was made at the provider before it was requested here is no second one", async () => {
    await providerOf(shop).changePlan({
      subscriptionId: ana.fsId,
      path: "unlimited-yearly",
      prorate: true,
    });
    await untilSettled(shop);
    const body = { path: "unlimited-yearly", dueNow: 23_274, nextCharge: 24_000, renewalTerms };
    expect(await ana.update("change", body)).toMatchObject({
      path: "unlimited-yearly",
      change: null,
    });
    expect(await changesOf(ana)).toEqual([]);
  });

  it("delivered is not undone by an event that comes again", async () => {
    await confirm(ana, "unlimited-yearly");
    await untilSettled(shop);
    const { events } = (await shop.sandbox.control("GET", "/events")) as {
      events: { id: string; type: string; data: object }[];
    };
    for (const { id, data } of events) {
      if (!JSON.stringify(data).includes(ana.fsId)) continue;
      await shop.sandbox.control("POST", `/events/${id}/redeliver`, { newId: true });
    }
    await untilSettled(shop);
    expect(await changesOf(ana)).toMatchObject([{ status: "delivered" }]);
    expect(ana.planMails()).toEqual(["planChanged"]);
  });

  it("ends with the plan", async () => {
    const id = await request("unlimited-yearly");
    await providerOf(shop).cancelSubscription(ana.fsId, "now");
    await untilSettled(shop);
    expect(await changesOf(ana)).toMatchObject([{ id, status: "payment_failed" }]);
  });
});

describe("a change without a response", () => {
  let silence: Server | undefined;
  afterEach(() => silence?.close());

  const body = { path: "unlimited-yearly", dueNow: 23_274, nextCharge: 24_000, renewalTerms };
  const estimate = {
    currency: "USD",
    amountDue: 232.74,
    nextCharge: 240,
    nextChargeDate: Date.now() + 365 * 86_400_000,
  };

  /** A preview works, then the provider takes the request and hangs up: the outcome is unknown. */
  const hangUp = async () => {
    await shop.sandbox.stop();
    const { port } = new URL(shop.providerAccess.url);
    silence = createServer((request, response) => {
      if (request.url?.endsWith("/estimate") === true)
        response.end(JSON.stringify({ subscriptions: [estimate] }));
      else request.socket.destroy();
    });
    await new Promise<void>((resolve) => silence?.listen(Number(port), "127.0.0.1", resolve));
  };
  const comeBack = async () => {
    await new Promise((resolve) => silence?.close(resolve));
    silence = undefined;
    await shop.startSandbox();
  };
  const lookAfter = async (provider = providerOf(shop)) => {
    await shop.connection.database
      .update(planChange)
      .set({ requestedAt: sql`now() - interval '1 hour'` })
      .where(eq(planChange.status, "requested"));
    await settlePlanChanges(shop.worker, provider).run();
  };

  it("stays requested, is not requested again, and fails where it has not happened", async () => {
    await hangUp();
    const requested = await ana.update("change", body);
    expect(requested.change).toMatchObject({ status: "requested" });
    const again = await ana.update("change", body);
    expect(again.change?.id).toBe(requested.change?.id);
    await expect(lookAfter()).rejects.toThrow("were not settled");
    expect(await changesOf(ana)).toMatchObject([{ status: "requested" }]);
    await comeBack();
    await lookAfter();
    expect(await changesOf(ana)).toMatchObject([{ status: "payment_failed" }]);
    expect(await ana.detail()).toMatchObject({ path: "unlimited-monthly" });
  });

  it("is delivered where it has", async () => {
    await hangUp();
    await ana.update("change", body);
    await comeBack();
    await holdEvents();
    await providerOf(shop).changePlan({
      subscriptionId: ana.fsId,
      path: "unlimited-yearly",
      prorate: true,
    });
    await lookAfter();
    expect(await changesOf(ana)).toMatchObject([{ status: "delivered" }]);
    expect(await ana.detail()).toMatchObject({ path: "unlimited-yearly" });
    await deliver();
    expect(ana.planMails()).toEqual(["planChanged"]);
  });

  it("is not held up by one that cannot be parsed", async () => {
    const ben = await makeSubscriber(shop, "unlimited-monthly");
    const requested = { fromPath: "unlimited-monthly", toPath: "unlimited-yearly" };
    await shop.connection.database.insert(planChange).values(
      [ana, ben].map(({ id: subscriptionId }) => ({
        ...requested,
        subscriptionId,
        isTermIncrease: true,
        isTermDecrease: false,
      })),
    );
    const real = providerOf(shop);
    const provider = {
      ...real,
      readSubscription: (id: string) =>
        id === ana.fsId
          ? Promise.reject(new Error("Subscription cannot be read"))
          : real.readSubscription(id),
    };
    await expect(lookAfter(provider)).rejects.toThrow("were not settled");
    expect(await changesOf(ana)).toMatchObject([{ status: "requested" }]);
    expect(await changesOf(ben)).toMatchObject([{ status: "payment_failed" }]);
    await lookAfter();
  });
});
