import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { throttle, throttleTimes } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("throttle", () => {
  it.each([
    ["resizing", throttleTimes.resize, 40],
    ["scrolling", throttleTimes.scroll, 80],
    ["focus", throttleTimes.focus, 200],
  ])("[SHELL-02] handles %s at most every so many milliseconds", (_, milliseconds, expected) => {
    expect(milliseconds).toBe(expected);
    const run = vi.fn<() => void>();
    const throttled = throttle(run, milliseconds);
    // Once a millisecond for a second: at once, and once after each span.
    for (let time = 0; time < 1000; time++) {
      throttled();
      vi.advanceTimersByTime(1);
    }
    expect(run).toHaveBeenCalledTimes(1 + Math.floor(1000 / expected));
  });

  it("never loses the last call", () => {
    const run = vi.fn<() => void>();
    const throttled = throttle(run, 80);
    throttled();
    throttled();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(80);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("does nothing more once it is cancelled", () => {
    const run = vi.fn<() => void>();
    const throttled = throttle(run, 80);
    throttled();
    throttled();
    throttled.cancel();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
