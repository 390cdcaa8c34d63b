import { describe, expect, it } from "vitest";
import { entitledUntil, paidUntil, type KnownPlan, type ProviderPlan } from "./entitled-until.ts";
import { day } from "./subscription.sample.ts";

const known: KnownPlan = {
  state: "active",
  trialEndsAt: null,
  nextChargeAt: day(31),
  entitledUntil: day(31),
};
const update: ProviderPlan = {
  state: "active",
  nextChargeAt: day(31),
  endsAt: null,
  changedAt: day(10),
};

describe("entitledUntil", () => {
  it("lasts until the next charge, and moves with it", () => {
    expect(entitledUntil(known, update)).toEqual(day(31));
    expect(entitledUntil(known, { ...update, nextChargeAt: day(45) })).toEqual(day(45));
  });

  it("lasts until a trial ends", () => {
    const trial = { ...update, state: "trial", nextChargeAt: day(14) } as const;
    expect(entitledUntil({ ...known, entitledUntil: day(13) }, trial)).toEqual(day(14));
  });

  it("lasts while a charge is retried, counted from the first decline", () => {
    const first = {
      ...update,
      state: "overdue",
      nextChargeAt: day(33),
      changedAt: day(31),
    } as const;
    const grace = entitledUntil(known, first);
    expect(grace).toEqual(day(45));
    const overdue = { ...known, state: "overdue", entitledUntil: grace } as const;
    expect(entitledUntil(overdue, { ...first, changedAt: day(33) })).toEqual(day(45));
  });

  it("ends with the trial for a person who has never paid, also where they had cancelled meanwhile", () => {
    const declined = {
      ...update,
      state: "overdue",
      nextChargeAt: day(16),
      changedAt: day(14),
    } as const;
    const trial = { ...known, trialEndsAt: day(14), entitledUntil: day(14) };
    for (const state of ["trial", "canceled", "active"] as const)
      expect(entitledUntil({ ...trial, state }, declined)).toEqual(day(14));
    // After a payment there is a grace period as for everyone.
    const paid = { ...known, trialEndsAt: day(14), entitledUntil: day(45) };
    expect(entitledUntil(paid, { ...declined, changedAt: day(45) })).toEqual(day(59));
  });

  it("lasts until the paid period ends while paused, however far the next charge is moved", () => {
    const paused = { ...update, state: "paused", nextChargeAt: day(90) } as const;
    expect(entitledUntil(known, paused)).toEqual(day(31));
  });

  it("adds no unpaid day when resumed after a pause", () => {
    const paused = { ...known, state: "paused", nextChargeAt: day(90) } as const;
    const resumed = { ...update, nextChargeAt: day(59), changedAt: day(40) };
    expect(entitledUntil(paused, resumed)).toEqual(day(31));
    // Nor does a later update with the same date.
    expect(entitledUntil({ ...known, nextChargeAt: day(59) }, resumed)).toEqual(day(31));
  });

  it("lasts until the end of one that is canceled, and ends with it", () => {
    const canceled = { ...update, state: "canceled", nextChargeAt: null, endsAt: day(31) } as const;
    expect(entitledUntil(known, canceled)).toEqual(day(31));
    // Canceled in a pause: the end is later than what was paid for.
    expect(entitledUntil(known, { ...canceled, endsAt: day(90) })).toEqual(day(31));
    const ended = { ...canceled, state: "deactivated", endsAt: day(12) } as const;
    expect(entitledUntil(known, ended)).toEqual(day(12));
  });
});

describe("paidUntil", () => {
  it("is the next charge", () => {
    const overdue = { ...known, state: "overdue", entitledUntil: day(45) } as const;
    expect(paidUntil(overdue, { nextChargeAt: day(31), isNewest: true })).toEqual(day(31));
  });

  it("adds what a late charge paid for", () => {
    const late = { nextChargeAt: day(59), isNewest: false };
    expect(paidUntil({ ...known, state: "paused" }, late)).toEqual(day(59));
    expect(paidUntil({ ...known, state: "overdue" }, late)).toEqual(day(73));
    expect(paidUntil({ ...known, entitledUntil: day(80) }, late)).toEqual(day(80));
  });
});
