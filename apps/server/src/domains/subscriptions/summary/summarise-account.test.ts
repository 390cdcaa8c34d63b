import { describe, expect, it } from "vitest";
import { summariseAccount, type SummaryInput } from "./summarise-account.ts";

const now = new Date("2026-11-15T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const nothing = {
  products: [],
  hasUsedTrial: false,
  hasPaidForPlan: false,
  upgrades: { held: [], upgrades: [] },
};
const plan = {
  id: 1,
  fs_id: "plan-1",
  fs_status: "active",
  path: "auto-tune-unlimited-monthly",
  name: "AutoTune Unlimited",
  currency: "USD",
  price: 2500,
  discount: null,
  interval: { count: 1, unit: "m" },
  trialEndsAt: null,
  nextChargeAt: inDays(20),
  entitledUntil: inDays(20),
  endsAt: null,
  endedAt: null,
  nextName: null,
} as const;
const trial = {
  ...plan,
  fs_status: "trial",
  trialEndsAt: inDays(3),
  nextChargeAt: inDays(3),
  entitledUntil: inDays(3),
} as const;
const due = { nextChargeAt: inDays(-0.5), entitledUntil: inDays(-0.5) };
const used = { ...nothing, hasUsedTrial: true };
const paid = { ...used, hasPaidForPlan: true };

describe("[AUTH-18] the customer flags of the summary", () => {
  it.each([
    ["nobody yet", nothing, [], "", 1],
    ["a trialer", used, [trial], "isActiveTrialer", 0],
    ["a trialer who cancelled", used, [{ ...trial, fs_status: "canceled" }], "isActiveTrialer", 0],
    [
      "a former trialer",
      used,
      [{ ...trial, fs_status: "deactivated", trialEndsAt: inDays(-1), entitledUntil: inDays(-1) }],
      "wasTrialer",
      0,
    ],
    [
      "a trialer whose first charge is due",
      used,
      [{ ...trial, ...due, trialEndsAt: inDays(-0.5) }],
      "isActiveTrialer",
      0,
    ],
    [
      "a subscriber whose charge is due",
      paid,
      [{ ...plan, ...due }],
      "isActiveSubscriber wasTrialer",
      0,
    ],
    [
      "a subscriber who resumed and has not paid",
      paid,
      [{ ...plan, entitledUntil: inDays(-0.5) }],
      "wasTrialer wasSubscriber",
      0,
    ],
    ["a subscriber", { ...nothing, hasPaidForPlan: true }, [plan], "isActiveSubscriber", 0],
    [
      "a subscriber after a trial",
      paid,
      [{ ...plan, trialEndsAt: inDays(-9) }],
      "isActiveSubscriber wasTrialer",
      0,
    ],
    [
      "a subscriber who is late",
      paid,
      [{ ...plan, fs_status: "overdue" }],
      "isActiveSubscriber wasTrialer",
      0,
    ],
    [
      "a subscriber who cancelled",
      paid,
      [{ ...plan, fs_status: "canceled" }],
      "isActiveSubscriber wasTrialer",
      0,
    ],
    [
      "a former subscriber who had a trial",
      paid,
      [{ ...plan, fs_status: "deactivated", entitledUntil: inDays(-1) }],
      "wasTrialer wasSubscriber",
      0,
    ],
    [
      "a former subscriber who had none",
      { ...nothing, hasPaidForPlan: true },
      [{ ...plan, fs_status: "deactivated", entitledUntil: inDays(-1) }],
      "wasSubscriber",
      1,
    ],
    [
      "a subscriber on a break",
      paid,
      [{ ...plan, fs_status: "paused", entitledUntil: inDays(-1) }],
      "wasTrialer wasSubscriber",
      0,
    ],
  ] as const)("are right for %s", (_title, facts, plans, flags, trials) => {
    const summary = summariseAccount({ facts, plans, pendingProductChanges: [] }, now);
    const names = ["isActiveSubscriber", "isActiveTrialer", "wasTrialer", "wasSubscriber"] as const;
    expect(names.filter((name) => summary[name]).join(" ")).toBe(flags);
    expect(summary.hasAvailableTrial).toBe(trials);
    expect(summary.subscriptionSummary).toEqual(plans);
  });
});

describe("[AUTH-18] the upgrades of the summary", () => {
  it("are counted product by product, without what is owned already", () => {
    const upgrade = (from: string, to: string, includes: string[] = []) => ({
      path: `${to}-from-${from}`,
      from,
      to,
      includes,
    });
    const upgrades = {
      held: [
        { path: "artist", includes: [] },
        { path: "hybrid", includes: [] },
        { path: "chain", includes: ["eq"] },
      ],
      upgrades: [
        upgrade("artist", "pro"),
        upgrade("artist", "hybrid"),
        upgrade("artist", "eq"),
        upgrade("artist", "suite", ["eq", "hybrid"]),
        upgrade("hybrid", "pro"),
        upgrade("hybrid", "suite-2", ["eq", "pro"]),
      ],
    };
    const facts = { ...nothing, upgrades };
    expect(summariseAccount({ facts, plans: [], pendingProductChanges: [] }, now)).toMatchObject({
      available_upgrades: 3,
      owned_products: [
        { path: "artist", upgrades: 1 },
        { path: "hybrid", upgrades: 2 },
        { path: "chain", upgrades: 0 },
        { path: "eq", upgrades: 0 },
      ],
    });
  });
});

const versionsOf = (parts: Pick<SummaryInput, "facts" | "plans">) =>
  summariseAccount({ ...parts, pendingProductChanges: [] }, now).cbValues;

describe("[AUTH-18] the versions of what may be cached", () => {
  it("change with every change of licences, and with nothing else", () => {
    const pro = { pid: "PRO", quantity: 1, newest: 7 };
    const states = [
      [],
      [pro],
      [{ ...pro, quantity: 2 }],
      [{ ...pro, newest: 8 }],
      [{ ...pro, pid: "EFX" }],
      [pro, { pid: "EFX", quantity: 1, newest: 8 }],
    ];
    const versionOf = (products: (typeof states)[number]) =>
      versionsOf({ facts: { ...nothing, products }, plans: [] }).products;
    const versions = states.map(versionOf);
    expect(new Set(versions).size).toBe(states.length);
    expect(versionOf([{ ...pro }])).toBe(versions[1]);
  });

  it("change with every change of a plan", () => {
    const versionOf = (plans: SummaryInput["plans"]) =>
      versionsOf({ facts: nothing, plans }).subscriptions;
    const versions = [[], [plan], [{ ...plan, nextChargeAt: null }], [trial]].map(versionOf);
    expect(new Set(versions).size).toBe(4);
    expect(versionOf([{ ...plan }])).toBe(versions[1]);
  });
});
