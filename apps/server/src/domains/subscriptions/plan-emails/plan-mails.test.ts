import { describe, expect, it } from "vitest";
import { mailsOfChange } from "./plan-mails.ts";
import type { SubscriptionRow } from "../plans/repository.ts";
import { day, subscriptionSample as plan } from "../plans/subscription.sample.ts";

const mailsFor = (before: Partial<SubscriptionRow>, after: Partial<SubscriptionRow>) =>
  mailsOfChange({ ...plan, ...before }, { ...plan, changedAt: day(9), ...after }).map(
    ({ kind, amount, date }) => [kind, amount, date?.slice(0, 10) ?? null],
  );

describe("mailsOfChange", () => {
  it("sends nothing where nothing has changed", () => {
    expect(mailsFor({}, {})).toEqual([]);
    expect(mailsFor({ state: "trial" }, {})).toEqual([]);
    expect(mailsFor({ state: "overdue" }, {})).toEqual([]);
  });

  it("reports another plan, a pause and its end, a cancellation and the end", () => {
    expect(mailsFor({ path: "essentials" }, {})).toEqual([["planChanged", 2499, "2026-01-31"]]);
    const paused = { state: "paused", nextChargeAt: day(90) } as const;
    expect(mailsFor({}, paused)).toEqual([["paused", 2499, "2026-03-31"]]);
    expect(mailsFor(paused, {})).toEqual([["resumed", 2499, "2026-01-31"]]);
    const canceled = { state: "canceled", nextChargeAt: null, endsAt: day(90) } as const;
    expect(mailsFor({}, canceled)).toEqual([["cancelled", null, "2026-03-31"]]);
    expect(mailsFor(canceled, {})).toEqual([["resumed", 2499, "2026-01-31"]]);
    const ended = { state: "deactivated", nextChargeAt: null, endedAt: day(31) } as const;
    expect(mailsFor(canceled, ended)).toEqual([["ended", null, "2026-01-31"]]);
    expect(mailsFor(ended, ended)).toEqual([]);
  });

  it("says of a trial that is cancelled or over before its first charge that nothing was charged", () => {
    const trial = { trialEndsAt: day(14), entitledUntil: day(14) } as const;
    const canceled = { ...trial, state: "canceled", nextChargeAt: null, endsAt: day(14) } as const;
    const ended = { ...trial, state: "deactivated", nextChargeAt: null, endedAt: day(14) } as const;
    const kindsFor = (...change: Parameters<typeof mailsFor>) =>
      mailsFor(...change).map(([kind]) => kind);
    expect(kindsFor({ ...trial, state: "trial" }, canceled)).toEqual(["trialCancelled"]);
    expect(kindsFor(canceled, ended)).toEqual(["trialEnded"]);
    const paid = { ...canceled, entitledUntil: day(45), endsAt: day(45) };
    expect(kindsFor({ ...trial, entitledUntil: day(45) }, paid)).toEqual(["cancelled"]);
  });

  it("reports each declined charge once, with the day of the next attempt", () => {
    const first = { state: "overdue", nextChargeAt: day(33) } as const;
    expect(mailsFor({}, first)).toEqual([["paymentFailed", 2499, "2026-02-02"]]);
    expect(mailsFor(first, first)).toEqual([]);
    expect(mailsFor(first, { ...first, nextChargeAt: day(38) })).toEqual([
      ["paymentFailed", 2499, "2026-02-07"],
    ]);
  });

  it("reports an upcoming plan when it is chosen, not again when it begins", () => {
    const coming = { path: "essentials", nextPath: "unlimited-monthly" };
    expect(mailsFor({ path: "essentials" }, coming)).toEqual([["planChanged", 2499, "2026-01-31"]]);
    expect(mailsFor(coming, coming)).toEqual([]);
    expect(mailsFor(coming, {})).toEqual([]);
    const [mail] = mailsOfChange({ ...plan, path: "essentials" }, { ...plan, ...coming });
    expect(mail?.path).toBe("unlimited-monthly");
  });

  it("keeps the interval, and whether another plan begins later", () => {
    const before = { ...plan, path: "essentials" };
    const yearly = { ...plan, subInterval: 1, subIntervalUnit: "y" } as const;
    expect(mailsOfChange(before, yearly)).toEqual([
      expect.objectContaining({ interval: { count: 1, unit: "y" }, startsLater: false }),
    ]);
    const later = { ...before, nextPath: "unlimited-monthly" };
    expect(mailsOfChange(before, later)).toEqual([expect.objectContaining({ startsLater: true })]);
  });

  it("says until when a plan may be used that is not paid, where it may", () => {
    const declined = {
      ...plan,
      state: "overdue",
      nextChargeAt: day(33),
      changedAt: day(31),
    } as const;
    const accessAfter = (entitledUntil: Date) =>
      mailsOfChange(plan, { ...declined, entitledUntil })[0]?.accessUntil;
    expect(accessAfter(day(45))).toBe(day(45).toISOString());
    // After an unpaid trial there is no day left.
    expect(accessAfter(day(31))).toBeUndefined();
  });

  it("says until when a resumed plan may be used, unless it has to be charged first", () => {
    const paused = { ...plan, state: "paused", changedAt: day(9) } as const;
    const accessFrom = (changedAt: Date) =>
      mailsOfChange(paused, { ...plan, entitledUntil: day(31), changedAt })[0]?.accessUntil;
    expect(accessFrom(day(20))).toBe(day(31).toISOString());
    expect(accessFrom(day(40))).toBeUndefined();
  });

  it("gives the same occurrence the same key, and another one another", () => {
    const [mail] = mailsOfChange(plan, { ...plan, state: "paused", changedAt: day(9) });
    expect(mail?.key).toBe(`paused-sub-${day(9).getTime()}`);
  });
});
