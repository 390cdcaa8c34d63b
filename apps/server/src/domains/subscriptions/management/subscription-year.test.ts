import type { SummaryResponse } from "@autotune/contract";
import { account, subscription, subscriptionCharge } from "@autotune/database/schema";
import { asc, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buy, providerOf, untilSettled } from "../../../../test/purchases.ts";
import { metricsToken } from "../../../../test/settings.ts";
import { openTestShop, signUp, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";

let shop: TestShop;
let person: Awaited<ReturnType<typeof signUp>>;
let email: string;
let accountId: number;
let fsId: string;
let read: number;
beforeAll(async () => {
  shop = await openTestShop();
  person = await signUp(shop.web);
  const [newest] = await shop.connection.database
    .select()
    .from(account)
    .orderBy(desc(account.id))
    .limit(1);
  accountId = newest?.id ?? 0;
  email = newest?.email ?? "";
  read = 0;
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

const dayMilliseconds = 86_400_000;

async function advance(days: number): Promise<void> {
  await shop.sandbox.control("POST", "/clock", { advanceSeconds: days * 86_400 });
  await untilSettled(shop);
}

/** The one plan of the account: its row, which the summary endpoint must match. */
async function plan() {
  const [row, ...others] = await shop.connection.database
    .select()
    .from(subscription)
    .where(eq(subscription.accountId, accountId));
  expect(others).toEqual([]);
  if (row === undefined) throw new Error("There is no plan");
  const response = await person.call("POST", "/laravel/rest/products/summary", { data: "{}" });
  const { subscriptionSummary } = response.json<SummaryResponse>();
  expect(subscriptionSummary).toMatchObject([
    {
      id: row.id,
      fs_id: fsId,
      fs_status: row.state,
      path: row.path,
      price: row.price,
      interval: { count: row.subInterval, unit: row.subIntervalUnit },
      trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
      nextChargeAt: row.nextChargeAt?.toISOString() ?? null,
      entitledUntil: row.entitledUntil.toISOString(),
    },
  ]);
  return { ...row, name: subscriptionSummary[0]?.name };
}

/** Emails since the last call; the kind and the text of each, sorted by kind. */
function newMails(): [kind: string, text: string][] {
  const all = shop.mailbox.mailsTo(email);
  const fresh = all.slice(read);
  read = all.length;
  return fresh
    .map(({ messageId, text }): [string, string] => [
      /^<(?:plan-)?([a-zA-Z]+)-/.exec(messageId)?.[1] ?? messageId,
      text,
    ])
    .toSorted(([one], [other]) => one.localeCompare(other));
}
const kindsOf = (mails: [string, string][]) => mails.map(([kind]) => kind);

/** As formatted in emails. */
function written(date: Date | null): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(date ?? 0);
}
const charges = () =>
  shop.connection.database
    .select({ state: subscriptionCharge.state, total: subscriptionCharge.total })
    .from(subscriptionCharge)
    .innerJoin(subscription, eq(subscription.id, subscriptionCharge.subscriptionId))
    .where(eq(subscription.accountId, accountId))
    .orderBy(asc(subscriptionCharge.chargedAt));

it(
  "a year with a plan: row, summary and emails are right after every step",
  { tags: "long", timeout: 180_000 },
  async () => {
    const provider = providerOf(shop);

    // It begins with a trial.
    const bought = await buy(shop, { accountId, lines: [{ path: "unlimited-monthly-14d-free" }] });
    fsId = bought.order.items[0]?.subscription ?? "";
    const trial = await plan();
    expect(trial).toMatchObject({
      state: "trial",
      path: "unlimited-monthly",
      name: "Unlimited, monthly",
      price: 2500,
      entitledUntil: trial.trialEndsAt,
      nextChargeAt: trial.trialEndsAt,
    });
    // By the provider's day: its subscriptions begin moments before their orders.
    const trialMilliseconds = Number(trial.trialEndsAt) - trial.beganAt.getTime();
    expect(Math.round(trialMilliseconds / 1000)).toBe((14 * dayMilliseconds) / 1000);
    const begun = newMails();
    expect(kindsOf(begun)).toEqual(["order", "trialStarted"]);
    expect(begun[1]?.[1]).toContain(written(trial.nextChargeAt));
    expect(begun[1]?.[1]).toContain("$25 every month, plus any tax");
    expect(begun[1]?.[1]).toContain(`/my-account/subscriptions/${trial.id}?fs_id=${fsId}`);

    // Three days before its end the owner is reminded.
    await advance(12);
    expect(await plan()).toEqual({ ...trial, changedAt: expect.any(Date) });
    const reminded = newMails();
    expect(kindsOf(reminded)).toEqual(["trialEnding"]);
    expect(reminded[0]?.[1]).toContain(written(trial.nextChargeAt));

    // The first charge, with American tax.
    await advance(3);
    const first = await plan();
    expect(first).toMatchObject({ state: "active", trialEndsAt: trial.trialEndsAt, price: 2500 });
    expect(first.nextChargeAt?.getTime()).toBeGreaterThan(Number(trial.nextChargeAt));
    expect(first.entitledUntil).toEqual(first.nextChargeAt);
    const charged = newMails();
    expect(kindsOf(charged)).toEqual(["renewed"]);
    expect(charged[0]?.[1]).toContain("$27.06");
    expect(charged[0]?.[1]).toMatch(/View the invoice:\s+http/);
    expect(charged[0]?.[1]).toContain(written(first.nextChargeAt));

    // The card is declined twice; meanwhile the plan may be used.
    await shop.sandbox.control("PUT", `/subscriptions/${fsId}`, { failingCharges: 2 });
    await advance(30);
    const overdue = await plan();
    const due = Number(first.nextChargeAt);
    expect(overdue).toMatchObject({ state: "overdue" });
    expect(overdue.entitledUntil.getTime()).toBe(due + 14 * dayMilliseconds);
    expect(overdue.nextChargeAt?.getTime()).toBe(due + 2 * dayMilliseconds);
    const failed = newMails();
    expect(kindsOf(failed)).toEqual(["paymentFailed"]);
    expect(failed[0]?.[1]).toContain(written(overdue.nextChargeAt));
    expect(failed[0]?.[1]).toContain(`until: ${written(overdue.entitledUntil)}`);

    await advance(3);
    const again = await plan();
    expect(again).toMatchObject({ state: "overdue", entitledUntil: overdue.entitledUntil });
    expect(again.nextChargeAt?.getTime()).toBe(due + 7 * dayMilliseconds);
    expect(kindsOf(newMails())).toEqual(["paymentFailed"]);

    // The third attempt succeeds.
    await advance(5);
    const recovered = await plan();
    expect(recovered).toMatchObject({ state: "active", entitledUntil: recovered.nextChargeAt });
    expect(recovered.nextChargeAt?.getTime()).toBeGreaterThan(due + 27 * dayMilliseconds);
    expect(kindsOf(newMails())).toEqual(["renewed"]);
    expect((await charges()).map(({ state }) => state)).toEqual([
      "completed",
      "failed",
      "failed",
      "completed",
    ]);

    // Up, at once: the difference is paid and a year begins.
    await provider.changePlan({ subscriptionId: fsId, path: "unlimited-yearly", prorate: true });
    await untilSettled(shop);
    const yearly = await plan();
    expect(yearly).toMatchObject({
      state: "active",
      path: "unlimited-yearly",
      nextPath: null,
      name: "Unlimited, yearly",
      price: 24_000,
      subIntervalUnit: "y",
      entitledUntil: yearly.nextChargeAt,
    });
    const upgraded = newMails();
    expect(kindsOf(upgraded)).toEqual(["planChanged"]);
    expect(upgraded[0]?.[1]).toContain("Unlimited, yearly");
    expect(upgraded[0]?.[1]).toContain("$240");

    // A renewal of a year is announced; those of months were not.
    await advance(359);
    const announced = newMails();
    expect(kindsOf(announced)).toEqual(["renewalComing"]);
    expect(announced[0]?.[1]).toContain(written(yearly.nextChargeAt));
    expect(announced[0]?.[1]).toContain("$240 every year");

    // Down, with the next charge: what is paid for stays until then.
    await provider.changePlan({ subscriptionId: fsId, path: "essentials-monthly", prorate: false });
    await untilSettled(shop);
    expect(await plan()).toMatchObject({
      state: "active",
      path: "unlimited-yearly",
      nextPath: "essentials-monthly",
      price: 1000,
      subIntervalUnit: "m",
      nextChargeAt: yearly.nextChargeAt,
      entitledUntil: yearly.entitledUntil,
    });
    const downgraded = newMails();
    expect(kindsOf(downgraded)).toEqual(["planChanged"]);
    expect(downgraded[0]?.[1]).toContain("Essentials, monthly");
    expect(downgraded[0]?.[1]).toContain(written(yearly.nextChargeAt));

    await advance(8);
    const essentials = await plan();
    expect(essentials).toMatchObject({
      path: "essentials-monthly",
      nextPath: null,
      entitledUntil: essentials.nextChargeAt,
    });
    expect(kindsOf(newMails())).toEqual(["renewed"]);

    // A pause: it may be used until the paid month is over.
    await provider.pauseSubscription(fsId, 2);
    await untilSettled(shop);
    const paused = await plan();
    expect(paused).toMatchObject({ state: "paused", entitledUntil: essentials.entitledUntil });
    expect(Number(paused.nextChargeAt)).toBeGreaterThan(Number(essentials.nextChargeAt));
    const resting = newMails();
    expect(kindsOf(resting)).toEqual(["paused"]);
    expect(resting[0]?.[1]).toContain(written(paused.nextChargeAt));

    await provider.resumeSubscription(fsId);
    await untilSettled(shop);
    expect(await plan()).toMatchObject({
      state: "active",
      nextChargeAt: essentials.nextChargeAt,
      entitledUntil: essentials.entitledUntil,
    });
    expect(kindsOf(newMails())).toEqual(["resumed"]);

    // Cancelled, and not; and cancelled for good.
    await provider.cancelSubscription(fsId, "atPeriodEnd");
    await untilSettled(shop);
    const canceled = await plan();
    expect(canceled).toMatchObject({
      state: "canceled",
      nextChargeAt: null,
      canceledAt: expect.any(Date),
      entitledUntil: essentials.entitledUntil,
    });
    const goodbye = newMails();
    expect(kindsOf(goodbye)).toEqual(["cancelled"]);
    expect(goodbye[0]?.[1]).toContain(written(canceled.entitledUntil));
    await provider.uncancelSubscription(fsId);
    await untilSettled(shop);
    expect(await plan()).toMatchObject({
      state: "active",
      canceledAt: null,
      nextChargeAt: essentials.nextChargeAt,
    });
    expect(kindsOf(newMails())).toEqual(["resumed"]);
    await provider.cancelSubscription(fsId, "atPeriodEnd");
    await untilSettled(shop);
    expect(kindsOf(newMails())).toEqual(["cancelled"]);

    await advance(32);
    const ended = await plan();
    expect(ended).toMatchObject({
      state: "deactivated",
      nextChargeAt: null,
      endedAt: essentials.nextChargeAt,
      entitledUntil: essentials.entitledUntil,
    });
    expect(kindsOf(newMails())).toEqual(["ended"]);

    // However concurrently the events were handled, none had to be retried.
    const { body } = await shop.worker.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(body).toContain('jobs_total{queue="handle-provider-event",outcome="failed"} 0');

    // Nothing more happens to it.
    await advance(400);
    expect(await plan()).toEqual(ended);
    expect(newMails()).toEqual([]);
  },
);
