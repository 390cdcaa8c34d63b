import { describe, expect, it } from "vitest";
import type { EventType } from "../port/events.ts";
import type { Parsed } from "../port/updates.ts";
import { expandEvent, inventedBuyer, returnEvent } from "../testing/index.ts";
import { parseEvents } from "./parse-events.ts";
import { parseOrder } from "./parse-order.ts";
import { parseReturn } from "./parse-return.ts";
import { parseSubscription } from "./parse-subscription.ts";

const changed = Date.UTC(2026, 1, 1);

const order = {
  order: "order-1",
  id: "order-1",
  reference: "STU-1",
  ipAddress: "198.51.100.7",
  changed,
  currency: "EUR",
  account: "account-1",
  total: 449,
  tax: 0,
  subtotal: 449,
  discount: 0,
  customer: inventedBuyer,
  tags: { checkout: "c-1", address: { street: "as we sent it" } },
  payment: { type: "creditcard", cardEnding: "4242" },
  items: [
    { product: "auto-tune-pro", quantity: 1, subtotal: 449, subscription: null },
    { product: "unlimited-monthly", quantity: 1, subtotal: 0, subscription: "sub-1" },
  ],
};
const subscription = {
  id: "sub-1",
  subscription: "sub-1",
  account: "account-1",
  product: "unlimited-monthly",
  state: "active",
  currency: "USD",
  price: 24.99,
  quantity: 1,
  intervalUnit: "month",
  intervalLength: 1,
  changed,
  next: Date.UTC(2026, 2, 1),
};
const { data: returned } = returnEvent({
  returnId: "return-1",
  orderId: "order-1",
  currency: "EUR",
  total: 449,
  items: [{ product: "auto-tune-pro", quantity: 1 }],
  returnedAt: new Date(changed),
});

type Told = Readonly<Record<string, unknown>>;
/** What we act on, but for charges, which have a test of their own: their two shapes do not tell the same. */
type Kind = Exclude<EventType, "subscription.charge.completed" | "subscription.charge.failed">;
const kinds: Record<Kind, [Told, (data: unknown) => Parsed<unknown>]> = {
  "order.completed": [order, parseOrder],
  "order.payment.pending": [order, parseOrder],
  "order.approval.pending": [order, parseOrder],
  "order.canceled": [order, parseOrder],
  "order.failed": [order, parseOrder],
  "return.created": [returned, parseReturn],
  "subscription.activated": [subscription, parseSubscription],
  "subscription.updated": [subscription, parseSubscription],
  "subscription.canceled": [{ ...subscription, state: "canceled" }, parseSubscription],
  "subscription.uncanceled": [subscription, parseSubscription],
  "subscription.paused": [{ ...subscription, state: "paused" }, parseSubscription],
  "subscription.deactivated": [{ ...subscription, state: "deactivated" }, parseSubscription],
  "subscription.payment.overdue": [{ ...subscription, state: "overdue" }, parseSubscription],
  "subscription.payment.reminder": [subscription, parseSubscription],
  "subscription.trial.reminder": [{ ...subscription, state: "trial" }, parseSubscription],
};

/** Its data as the inbox stores it. */
function arrive(type: string, data: Told): Told {
  const event = { id: "event-1", type, live: false, created: changed, data };
  const [read] = parseEvents({ events: [event] })?.events ?? [];
  if (read === undefined) throw new Error("The event cannot be read");
  return read.data;
}

const expand = (type: string, data: Told) => expandEvent({ type, data }).data;

describe.each(Object.entries(kinds))("%s", (type, [data, parse]) => {
  it("is read the same with ids and with whole objects", () => {
    const read = parse(arrive(type, data));
    expect(read).toMatchObject({ ok: true });
    expect(parse(arrive(type, expand(type, data)))).toEqual(read);
  });

  it("is stored with ids, and names its buyer nowhere but in its own data", () => {
    const stored = arrive(type, expand(type, data));
    expect(stored).toMatchObject(arrive(type, data));
    const { customer: _, ...rest } = stored;
    for (const word of [inventedBuyer.email, inventedBuyer.first, inventedBuyer.last])
      expect(JSON.stringify(rest)).not.toContain(word);
  });
});

it("an order keeps what we sent with it, and of where its buyer lives the country", () => {
  const stored = arrive("order.completed", expand("order.completed", order));
  expect(stored).toMatchObject({ tags: order.tags, ipAddress: order.ipAddress });
  expect(stored["address"]).toEqual({ country: "US" });
});

it("a return has its id where it is documented, and is found by its order in either shape", () => {
  const found = { id: "return-1", original: { id: "order-1" } };
  expect(arrive("return.created", returned)).toMatchObject(found);
  const ids = { ...returned, original: "order-1" };
  expect(arrive("return.created", ids)).toMatchObject(found);
});

it("events that we do not act on name other objects by ids too, and keep their own data", () => {
  const account = { id: "account-1", account: "account-1", contact: inventedBuyer };
  expect(arrive("account.created", account)).toEqual(account);
  const entry = { email: inventedBuyer.email, lists: ["news"] };
  expect(arrive("mailingListEntry.updated", entry)).toEqual(entry);
  const payout = { account, order, subscriptions: [subscription, "sub-2"], return: null };
  expect(arrive("payoutEntry.created", payout)).toEqual({
    account: "account-1",
    order: "order-1",
    subscriptions: ["sub-1", "sub-2"],
    return: null,
  });
});

it("an object without an id names nothing, and leaves nothing", () => {
  const nameless = { account: { contact: inventedBuyer }, product: { id: "not its path" } };
  expect(arrive("subscription.updated", nameless)).toEqual({ account: null, product: null });
});
