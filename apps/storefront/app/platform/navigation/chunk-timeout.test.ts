import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withinChunkTimeout } from "./chunk-timeout.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<void>(() => {});

it("[SHELL-03] a page's code is given up after 120000 ms", async () => {
  const giveUp = vi.fn<() => void>();
  void withinChunkTimeout(never(), { signal: new AbortController().signal, giveUp });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(giveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(giveUp).toHaveBeenCalledOnce();
});

it("is not given up once it has loaded or was aborted", async () => {
  const giveUp = vi.fn<() => void>();
  const leave = new AbortController();
  void withinChunkTimeout(never(), { signal: leave.signal, giveUp });
  await withinChunkTimeout(Promise.resolve(), { signal: leave.signal, giveUp });
  const failed = withinChunkTimeout(Promise.reject(new Error("gone")), {
    signal: leave.signal,
    giveUp,
  });
  await expect(failed).rejects.toThrow("gone");
  leave.abort();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(giveUp).not.toHaveBeenCalled();
});
