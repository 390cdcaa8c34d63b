import { expect, it } from "vitest";
import { readPreview, readSubscription } from "./read-subscription.ts";

const timestamp = "2026-12-15T00:00:00.000Z";
const month = { count: 1, unit: "m" };
const subscription = {
  id: 4,
  fs_id: "sub-4",
  fs_status: "active",
  path: "auto-tune-unlimited-monthly",
  pid: "AT-UNLIMITED-M",
  name: "AutoTune Unlimited",
  currency: "EUR",
  price: 2499,
  discount: { chargesLeft: 2, priceAfter: 2500 },
  interval: month,
  next: { path: "auto-tune-producer-monthly", name: "AutoTune Producer" },
  beganAt: timestamp,
  trialEndsAt: null,
  nextChargeAt: timestamp,
  endsAt: null,
  endedAt: null,
  entitledUntil: timestamp,
  cardEnding: "4242",
  activationKey: "key",
  seats: 3,
  activations: [{ id: "a", deviceName: "Studio", system: "mac", lastSeenAt: timestamp }],
  includes: [{ pid: "AT-PRO", name: "AutoTune Pro", isOwned: false }],
  charges: [
    {
      id: 9,
      reference: "AUT-1",
      state: "completed",
      total: 2499,
      chargedAt: timestamp,
      invoiceUrl: null,
    },
  ],
  change: {
    id: "c",
    status: "requested",
    change_option: { is_term_increase: false, is_term_decrease: false },
    fs_sub_id: "sub-4",
    subscription_id: 4,
    toName: "AutoTune Producer",
  },
  options: [
    {
      path: "auto-tune-unlimited-yearly",
      pid: "AT-UNLIMITED-Y",
      name: "AutoTune Unlimited",
      kind: "switch",
      price: 19_999,
      interval: { count: 1, unit: "y" },
      beginsToday: true,
    },
  ],
  pauses: [{ periods: 1, until: timestamp }],
};

it("reads a plan, and leaves out what it does not know", () => {
  expect(readSubscription({ ...subscription, more: 1 })).toEqual(subscription);
  expect(readSubscription({ ...subscription, next: null, change: null })).toMatchObject({
    next: null,
    change: null,
  });
});

it.each([
  ["state", { fs_status: "asleep" }],
  ["currency", { currency: "XXX" }],
  ["price", { price: 24.99 }],
  ["interval", { interval: null }],
  ["last day", { entitledUntil: "soon" }],
  ["tools", { includes: undefined }],
  ["charges", { charges: [{ ...subscription.charges[0], total: "24.99" }] }],
  ["options", { options: [{ ...subscription.options[0], kind: "sideways" }] }],
])("does not show a plan whose %s cannot be read", (_, change) => {
  expect(readSubscription({ ...subscription, ...change })).toBeUndefined();
});

it("does not follow what is no web URL", () => {
  const charges = [{ ...subscription.charges[0], invoiceUrl: "javascript:alert(1)" }];
  expect(readSubscription({ ...subscription, charges })?.charges[0]?.invoiceUrl).toBeNull();
});

const preview = {
  path: "auto-tune-unlimited-yearly",
  name: "AutoTune Unlimited",
  kind: "switch",
  currency: "USD",
  dueNow: 17_500,
  beginsAt: null,
  nextCharge: 19_999,
  nextChargeAt: timestamp,
  interval: { count: 1, unit: "y" },
  gains: [],
  loses: ["Vocodist"],
};

it("reads what another plan would cost", () => {
  expect(readPreview(preview)).toEqual(preview);
  expect(readPreview({ ...preview, dueNow: undefined })).toBeUndefined();
  expect(readPreview({ ...preview, nextChargeAt: null })).toBeUndefined();
});
