import { describe, expect, it } from "vitest";
import { mailsOfChange } from "./plan-mails.ts";
import type { SubscriptionRow } from "./repository.ts";
import { day, subscriptionSample as plan } from "./subscription.sample.ts";

const told = (before: Partial<SubscriptionRow>, after: Partial<SubscriptionRow>) =>
  mailsOfChange({ ...plan, ...before }, { ...plan, changedAt: day(9), ...after }).map(
    ({ kind, amount, date }) => [kind, amount, date?.slice(0, 10) ?? null],
  );

describe("mailsOfChange", () => {
  it("says nothing where nothing has changed", () => {
    expect(told({}, {})).toEqual([]);
    expect(told({ state: "trial" }, {})).toEqual([]);
    expect(told({ state: "overdue" }, {})).toEqual([]);
  });

  it("tells of another plan, of a pause and its end, of a cancellation and of the end", () => {
    expect(told({ path: "essentials" }, {})).toEqual([["planChanged", 2499, "2026-01-31"]]);
    const paused = { state: "paused", nextChargeAt: day(90) } as const;
    expect(told({}, paused)).toEqual([["paused", null, "2026-03-31"]]);
    expect(told(paused, {})).toEqual([["resumed", 2499, "2026-01-31"]]);
    const canceled = { state: "canceled", nextChargeAt: null, endsAt: day(90) } as const;
    expect(told({}, canceled)).toEqual([["cancelled", null, "2026-03-31"]]);
    expect(told(canceled, {})).toEqual([["resumed", 2499, "2026-01-31"]]);
    const ended = { state: "deactivated", nextChargeAt: null, endedAt: day(31) } as const;
    expect(told(canceled, ended)).toEqual([["ended", null, "2026-01-31"]]);
    expect(told(ended, ended)).toEqual([]);
  });

  it("tells of each refused charge once, with the day of the next try", () => {
    const first = { state: "overdue", nextChargeAt: day(33) } as const;
    expect(told({}, first)).toEqual([["paymentFailed", 2499, "2026-02-02"]]);
    expect(told(first, first)).toEqual([]);
    expect(told(first, { ...first, nextChargeAt: day(38) })).toEqual([
      ["paymentFailed", 2499, "2026-02-07"],
    ]);
  });

  it("tells of a plan to come when it is chosen, not again when it begins", () => {
    const coming = { path: "essentials", nextPath: "unlimited-monthly" };
    expect(told({ path: "essentials" }, coming)).toEqual([["planChanged", 2499, "2026-01-31"]]);
    expect(told(coming, coming)).toEqual([]);
    expect(told(coming, {})).toEqual([]);
    const [mail] = mailsOfChange({ ...plan, path: "essentials" }, { ...plan, ...coming });
    expect(mail?.path).toBe("unlimited-monthly");
  });

  it("gives the same happening the same key, and another one another", () => {
    const [mail] = mailsOfChange(plan, { ...plan, state: "paused", changedAt: day(9) });
    expect(mail?.key).toBe(`paused-sub-${day(9).getTime()}`);
  });
});
