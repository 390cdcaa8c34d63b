import type { SubscriptionRow } from "./repository.ts";

/** A day of January 2026; numbers past 31 run on into later months. */
export const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A plan that is paid for January. */
export const subscriptionSample: SubscriptionRow = {
  id: 7,
  providerSubscriptionId: "sub",
  accountId: 1,
  orderLineId: 1,
  language: "en",
  path: "unlimited-monthly",
  nextPath: null,
  state: "active",
  currency: "USD",
  price: 2499,
  discountedChargesLeft: null,
  priceAfterDiscount: null,
  subInterval: 1,
  subIntervalUnit: "m",
  beganAt: day(1),
  trialEndsAt: null,
  nextChargeAt: day(31),
  canceledAt: null,
  endsAt: null,
  endedAt: null,
  entitledUntil: day(31),
  cardEnding: "4242",
  activationKey: "activation-key",
  seats: 3,
  changedAt: day(1),
};
