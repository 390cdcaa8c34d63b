import { afterEach, expect, it, vi } from "vitest";
import type { ShopResponse } from "./call-shop.ts";
import { endSession, sendInSession } from "./session-requests.ts";

const done: ShopResponse = { ok: true, status: 200, value: {} };

afterEach(() => vi.useRealTimers());

it("ends a session after the calls that need it, and sends none meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<ShopResponse>();
  const before = sendInSession(() => promise);
  const end = vi.fn<() => Promise<ShopResponse>>(async () => done);
  const ended = endSession(end);
  const late = vi.fn<() => Promise<ShopResponse>>(async () => done);
  expect(await sendInSession(late)).toMatchObject({ ok: false, status: 0 });
  expect(late).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
  resolve(done);
  expect(await before).toBe(done);
  expect(await ended).toBe(done);
  expect(await sendInSession(late)).toBe(done);
});

it("waits two seconds at most for a server that does not respond, and then stops waiting for good", async () => {
  vi.useFakeTimers();
  const send = vi.fn<(ended: AbortSignal) => Promise<ShopResponse>>(() => new Promise(() => {}));
  void sendInSession(send);
  const end = vi.fn<() => Promise<ShopResponse>>(async () => done);
  const ended = endSession(end);
  await vi.advanceTimersByTimeAsync(1999);
  expect(end).not.toHaveBeenCalled();
  expect(send.mock.lastCall?.[0].aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ended).toBe(done);
  // Its response could only be a 401, which the browser would write into its console.
  expect(send.mock.lastCall?.[0].aborted).toBe(true);
});
