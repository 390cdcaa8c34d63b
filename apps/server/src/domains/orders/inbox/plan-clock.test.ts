import { afterAll, beforeAll, expect, it } from "vitest";
import { openPurchase, pay, providerOf, readOpenEvents } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { tellShop } from "../../../../test/tell-shop.ts";
import { makeCustomer, type Customer } from "../fulfilment/testing/customer.ts";

const day = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

interface Told {
  readonly type: string;
  /** After the beginning of the subscription. */
  readonly created: number;
  readonly changed?: number;
  readonly data?: object;
}

/** A paid plan whose provider tells nothing but what the test says. */
async function begin(path: string) {
  const customer = await makeCustomer(shop);
  // The sandbox's own events are lost, and never fetched: an account's first order of a plan has three.
  await shop.sandbox.control("PUT", "/delivery", { drop: 3 });
  const { accountId } = customer;
  const order = await pay(shop, await openPurchase(shop, { accountId, lines: [{ path }] }));
  for (const { id } of await readOpenEvents(shop)) await providerOf(shop).confirmEvent(id);
  const { events } = (await shop.sandbox.control("GET", `/events?order=${order.id}`)) as {
    events: { type: string; data: Record<string, unknown> }[];
  };
  const find = (type: string) => events.find((event) => event.type === type)?.data ?? {};
  const subscription = find("subscription.activated");
  const begun = Number(subscription["changed"]);
  const event = ({ type, created, changed = 0, data }: Told, about = subscription) => ({
    id: crypto.randomUUID(),
    processed: false,
    created: begun + created,
    type,
    live: false,
    data: { ...about, changed: begun + changed, ...data },
  });
  const completed = event(
    { type: "order.completed", created: 240, changed: 200 },
    find("order.completed"),
  );
  const tell = (...told: Told[]) => tellShop(shop, ...told.map((one) => event(one)));
  return { customer, begun, completed, tell };
}

const stateOf = async (customer: Customer) => (await customer.plans())[0]?.state;
const planMails = (customer: Customer) =>
  customer
    .mails()
    .filter((kind) => kind.startsWith("plan-"))
    .toSorted();

const activated = { type: "subscription.activated", created: 5 };
const reminded = { type: "subscription.trial.reminder", created: 11 * day };
const canceled = (begun: number) => ({
  type: "subscription.canceled",
  created: 12 * day,
  data: {
    state: "canceled",
    next: null,
    canceledDate: begun + 12 * day,
    deactivationDate: begun + 14 * day,
  },
});

it("a plan follows later events, although its own time of change stands still", async () => {
  const { customer, begun, completed, tell } = await begin("unlimited-monthly-14d-free");
  await tellShop(shop, completed);
  await tell(reminded);
  expect(await stateOf(customer)).toBe("trial");
  await tell(canceled(begun));
  expect(await stateOf(customer)).toBe("canceled");
  expect(planMails(customer)).toEqual([
    "plan-trialCancelled",
    "plan-trialEnding",
    "plan-trialStarted",
  ]);
  // All of it once more, the latest first, as a manual retry sends it.
  await tell(canceled(begun), reminded, activated);
  await tellShop(shop, { ...completed, id: crypto.randomUUID() });
  expect(await stateOf(customer)).toBe("canceled");
  expect(planMails(customer)).toHaveLength(3);
});

it("a plan takes its dates from its first event, which is older than its order", async () => {
  const { customer, begun, completed, tell } = await begin("unlimited-monthly-14d-free");
  await tellShop(shop, completed);
  const midnight = Math.ceil((begun + 14 * day) / day) * day;
  await tell({ ...activated, data: { next: midnight, trialEnd: midnight } });
  const [plan] = await customer.plans();
  expect(plan).toMatchObject({
    nextChargeAt: new Date(midnight),
    entitledUntil: new Date(midnight),
  });
});

it("an event that comes after a later one changes nothing", async () => {
  const { customer, begun, completed, tell } = await begin("unlimited-monthly");
  await tellShop(shop, completed);
  await tell(canceled(begun));
  await tell({ type: "subscription.updated", created: 10 * day, changed: 10 * day });
  expect(await stateOf(customer)).toBe("canceled");
  await tell({ type: "subscription.uncanceled", created: 13 * day });
  expect(await stateOf(customer)).toBe("active");
  await tell(canceled(begun));
  expect(await stateOf(customer)).toBe("active");
});

it("a reminder that comes late is sent while its charge is still to come", async () => {
  const { customer, completed, tell } = await begin("unlimited-monthly-14d-free");
  await tellShop(shop, completed);
  await tell(activated, { type: "subscription.updated", created: 12 * day });
  await tell(reminded);
  expect(planMails(customer)).toEqual(["plan-trialEnding", "plan-trialStarted"]);

  const year = await begin("unlimited-yearly");
  await tellShop(shop, year.completed);
  const next = year.begun + 730 * day;
  await year.tell(activated, {
    type: "subscription.updated",
    created: 366 * day,
    data: { next },
  });
  await year.tell({ type: "subscription.payment.reminder", created: 340 * day });
  expect(planMails(year.customer)).toEqual([]);
});
