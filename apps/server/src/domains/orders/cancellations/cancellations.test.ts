import { randomUUID } from "node:crypto";
import { cancellation, subscription } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { providerOf, untilSettled } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { cancelConfirmedPlans, cancelPlansOnTheirDay } from "./cancel-confirmed-plans.ts";
import { makeSubscriber } from "../../subscriptions/plans/testing/subscriber.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

type Caller = Awaited<ReturnType<typeof makeSubscriber>>;

const declaration = (changes: object = {}) => ({
  name: "Nina Voss",
  email: `${randomUUID()}@studio.test`,
  reference: "AutoTune Unlimited",
  reason: "",
  ends_on: null,
  language: "de",
  ...changes,
});

const path = "/laravel/rest/cancellations";

async function declare(caller: Caller, changes: object = {}) {
  const body = declaration(changes);
  const response = await caller.call("POST", path, body);
  expect(response.statusCode, response.body).toBe(201);
  const receipt = response.json<{ id: string; received_at: string }>();
  const mails = () =>
    shop.mailbox.mailsTo(body.email.toLowerCase()).filter(({ text }) => text.includes(receipt.id));
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  return { receipt, keys: Object.keys(receipt), mail: mails()[0]?.text ?? "" };
}

const tokenIn = (mail: string) =>
  new URLSearchParams(/\/de\/confirm#(\S+)/.exec(mail)?.[1] ?? "").get("token") ?? "";

async function stored(id: string) {
  const [row] = await shop.connection.database
    .select()
    .from(cancellation)
    .where(eq(cancellation.id, id));
  return row;
}

it("[LEGAL-05] a plan ends once the link of the receipt was followed, and twice is once", async () => {
  const ana = await makeSubscriber(shop, "unlimited-monthly");
  const { receipt, mail } = await declare(ana, { email: ana.email.toUpperCase() });
  expect(mail).toContain(receipt.id);
  expect(await stored(receipt.id)).toMatchObject({ state: "received", subscriptionId: ana.id });
  expect((await ana.row()).state).toBe("active");

  for (const _ of [1, 2]) {
    const confirmed = await ana.call("POST", `${path}/confirm`, { token: tokenIn(mail) });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    const ends = confirmed.json<{ ends_at: string }>().ends_at;
    expect(Date.parse(ends)).toBeGreaterThan(Date.now());
    await expect
      .poll(async () => (await stored(receipt.id))?.state, { timeout: 20_000 })
      .toBe("done");
  }
  expect((await ana.row()).state).toBe("canceled");
  expect((await providerOf(shop).readSubscription(ana.fsId)).state).toBe("canceled");
  await untilSettled(shop);
  expect(ana.planMails().filter((kind) => kind === "cancelled")).toHaveLength(1);
});

it("[LEGAL-05] an unknown mailbox gets the same response and a receipt without link or words", async () => {
  const ben = await makeSubscriber(shop, "unlimited-monthly");
  const known = await declare(ben, { email: ben.email });
  const unknown = await declare(ben);
  expect(unknown.keys).toEqual(known.keys);
  expect(unknown.mail).toContain(unknown.receipt.id);
  for (const written of ["Nina Voss", "AutoTune Unlimited", "#kind"])
    expect(unknown.mail).not.toContain(written);
  expect(await stored(unknown.receipt.id)).toMatchObject({ subscriptionId: null });
});

it("[LEGAL-05] a forged token and one of another purpose confirm nothing", async () => {
  const cleo = await makeSubscriber(shop, "unlimited-monthly");
  const { receipt, mail } = await declare(cleo, { email: cleo.email });
  for (const token of [
    "",
    "x.y",
    `${receipt.id}.forged`,
    `${randomUUID()}.${tokenIn(mail).split(".")[1]}`,
  ])
    expect((await cleo.call("POST", `${path}/confirm`, { token })).statusCode).toBe(400);
  await untilSettled(shop);
  expect((await cleo.row()).state).toBe("active");
});

it("a day that nobody means is rejected, and not taken for an early one", async () => {
  const fay = await makeSubscriber(shop, "unlimited-monthly");
  for (const day of ["0000-01-01", "0202-06-01", "2027-02-29"]) {
    const response = await fay.call("POST", path, declaration({ ends_on: day }));
    expect(response.statusCode, day).toBe(400);
  }
});

it("a plan that is to end on a later day is canceled in the time that this day falls into", async () => {
  const dora = await makeSubscriber(shop, "unlimited-monthly");
  const changes = { email: dora.email, ends_on: "2027-12-31", reason: "It crashes." };
  const { receipt, mail } = await declare(dora, changes);
  const confirmed = await dora.call("POST", `${path}/confirm`, { token: tokenIn(mail) });
  expect(confirmed.json()).toEqual({ ends_at: null });
  await untilSettled(shop);
  const lookAgain = () => cancelPlansOnTheirDay(shop.worker).run();
  await lookAgain();
  await untilSettled(shop);
  expect(await stored(receipt.id)).toMatchObject({ state: "confirmed" });
  expect((await dora.row()).state).toBe("active");

  await shop.connection.database
    .update(subscription)
    .set({ nextChargeAt: new Date("2028-01-03T00:00:00Z") })
    .where(eq(subscription.id, dora.id));
  await lookAgain();
  await expect
    .poll(async () => (await stored(receipt.id))?.state, { timeout: 20_000 })
    .toBe("done");
  expect((await dora.row()).state).toBe("canceled");
});

it("[LEGAL-05] one that waits for its day is shown to the plan's owner, who can take it back, once", async () => {
  const [eve, finn] = [
    await makeSubscriber(shop, "unlimited-monthly"),
    await makeSubscriber(shop, "unlimited-monthly"),
  ];
  const { receipt, mail } = await declare(eve, { email: eve.email, ends_on: "2027-12-31" });
  const pending = async (caller: Caller) => (await caller.call("GET", `${path}/pending`)).json();
  // Nobody has confirmed it yet: anybody may have typed it.
  expect(await pending(eve)).toEqual({ data: [] });
  await eve.call("POST", `${path}/confirm`, { token: tokenIn(mail) });
  const own = { id: receipt.id, subscription_id: eve.id, ends_on: "2027-12-31" };
  expect(await pending(eve)).toEqual({ data: [own] });
  expect(await pending(finn)).toEqual({ data: [] });

  const takeBack = async (caller: Caller) =>
    (await caller.call("POST", `${path}/${receipt.id}/take-back`)).statusCode;
  expect(await takeBack(finn)).toBe(404);
  for (const _ of [1, 2]) expect(await takeBack(eve)).toBe(204);
  expect(await pending(eve)).toEqual({ data: [] });
  // The link of the receipt revives nothing.
  const again = await eve.call("POST", `${path}/confirm`, { token: tokenIn(mail) });
  expect(again.statusCode).toBe(400);
  await cancelPlansOnTheirDay(shop.worker).run();
  await untilSettled(shop);
  expect((await eve.row()).state).toBe("active");
});

it("[LEGAL-05] one that is taken back while the provider cancels leaves the plan as it was", async () => {
  const gil = await makeSubscriber(shop, "unlimited-monthly");
  const { receipt, mail } = await declare(gil, { email: gil.email, ends_on: "2027-12-31" });
  await gil.call("POST", `${path}/confirm`, { token: tokenIn(mail) });
  await untilSettled(shop);
  await shop.connection.database
    .update(subscription)
    .set({ nextChargeAt: new Date("2028-01-03T00:00:00Z") })
    .where(eq(subscription.id, gil.id));
  const real = providerOf(shop);
  const slow: typeof real = {
    ...real,
    async cancelSubscription(id, when) {
      await real.cancelSubscription(id, when);
      expect((await gil.call("POST", `${path}/${receipt.id}/take-back`)).statusCode).toBe(204);
    },
  };
  await cancelConfirmedPlans(shop.worker, slow).run({ cancellationId: receipt.id });
  expect(await stored(receipt.id)).toMatchObject({ state: "takenBack" });
  await untilSettled(shop);
  expect((await real.readSubscription(gil.fsId)).state).toBe("active");
  expect((await gil.row()).state).toBe("active");
});
