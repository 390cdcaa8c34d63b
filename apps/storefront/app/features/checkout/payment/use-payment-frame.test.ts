import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { advanceCheckout, type CheckoutEvent, type CheckoutState } from "./advance-checkout.ts";
import { usePaymentFrame } from "./use-payment-frame.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A form in which a payment is in progress, and what the server says of it. */
function submittedFrame(check: () => Promise<boolean>) {
  let state: CheckoutState = {
    step: "paying",
    session: { checkoutId: "checkout-1", sessionId: "session-0001" },
    submitted: true,
    outdated: false,
    charge: undefined,
    fingerprint: "one",
  };
  const dispatch = (event: CheckoutEvent) => {
    state = advanceCheckout(state, event);
  };
  return { frame: usePaymentFrame(state, dispatch, check), now: () => state };
}

const ends: readonly [string, (frame: ReturnType<typeof usePaymentFrame>) => void][] = [
  ["is closed by the shop's button", (frame) => frame.onCancel()],
  ["is closed by the provider", (frame) => frame.onClosed(null)],
  ["loses its server", (frame) => frame.onError(500, "java.lang.NullPointerException")],
];

it.each(ends)("asks how a payment in progress ended whose form %s", async (_how, end) => {
  const check = vi.fn<() => Promise<boolean>>(async () => true);
  const { frame, now } = submittedFrame(check);
  end(frame);
  expect(now()).toMatchObject({ step: "ready", problem: { kind: "unsure" } });
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(check).toHaveBeenCalledTimes(2);
  expect(now()).toMatchObject({ step: "ready", problem: { kind: "cancelled" } });
});
