import { describe, expect, it } from "vitest";
import {
  advanceCheckout,
  startOfCheckout,
  type CheckoutEvent,
  type CheckoutState,
} from "./advance-checkout.ts";

const session = { checkoutId: "checkout-1", sessionId: "session-0001" };
const begin: CheckoutEvent[] = [
  { type: "cartChanged", fingerprint: "one" },
  { type: "checked", begun: false },
];
const pay: CheckoutEvent[] = [
  ...begin,
  { type: "continued", attempt: 1 },
  { type: "opened", attempt: 1, session },
];

function after(...events: CheckoutEvent[]): CheckoutState {
  return events.reduce(advanceCheckout, startOfCheckout);
}

describe("advanceCheckout", () => {
  it("goes from the cart to the frame to the order", () => {
    expect(after(...begin).step).toBe("ready");
    expect(after(...pay)).toEqual({
      step: "paying",
      session,
      submitted: false,
      outdated: false,
      charge: undefined,
      fingerprint: "one",
    });
    expect(after(...pay, { type: "frameClosed", ordered: true, stays: false })).toEqual({
      step: "ordered",
      checkoutId: "checkout-1",
      stays: false,
      fingerprint: "one",
    });
  });

  it("shows what the open form charges, and forgets it with the form", () => {
    const charge = { total: { amount: 21_542, currency: "USD" }, tax: undefined } as const;
    const open = after(...pay, { type: "charged", charge });
    expect(open).toMatchObject({ step: "paying", charge });
    expect(advanceCheckout(open, { type: "cancelled" })).not.toHaveProperty("charge");
    expect(after(...begin, { type: "charged", charge })).toEqual(after(...begin));
  });

  it("ignores a second click on Continue", () => {
    const opening = after(...begin, { type: "continued", attempt: 1 });
    expect(advanceCheckout(opening, { type: "continued", attempt: 2 })).toBe(opening);
  });

  it("offers the same session again after a closed frame, and shows that nothing was charged", () => {
    expect(after(...pay, { type: "frameClosed", ordered: false, stays: false })).toMatchObject({
      step: "ready",
      begun: true,
      problem: { kind: "cancelled" },
    });
  });

  it("closes the frame when the cart changes", () => {
    expect(after(...pay, { type: "cartChanged", fingerprint: "two" })).toEqual({
      step: "ready",
      begun: false,
      problem: undefined,
      fingerprint: "two",
    });
  });

  it("does not open a frame for a cart that has changed meanwhile", () => {
    const changed = after(
      ...begin,
      { type: "continued", attempt: 1 },
      { type: "cartChanged", fingerprint: "two" },
    );
    expect(advanceCheckout(changed, { type: "opened", attempt: 1, session })).toBe(changed);
    const again = advanceCheckout(changed, { type: "continued", attempt: 2 });
    expect(advanceCheckout(again, { type: "opened", attempt: 1, session })).toBe(again);
  });

  it("keeps the server's rejection while its corrections arrive in the cart", () => {
    const rejected = after(
      ...begin,
      { type: "continued", attempt: 1 },
      {
        type: "stopped",
        attempt: 1,
        fingerprint: "corrected",
        problem: {
          kind: "rejected",
          reason: "refusedLines",
          lines: [],
          coupon: undefined,
          dropped: ["Vocodist"],
        },
      },
    );
    expect(advanceCheckout(rejected, { type: "cartChanged", fingerprint: "corrected" })).toBe(
      rejected,
    );
    expect(advanceCheckout(rejected, { type: "cartChanged", fingerprint: "other" })).toMatchObject({
      step: "ready",
      problem: undefined,
    });
  });

  it("shows the provider's error and lets the person continue", () => {
    const failed = after(...pay, {
      type: "frameFailed",
      begun: false,
      problem: { kind: "transaction", text: "No order data received." },
    });
    expect(failed).toMatchObject({ step: "ready", problem: { text: "No order data received." } });
    expect(advanceCheckout(failed, { type: "continued", attempt: 2 }).step).toBe("opening");
  });

  it("never leaves an order", () => {
    const ordered = after({ type: "ordered", checkoutId: "checkout-1", stays: true });
    const events: CheckoutEvent[] = [
      ...pay,
      { type: "personChanged" },
      { type: "frameClosed", ordered: false, stays: false },
      { type: "cartChanged", fingerprint: "" },
    ];
    for (const event of events) expect(advanceCheckout(ordered, event)).toBe(ordered);
  });

  it("does not interrupt a payment in progress, whatever other tabs do", () => {
    const submitted = after(...pay, { type: "submitted" });
    expect(submitted).toMatchObject({ step: "paying", submitted: true });
    const events: CheckoutEvent[] = [
      { type: "cartChanged", fingerprint: "two" },
      { type: "personChanged" },
      { type: "paidElsewhere", checkoutId: "checkout-2" },
    ];
    for (const event of events)
      expect(advanceCheckout(submitted, event)).toMatchObject({ step: "paying", session });
  });

  it("does not claim that nothing was charged when a payment in progress is cancelled here", () => {
    expect(after(...pay, { type: "cancelled" })).toMatchObject({
      step: "ready",
      begun: true,
      problem: { kind: "cancelled" },
    });
    expect(after(...pay, { type: "submitted" }, { type: "cancelled" })).toMatchObject({
      step: "ready",
      begun: true,
      problem: { kind: "unsure" },
    });
  });

  it("does not claim it either when the provider's form ends before the payment in progress does", () => {
    const unavailable = { kind: "unavailable" } as const;
    const ends: CheckoutEvent[] = [
      { type: "frameClosed", ordered: false, stays: false },
      { type: "frameFailed", begun: true, problem: unavailable },
    ];
    for (const event of ends)
      expect(after(...pay, { type: "submitted" }, event)).toMatchObject({
        step: "ready",
        begun: true,
        problem: { kind: "unsure" },
      });
    // What the provider itself says of the payment is an outcome.
    const transaction = { kind: "transaction", text: "Card expired" } as const;
    const failed: CheckoutEvent = { type: "frameFailed", begun: true, problem: transaction };
    expect(after(...pay, { type: "submitted" }, failed)).toMatchObject({ problem: transaction });
  });

  it("stays unsure while the next try cannot ask how the last one ended", () => {
    const retried = after(
      ...pay,
      { type: "submitted" },
      { type: "cancelled" },
      { type: "continued", attempt: 2 },
    );
    const stopped = { type: "stopped", attempt: 2, fingerprint: "one" } as const;
    expect(
      advanceCheckout(retried, { ...stopped, problem: { kind: "unavailable" } }),
    ).toMatchObject({ step: "ready", begun: true, problem: { kind: "unsure" } });
    expect(
      advanceCheckout(retried, { ...stopped, problem: { kind: "policiesChanged" } }),
    ).toMatchObject({ step: "ready", problem: { kind: "policiesChanged" } });
  });

  it("resets everything when the payment in progress is declined", () => {
    const declined = after(...pay, { type: "submitted" }, { type: "declined" });
    expect(declined).toEqual(after(...pay));
    expect(advanceCheckout(declined, { type: "cancelled" })).toMatchObject({
      problem: { kind: "cancelled" },
    });
    expect(advanceCheckout(declined, { type: "cartChanged", fingerprint: "two" }).step).toBe(
      "ready",
    );
  });

  it("closes the frame of a declined payment whose cart or person has changed meanwhile", () => {
    const changes: CheckoutEvent[] = [
      { type: "cartChanged", fingerprint: "two" },
      { type: "personChanged" },
    ];
    for (const change of changes)
      expect(after(...pay, { type: "submitted" }, change, { type: "declined" }).step).toBe(
        "checking",
      );
  });

  it("shows that nothing was charged once the server has no order after a while", () => {
    const unsure = after(...pay, { type: "submitted" }, { type: "cancelled" });
    expect(advanceCheckout(unsure, { type: "foundUnpaid" })).toMatchObject({
      step: "ready",
      begun: true,
      problem: { kind: "cancelled" },
    });
    const retried = advanceCheckout(unsure, { type: "continued", attempt: 2 });
    expect(advanceCheckout(retried, { type: "foundUnpaid" })).toBe(retried);
  });

  it("closes the frame when another tab has paid, and shows that, also for the cart left by it", () => {
    const paidElsewhere = after(...pay, { type: "paidElsewhere", checkoutId: "checkout-1" });
    expect(paidElsewhere).toMatchObject({ step: "ready", problem: { kind: "paidElsewhere" } });
    expect(
      advanceCheckout(paidElsewhere, { type: "cartChanged", fingerprint: "left" }),
    ).toMatchObject({
      step: "ready",
      problem: { kind: "paidElsewhere", checkoutId: "checkout-1" },
      fingerprint: "left",
    });
  });

  it("checks again for an earlier payment when another person signs in", () => {
    expect(after(...pay, { type: "personChanged" }).step).toBe("checking");
  });

  it("ignores a late response to the first check", () => {
    const paying = after(...pay);
    expect(advanceCheckout(paying, { type: "checked", begun: false })).toBe(paying);
  });
});
