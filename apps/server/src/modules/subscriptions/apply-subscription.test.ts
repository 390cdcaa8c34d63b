import type { ProviderSubscription } from "@autotune/payments";
import { describe, expect, it } from "vitest";
import { applySubscription } from "./apply-subscription.ts";
import { day, subscriptionSample as known } from "./subscription.sample.ts";

const told: ProviderSubscription = {
  id: "sub",
  orderId: "order",
  path: "unlimited-monthly",
  state: "active",
  currency: "USD",
  price: 2499,
  interval: { count: 1, unit: "m" },
  trialEndsAt: null,
  nextChargeAt: day(31),
  canceledAt: null,
  endsAt: null,
  cardEnding: null,
  changedAt: day(9),
};

describe("applySubscription", () => {
  it("takes over what is newer, and keeps what is not told", () => {
    expect(applySubscription(known, told)).toEqual({ ...known, changedAt: day(9) });
  });

  it("leaves old news, and whatever is told of one that has ended", () => {
    expect(applySubscription({ ...known, changedAt: day(10) }, told)).toBeUndefined();
    expect(applySubscription({ ...known, state: "deactivated" }, told)).toBeUndefined();
  });

  it("calls a trial by the plan that it becomes", () => {
    const trial = { ...told, path: "unlimited-monthly-14d-free", state: "trial" } as const;
    expect(applySubscription(known, trial)).toMatchObject({ path: "unlimited-monthly" });
  });

  const yearly = {
    path: "unlimited-yearly",
    price: 19_900,
    interval: { count: 1, unit: "y" },
  } as const;

  it("changes the plan at once where a new period begins with it", () => {
    const changed = applySubscription(known, { ...told, ...yearly, nextChargeAt: day(374) });
    expect(changed).toMatchObject({
      path: "unlimited-yearly",
      nextPath: null,
      price: 19_900,
      subIntervalUnit: "y",
      entitledUntil: day(374),
    });
  });

  it("keeps the plan that is paid for until the next charge otherwise", () => {
    const changed = applySubscription(known, { ...told, ...yearly });
    expect(changed).toMatchObject({
      path: "unlimited-monthly",
      nextPath: "unlimited-yearly",
      price: 19_900,
      entitledUntil: day(31),
    });
    // And back.
    const back = changed === undefined ? undefined : applySubscription(changed, told);
    expect(back).toMatchObject({ path: "unlimited-monthly", nextPath: null, price: 2499 });
  });

  it("takes a date that goes or comes with a cancellation for no new period", () => {
    const kept = { path: "unlimited-monthly", nextPath: "unlimited-yearly" };
    const canceled = { state: "canceled", nextChargeAt: null, endsAt: day(31) } as const;
    expect(applySubscription(known, { ...told, ...yearly, ...canceled })).toMatchObject(kept);
    const before = { ...known, state: "canceled", nextChargeAt: null } as const;
    expect(applySubscription(before, { ...told, ...yearly })).toMatchObject(kept);
  });

  it("takes a date that a pause moves for no new period", () => {
    const kept = { path: "unlimited-monthly", nextPath: "unlimited-yearly" };
    const paused = { state: "paused", nextChargeAt: day(90) } as const;
    const waiting = { ...known, nextPath: "unlimited-yearly" };
    const resting = applySubscription(waiting, { ...told, ...yearly, ...paused });
    expect(resting).toMatchObject(kept);
    const resumed = { ...waiting, ...paused };
    expect(applySubscription(resumed, { ...told, ...yearly })).toMatchObject(kept);
  });

  it("changes the plan of a trial at once: nothing was paid yet", () => {
    const trial = { ...known, state: "trial" } as const;
    expect(applySubscription(trial, { ...told, ...yearly, state: "trial" })).toMatchObject({
      path: "unlimited-yearly",
      nextPath: null,
    });
  });

  it("comes to the same in whatever order it is told", () => {
    const tellings: ProviderSubscription[] = [
      { ...told, changedAt: day(2) },
      { ...told, state: "paused", nextChargeAt: day(62), changedAt: day(3) },
      { ...told, changedAt: day(4) },
      { ...told, state: "canceled", nextChargeAt: null, endsAt: day(31), changedAt: day(5) },
      { ...told, state: "overdue", nextChargeAt: day(33), price: 2999, changedAt: day(31) },
    ];
    for (const order of permutations(tellings)) {
      const end = order.reduce((row, one) => applySubscription(row, one) ?? row, known);
      expect(end).toMatchObject({
        state: "overdue",
        nextChargeAt: day(33),
        price: 2999,
        entitledUntil: day(45),
        changedAt: day(31),
      });
    }
  });

  it("keeps the day on which a cancelled one ends, and not where it goes on", () => {
    const resting = {
      ...known,
      state: "paused",
      nextChargeAt: day(90),
      entitledUntil: day(5),
    } as const;
    const canceled = { ...told, state: "canceled", nextChargeAt: null, endsAt: day(90) } as const;
    const after = applySubscription(resting, canceled);
    expect(after).toMatchObject({ endsAt: day(90), entitledUntil: day(5) });
    expect(applySubscription(resting, { ...canceled, endsAt: null })).toMatchObject({
      endsAt: day(5),
    });
    const back = applySubscription(after ?? known, { ...told, nextChargeAt: day(90) });
    expect(back).toMatchObject({ state: "active", endsAt: null });
  });

  it("tells when one has ended", () => {
    const ended = { ...told, state: "deactivated", nextChargeAt: null, endsAt: day(8) } as const;
    expect(applySubscription(known, ended)).toMatchObject({
      state: "deactivated",
      endedAt: day(8),
      entitledUntil: day(8),
      nextChargeAt: null,
    });
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
