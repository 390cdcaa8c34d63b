import { setTimeout as wait } from "node:timers/promises";
import type { ProviderEvent } from "@autotune/payments";
import { expect, it } from "vitest";
import { storeInBatches } from "./store-in-batches.ts";

function event(id: string): ProviderEvent {
  return { id, type: "order.completed", live: false, occurredAt: new Date(), data: {} };
}

/** Long enough for arrivals to be batched and written. */
const aWhile = () => wait(20);

it("writes what arrives meanwhile in one batch, and resolves each only after its own is written", async () => {
  const batches: string[][] = [];
  const release: (() => void)[] = [];
  const store = storeInBatches(async (events) => {
    batches.push(events.map(({ id }) => id));
    await new Promise<void>((resolve) => release.push(resolve));
  });
  const stored: string[] = [];
  const arrive = async (id: string) => {
    await store([event(id)]);
    stored.push(id);
  };
  const first = arrive("first");
  await aWhile();
  const later = ["a", "b", "c"].map(arrive);
  await aWhile();
  expect([batches, stored]).toEqual([[["first"]], []]);
  release[0]?.();
  await first;
  await aWhile();
  expect(batches).toEqual([["first"], ["a", "b", "c"]]);
  expect(stored).toEqual(["first"]);
  release[1]?.();
  await Promise.all(later);
  expect(stored).toEqual(["first", "a", "b", "c"]);
});

it("rejects an event that cannot be stored, and only that", async () => {
  const batches: string[][] = [];
  const store = storeInBatches(async (events) => {
    const ids = events.map(({ id }) => id);
    batches.push(ids);
    await Promise.resolve();
    if (ids.includes("bad"))
      throw new Error("failed", { cause: Object.assign(new Error("no"), { code: "22P05" }) });
  });
  const results = await Promise.allSettled(["good", "bad", "fine"].map((id) => store([event(id)])));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(batches).toContainEqual(["good", "bad", "fine"]);
  expect(batches).toContainEqual(["fine"]);
});

it("fails everything at once when the database is gone, and stores again when it is back", async () => {
  let gone = true;
  let tries = 0;
  const store = storeInBatches(async () => {
    tries += 1;
    await Promise.resolve();
    if (gone) throw Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
  });
  const arrivals = ["a", "b", "c"].map((id) => store([event(id)]));
  const results = await Promise.allSettled(arrivals);
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  // They were not retried one by one.
  expect(tries).toBe(1);
  gone = false;
  await expect(store([event("a")])).resolves.toBeUndefined();
});

it("rejects more than it can hold in memory", async () => {
  const store = storeInBatches(() => new Promise(() => undefined));
  for (let count = 0; count < 1000; count += 1) void store([event(String(count))]);
  await expect(store([event("too many")])).rejects.toThrow("unavailable");
});
