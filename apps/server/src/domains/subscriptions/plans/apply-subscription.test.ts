import type { ProviderSubscription } from "@autotune/payments";
import { describe, expect, it } from "vitest";
import { applySubscription } from "./apply-subscription.ts";
import { day, subscriptionSample as known } from "./subscription.sample.ts";

const update: ProviderSubscription = {
  id: "sub",
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
  it("takes over what is newer, and leaves what is not in the update", () => {
    expect(applySubscription(known, update)).toEqual({ ...known, changedAt: day(9) });
  });

  it("ignores old updates, and any update of one that has ended", () => {
    expect(applySubscription({ ...known, changedAt: day(10) }, update)).toBeUndefined();
    expect(applySubscription({ ...known, state: "deactivated" }, update)).toBeUndefined();
  });

  it("names a trial after the plan that it becomes", () => {
    const trial = { ...update, path: "unlimited-monthly-14d-free", state: "trial" } as const;
    expect(applySubscription(known, trial)).toMatchObject({ path: "unlimited-monthly" });
  });

  const yearly = {
    path: "unlimited-yearly",
    price: 19_900,
    interval: { count: 1, unit: "y" },
  } as const;

  it("changes the plan at once where a new period begins with it", () => {
    const changed = applySubscription(known, { ...update, ...yearly, nextChargeAt: day(374) });
    expect(changed).toMatchObject({
      path: "unlimited-yearly",
      nextPath: null,
      price: 19_900,
      subIntervalUnit: "y",
      entitledUntil: day(374),
    });
  });

  it("otherwise leaves the paid plan until the next charge", () => {
    const changed = applySubscription(known, { ...update, ...yearly });
    expect(changed).toMatchObject({
      path: "unlimited-monthly",
      nextPath: "unlimited-yearly",
      price: 19_900,
      entitledUntil: day(31),
    });
    // And back.
    const back = changed === undefined ? undefined : applySubscription(changed, update);
    expect(back).toMatchObject({ path: "unlimited-monthly", nextPath: null, price: 2499 });
  });

  it("does not treat a date that goes or comes with a cancellation as a new period", () => {
    const expected = { path: "unlimited-monthly", nextPath: "unlimited-yearly" };
    const canceled = { state: "canceled", nextChargeAt: null, endsAt: day(31) } as const;
    expect(applySubscription(known, { ...update, ...yearly, ...canceled })).toMatchObject(expected);
    const before = { ...known, state: "canceled", nextChargeAt: null } as const;
    expect(applySubscription(before, { ...update, ...yearly })).toMatchObject(expected);
  });

  it("does not treat a date that a pause moves as a new period", () => {
    const expected = { path: "unlimited-monthly", nextPath: "unlimited-yearly" };
    const paused = { state: "paused", nextChargeAt: day(90) } as const;
    const waiting = { ...known, nextPath: "unlimited-yearly" };
    const resting = applySubscription(waiting, { ...update, ...yearly, ...paused });
    expect(resting).toMatchObject(expected);
    const resumed = { ...waiting, ...paused };
    expect(applySubscription(resumed, { ...update, ...yearly })).toMatchObject(expected);
  });

  it("changes the plan of a trial at once: nothing was paid yet", () => {
    const trial = { ...known, state: "trial" } as const;
    expect(applySubscription(trial, { ...update, ...yearly, state: "trial" })).toMatchObject({
      path: "unlimited-yearly",
      nextPath: null,
    });
  });

  it("gives the same result for updates in any order", () => {
    const tellings: ProviderSubscription[] = [
      { ...update, changedAt: day(2) },
      { ...update, state: "paused", nextChargeAt: day(62), changedAt: day(3) },
      { ...update, changedAt: day(4) },
      { ...update, state: "canceled", nextChargeAt: null, endsAt: day(31), changedAt: day(5) },
      { ...update, state: "overdue", nextChargeAt: day(33), price: 2999, changedAt: day(31) },
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

  it("retains the day on which a cancelled one ends, and not where it continues", () => {
    const resting = {
      ...known,
      state: "paused",
      nextChargeAt: day(90),
      entitledUntil: day(5),
    } as const;
    const canceled = { ...update, state: "canceled", nextChargeAt: null, endsAt: day(90) } as const;
    const after = applySubscription(resting, canceled);
    expect(after).toMatchObject({ endsAt: day(90), entitledUntil: day(5) });
    expect(applySubscription(resting, { ...canceled, endsAt: null })).toMatchObject({
      endsAt: day(5),
    });
    const back = applySubscription(after ?? known, { ...update, nextChargeAt: day(90) });
    expect(back).toMatchObject({ state: "active", endsAt: null });
  });

  it("reports when one has ended", () => {
    const ended = { ...update, state: "deactivated", nextChargeAt: null, endsAt: day(8) } as const;
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
