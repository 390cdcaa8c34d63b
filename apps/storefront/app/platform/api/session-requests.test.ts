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

it("waits two seconds at most for a server that does not respond", async () => {
  vi.useFakeTimers();
  void sendInSession(() => new Promise(() => {}));
  const end = vi.fn<() => Promise<ShopResponse>>(async () => done);
  const ended = endSession(end);
  await vi.advanceTimersByTimeAsync(1999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await ended).toBe(done);
});
