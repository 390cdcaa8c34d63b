import { describe, expect, it } from "vitest";
import { parseSubscription } from "./parse-subscription.ts";

const begin = Date.UTC(2026, 0, 1);
const next = Date.UTC(2026, 0, 15);
const data = {
  id: "sub-1",
  product: "unlimited-monthly-14d-free",
  state: "trial",
  currency: "USD",
  price: 24.99,
  quantity: 1,
  intervalUnit: "month",
  intervalLength: 1,
  begin,
  changed: begin,
  trialEnd: next,
  next,
  canceledDate: null,
  deactivationDate: null,
  end: null,
  payment: { type: "creditcard", cardEnding: "4242" },
};

describe("parseSubscription", () => {
  it("reads a subscription with its price in minor units", () => {
    expect(parseSubscription(data)).toEqual({
      ok: true,
      value: {
        id: "sub-1",
        path: "unlimited-monthly-14d-free",
        state: "trial",
        currency: "USD",
        price: 2499,
        interval: { count: 1, unit: "m" },
        trialEndsAt: new Date(next),
        nextChargeAt: new Date(next),
        canceledAt: null,
        endsAt: null,
        cardEnding: "4242",
        changedAt: new Date(begin),
      },
    });
  });

  it("finds the end of a running trial also where the event does not name it", () => {
    const { trialEnd: _, ...without } = data;
    expect(parseSubscription(without)).toMatchObject({ value: { trialEndsAt: new Date(next) } });
    expect(parseSubscription({ ...without, state: "active" })).toMatchObject({
      value: { trialEndsAt: null },
    });
  });

  it("reads the next date of one that is canceled as its end, not as a charge", () => {
    const canceled = { ...data, state: "canceled", next, canceledDate: begin };
    expect(parseSubscription({ ...canceled, deactivationDate: next })).toMatchObject({
      value: { nextChargeAt: null, endsAt: new Date(next), canceledAt: new Date(begin) },
    });
  });

  it.each([
    { state: "on fire" },
    { currency: "XXX" },
    { price: 24.999 },
    { intervalUnit: "week" },
    { changed: "now" },
    { id: "" },
  ])("reads nothing that it does not understand: %o", (broken) => {
    expect(parseSubscription({ ...data, ...broken })).toMatchObject({ ok: false });
  });
});
