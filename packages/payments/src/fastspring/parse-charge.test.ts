import { describe, expect, it } from "vitest";
import { chargeEvent, inventedBuyer, type ToldCharge } from "../testing/index.ts";
import type { ProviderSubscription } from "../port/updates.ts";
import { fastSpringEvents } from "./events.ts";

const chargedAt = new Date("2026-02-01T09:12:33Z");
const nextChargeAt = new Date("2026-03-01T00:00:00Z");
const occurredAt = new Date("2026-02-01T09:12:35Z");

const told: ToldCharge = {
  outcome: "completed",
  shape: "expanded",
  subscriptionId: "sub-1",
  orderId: "order-2",
  total: 19.9,
  chargedAt,
  nextChargeAt,
};

/** As the provider returns it when it is asked for it. */
const subscription: ProviderSubscription = {
  id: "sub-1",
  path: "unlimited-monthly",
  state: "active",
  currency: "USD",
  price: 2500,
  interval: { count: 1, unit: "m" },
  trialEndsAt: null,
  nextChargeAt,
  canceledAt: null,
  endsAt: null,
  cardEnding: "4242",
  changedAt: chargedAt,
};

/** As the inbox stores it. */
function arrive(about: Partial<ToldCharge>) {
  const parsed = fastSpringEvents.parseEvents({ events: [chargeEvent({ ...told, ...about })] });
  const [event] = parsed?.events ?? [];
  if (event === undefined) throw new Error("The event cannot be read");
  return event;
}

function parse(about: Partial<ToldCharge>, known?: Partial<ProviderSubscription>) {
  const { data } = arrive(about);
  const read = known === undefined ? undefined : { ...subscription, ...known };
  return fastSpringEvents.parseCharge(data, { occurredAt, subscription: read });
}

const charge = {
  subscriptionId: "sub-1",
  chargeId: "order-2",
  path: "unlimited-monthly",
  currency: "USD",
  total: 1990,
  chargedAt,
  nextChargeAt,
};

describe("a charge that came", () => {
  it("is read from its event where that contains order and subscription", () => {
    expect(fastSpringEvents.subscriptionToRead(arrive({}))).toBeUndefined();
    expect(parse({})).toEqual({
      ok: true,
      value: {
        ...charge,
        reference: "STU-order-2",
        payout: { currency: "USD", subtotal: 1990, discount: 0, tax: 0, total: 1990 },
      },
    });
  });

  it("is read with its subscription where the event has ids alone", () => {
    const ids = { shape: "ids" } as const;
    expect(fastSpringEvents.subscriptionToRead(arrive(ids))).toBe("sub-1");
    expect(parse(ids)).toMatchObject({ ok: false });
    expect(parse(ids, {})).toEqual({
      ok: true,
      value: { ...charge, reference: null, payout: null },
    });
  });

  it("pays until the end of one that was canceled since, and one period of one that was paused", () => {
    const endsAt = new Date("2026-02-28T00:00:00Z");
    const canceled = { state: "canceled", nextChargeAt: null, endsAt } as const;
    expect(parse({ shape: "ids" }, canceled)).toMatchObject({ value: { nextChargeAt: endsAt } });
    const paused = { state: "paused", nextChargeAt: new Date("2026-05-01T00:00:00Z") } as const;
    const period = new Date("2026-03-01T09:12:33Z");
    expect(parse({ shape: "ids" }, paused)).toMatchObject({ value: { nextChargeAt: period } });
  });

  it("is named by its order, and its event by the subscription", () => {
    for (const shape of ["expanded", "ids"] as const)
      expect(arrive({ shape }).data).toMatchObject({
        id: "order-2",
        order: "order-2",
        subscription: "sub-1",
        account: "account-maren",
      });
  });

  it.each([{ total: "much" }, { currency: null }, { timestamp: null }, { subscription: null }])(
    "is not read where it does not say what it is: %o",
    (broken) => {
      const data = { ...arrive({ shape: "ids" }).data, ...broken };
      const source = { occurredAt, subscription };
      expect(fastSpringEvents.parseCharge(data, source)).toMatchObject({ ok: false });
    },
  );

  it.each([{ total: 0.005 }, { currency: "XXX" }])(
    "is not read where its money cannot be: %o",
    (broken) => {
      const data = { ...arrive({}).data, ...broken };
      expect(
        fastSpringEvents.parseCharge(data, { occurredAt, subscription: undefined }),
      ).toMatchObject({ ok: false });
    },
  );
});

describe("a charge that failed", () => {
  // Its event has no other time.
  const missed = { ...charge, chargeId: null, reference: null, chargedAt: occurredAt };

  it("is what its subscription will be charged, in whole minor units", () => {
    const failed = { outcome: "failed" } as const;
    expect(fastSpringEvents.subscriptionToRead(arrive(failed))).toBeUndefined();
    expect(parse(failed)).toMatchObject({ ok: true, value: { ...missed, total: 2706 } });
  });

  it("is what its subscription costs where the event has ids alone", () => {
    const failed = { outcome: "failed", shape: "ids" } as const;
    expect(fastSpringEvents.subscriptionToRead(arrive(failed))).toBe("sub-1");
    expect(parse(failed, {})).toMatchObject({ ok: true, value: { ...missed, total: 2500 } });
  });

  it("is of the plan that its event names, whatever the subscription has become", () => {
    const failed = { outcome: "failed", product: "unlimited-yearly" } as const;
    expect(parse(failed, {})).toMatchObject({ value: { path: "unlimited-yearly" } });
  });
});

it("nobody's name or address gets into the inbox with a charge", () => {
  for (const outcome of ["completed", "failed"] as const) {
    const stored = JSON.stringify(arrive({ outcome }));
    for (const word of [inventedBuyer.email, inventedBuyer.first, inventedBuyer.last])
      expect(stored).not.toContain(word);
  }
});
