import { expect, it } from "vitest";
import { reloadThrottled } from "./reload-throttled.ts";

const minute = 60_000;
const start = Date.UTC(2026, 0, 1);

it("reloads at most once in ten minutes", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  let reloads = 0;
  const reloadAt = (now: number) =>
    reloadThrottled(
      () => storage,
      () => (reloads += 1),
      now,
    );

  expect(reloadAt(start)).toBe(true);
  expect(reloadAt(start + 1)).toBe(false);
  expect(reloadAt(start + 10 * minute - 1)).toBe(false);
  expect(reloads).toBe(1);
  expect(reloadAt(start + 10 * minute)).toBe(true);
  expect(reloads).toBe(2);
});

it("a clock that was set back does not block reloading", () => {
  const storage = { getItem: () => String(start + 60 * minute), setItem: () => undefined };
  expect(
    reloadThrottled(
      () => storage,
      () => undefined,
      start,
    ),
  ).toBe(true);
});

it("does not reload without storage, since nothing would end it", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  let reloads = 0;
  expect(reloadThrottled(forbidden, () => (reloads += 1), start)).toBe(false);
  expect(reloads).toBe(0);
});
