import { expect, it } from "vitest";
import { readSummary } from "./read-summary.ts";

const nothing = {
  isActiveSubscriber: false,
  isActiveTrialer: false,
  wasTrialer: false,
  wasSubscriber: false,
  hasAvailableTrial: 0,
  availableUpgrades: 0,
  ownedProducts: {},
  plans: [],
  productChanges: [],
  versions: {},
};

const plan = {
  id: 4,
  fs_id: "sub-4",
  fs_status: "trial",
  path: "auto-tune-unlimited-monthly-14d-free",
  name: "AutoTune Unlimited",
  currency: "EUR",
  price: 2499,
  discount: { chargesLeft: 3, priceAfter: 4999 },
  interval: { count: 1, unit: "m" },
  trialEndsAt: "2026-11-28T00:00:00.000Z",
  nextChargeAt: "2026-11-28T00:00:00.000Z",
  entitledUntil: "2026-11-28T00:00:00.000Z",
  endsAt: null,
  endedAt: null,
  nextName: "AutoTune Producer",
};

const productChange = {
  id: "6f0e",
  status: "requested",
  change_option: { is_term_increase: true, is_term_decrease: false },
  fs_sub_id: "sub-4",
  subscription_id: 4,
};

it("reads what an account holds", () => {
  const response = {
    isActiveSubscriber: false,
    isActiveTrialer: true,
    wasTrialer: false,
    wasSubscriber: true,
    hasAvailableTrial: 1,
    available_upgrades: 3,
    owned_products: [
      { path: "auto-tune-hybrid", upgrades: 3 },
      { path: "auto-key", upgrades: 0 },
      { upgrades: 1 },
    ],
    subscriptionSummary: [plan],
    cbValues: { products: "a1", subscriptions: "b2", broken: 3 },
    pendingProductChanges: [productChange, { ...productChange, status: "asleep" }],
  };
  const { id, path, name, interval, trialEndsAt, nextChargeAt, entitledUntil } = plan;
  expect(readSummary(response)).toEqual({
    isActiveSubscriber: false,
    isActiveTrialer: true,
    wasTrialer: false,
    wasSubscriber: true,
    hasAvailableTrial: 1,
    availableUpgrades: 3,
    ownedProducts: { "auto-tune-hybrid": 3, "auto-key": 0 },
    plans: [
      {
        id,
        providerId: "sub-4",
        state: "trial",
        path,
        name,
        price: { amount: 2499, currency: "EUR" },
        discount: { chargesLeft: 3, priceAfter: 4999 },
        interval,
        trialEndsAt,
        nextChargeAt,
        entitledUntil,
        endsAt: null,
        endedAt: null,
        nextName: "AutoTune Producer",
      },
    ],
    productChanges: [productChange],
    versions: { products: "a1", subscriptions: "b2" },
  });
});

it("keeps what the server leaves out because its version is the same", () => {
  const before = readSummary({ subscriptionSummary: [plan] });
  expect(readSummary({ hasAvailableTrial: 1 }, before)).toMatchObject({
    hasAvailableTrial: 1,
    plans: before.plans,
  });
  expect(readSummary({ subscriptionSummary: [] }, before).plans).toEqual([]);
});

it.each([
  ["state", { fs_status: "asleep" }],
  ["currency", { currency: "XXX" }],
  ["price", { price: 24.99 }],
  ["interval", { interval: { count: 0, unit: "m" } }],
])("leaves out a plan whose %s cannot be read", (_, change) => {
  expect(readSummary({ subscriptionSummary: [{ ...plan, ...change }, plan] }).plans).toHaveLength(
    1,
  );
});

it.each([undefined, null, "3", {}, { available_upgrades: "3" }, { available_upgrades: -1 }])(
  "finds nothing in %j",
  (value) => {
    expect(readSummary(value)).toEqual(nothing);
  },
);
