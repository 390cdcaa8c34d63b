import { expect, it } from "vitest";
import type { OwnedProduct } from "../../features/licensing/api/fetch-owned-products.ts";
import type { SummaryPlan } from "../../features/subscriptions/api/read-summary.ts";
import { findNextSteps } from "./find-next-steps.ts";

const now = new Date("2026-03-01T12:00:00Z");

function licence(serial: string, changes: Partial<OwnedProduct> = {}): OwnedProduct {
  return {
    path: "hybrid",
    pid: "AT-HYBRID",
    name: "AutoTune Hybrid",
    authenticationString: "key",
    purchaseId: serial,
    serial,
    upgradedTo: null,
    isFromPlan: false,
    grantedAt: "2026-02-28T12:00:00Z",
    isActivated: true,
    isInTransfer: false,
    upgrades: [],
    ...changes,
  };
}

function plan(state: SummaryPlan["state"]): SummaryPlan {
  return {
    id: 4,
    providerId: "sub-4",
    state,
    path: "auto-tune-unlimited-monthly",
    name: "AutoTune Unlimited",
    price: { amount: 2499, currency: "USD" },
    discount: null,
    interval: { count: 1, unit: "m" },
    trialEndsAt: null,
    nextChargeAt: null,
    entitledUntil: null,
    endsAt: null,
    endedAt: null,
    nextName: null,
  };
}

const change = {
  newEmail: "ana@new.test",
  isOldConfirmed: true,
  isNewConfirmed: false,
  requestedAt: "2026-03-01T11:00:00Z",
  expiresAt: "2026-03-02T11:00:00Z",
};

const quiet = { plans: [plan("active")], owned: [licence("a")], change: null, now };

it("finds nothing where nothing is open", () => {
  expect(findNextSteps(quiet)).toEqual([]);
});

it("lists what is open, the most urgent first", () => {
  const owned = [
    licence("new", { isActivated: false }),
    licence("given", { isActivated: false, isInTransfer: true }),
  ];
  const steps = findNextSteps({ plans: [plan("overdue")], owned, change, now });
  expect(steps).toMatchObject([
    { kind: "overdue" },
    { kind: "transfer", licence: { serial: "given" } },
    { kind: "address" },
    { kind: "install", licences: [{ serial: "new" }] },
  ]);
});

it("suggests to install a product once for all its licences", () => {
  const fresh = { isActivated: false };
  const owned = [
    licence("a", fresh),
    licence("b", { ...fresh, path: "pro" }),
    licence("c", fresh),
    licence("d"),
  ];
  expect(findNextSteps({ ...quiet, owned })).toMatchObject([
    { kind: "install", licences: [{ serial: "a" }, { serial: "c" }] },
    { kind: "install", licences: [{ serial: "b" }] },
  ]);
});

it.each([
  ["a computer uses it", {}],
  ["another licence took its place", { isActivated: false, upgradedTo: "8" }],
  ["a plan gives it", { isActivated: false, isFromPlan: true }],
  ["it is old", { isActivated: false, grantedAt: "2026-01-20T12:00:00Z" }],
  ["nobody knows how old it is", { isActivated: false, grantedAt: "" }],
])("does not suggest to install a licence where %s", (_, changes) => {
  expect(findNextSteps({ ...quiet, owned: [licence("a", changes)] })).toEqual([]);
});
