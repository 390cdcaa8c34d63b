import { cartUpgradeSample } from "@autotune/commerce/samples";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { useCart } from "../cart/cart.ts";
import { takeUpgrades } from "./take-upgrades.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

let fire: ReturnType<typeof stubBrowser>["fire"];
const isOver = vi.fn<() => void>();

beforeEach(() => {
  ({ fire } = stubBrowser());
  isOver.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function takeOne(): Promise<void> {
  void takeUpgrades([cartUpgradeSample()]).then(isOver);
  await vi.waitFor(() => expect(useCart.getState().cart.upgrades).toHaveLength(1));
  expect(isOver).not.toHaveBeenCalled();
}

it("is over when the back button brings the page back from the checkout", async () => {
  await takeOne();
  fire("pageshow", { persisted: true });
  await vi.waitFor(() => expect(isOver).toHaveBeenCalledOnce());
});

it("is over after a while where the way to the checkout was stopped", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await takeOne();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOver).toHaveBeenCalledOnce();
});
