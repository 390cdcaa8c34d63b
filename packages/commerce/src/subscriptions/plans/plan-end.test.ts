import { describe, expect, it } from "vitest";
import { planEnd } from "./plan-end.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const now = new Date(day(10));

describe("planEnd", () => {
  it("is the day of the next charge, until which everything works", () => {
    const active = { nextChargeAt: day(31), entitledUntil: day(31), endsAt: null };
    expect(planEnd(active, now)).toEqual({ endsAt: day(31), worksUntil: day(31) });
    const canceled = { ...active, nextChargeAt: null, endsAt: day(31) };
    expect(planEnd(canceled, now)).toEqual({ endsAt: day(31), worksUntil: day(31) });
  });

  it("comes after what is paid for where a pause moves it on", () => {
    const pauseToCome = { nextChargeAt: day(90), entitledUntil: day(31), endsAt: null };
    expect(planEnd(pauseToCome, now)).toEqual({ endsAt: day(90), worksUntil: day(31) });
  });

  it("leaves nothing working in a pause that has begun", () => {
    const resting = { nextChargeAt: day(90), entitledUntil: day(5), endsAt: null };
    expect(planEnd(resting, now)).toEqual({ endsAt: day(90), worksUntil: null });
    const canceled = { nextChargeAt: null, entitledUntil: day(5), endsAt: day(90) };
    expect(planEnd(canceled, now)).toEqual({ endsAt: day(90), worksUntil: null });
  });

  it("comes with the next try of one whose charge failed, before the days of grace are over", () => {
    const overdue = { nextChargeAt: day(12), entitledUntil: day(24), endsAt: null };
    expect(planEnd(overdue, now)).toEqual({ endsAt: day(12), worksUntil: day(12) });
  });

  it("is the end of what is paid for where nothing is charged any more", () => {
    const last = { nextChargeAt: null, entitledUntil: day(20), endsAt: null };
    expect(planEnd(last, now)).toEqual({ endsAt: day(20), worksUntil: day(20) });
  });

  it("is the day that a cancellation named, whatever would have been charged before", () => {
    const canceled = { nextChargeAt: day(15), entitledUntil: day(31), endsAt: day(20) };
    expect(planEnd(canceled, now)).toEqual({ endsAt: day(20), worksUntil: day(20) });
  });

  it("leaves nothing working that was never paid for", () => {
    const unpaid = { nextChargeAt: day(31), entitledUntil: null, endsAt: null };
    expect(planEnd(unpaid, now)).toEqual({ endsAt: day(31), worksUntil: null });
    const nothing = { nextChargeAt: null, entitledUntil: null, endsAt: null };
    expect(planEnd(nothing, now)).toEqual({ endsAt: null, worksUntil: null });
  });

  it("is over at its last instant", () => {
    const ending = { nextChargeAt: null, entitledUntil: day(10), endsAt: day(10) };
    expect(planEnd(ending, now)).toEqual({ endsAt: day(10), worksUntil: null });
    const justBefore = new Date(now.getTime() - 1);
    expect(planEnd(ending, justBefore)).toEqual({ endsAt: day(10), worksUntil: day(10) });
  });

  it("names the end itself where both are the same instant, however it is written", () => {
    const written = "2026-01-31T00:00:00Z";
    const plan = { nextChargeAt: null, entitledUntil: day(31), endsAt: written };
    expect(planEnd(plan, now).worksUntil).toBe(written);
  });
});
