import type { ProviderEvent } from "@autotune/payments";
import { expect, it } from "vitest";
import { storeInBatches } from "./store-in-batches.ts";

function event(id: string): ProviderEvent {
  return { id, type: "order.completed", live: false, occurredAt: new Date(), data: {} };
}

it("writes what arrives meanwhile in one go, and answers nobody before their own is written", async () => {
  const batches: string[][] = [];
  const release: (() => void)[] = [];
  const store = storeInBatches(async (events) => {
    batches.push(events.map(({ id }) => id));
    await new Promise<void>((resolve) => release.push(resolve));
  });
  const answered: string[] = [];
  const arrivals = ["a", "b", "c"].map(async (id) => {
    await store([event(id)]);
    answered.push(id);
  });
  await Promise.resolve();
  expect([batches, answered]).toEqual([[["a"]], []]);
  release[0]?.();
  await arrivals[0];
  expect(batches).toEqual([["a"], ["b", "c"]]);
  expect(answered).toEqual(["a"]);
  release[1]?.();
  await Promise.all(arrivals);
  expect(answered).toEqual(["a", "b", "c"]);
});

it("keeps an event out that cannot be stored, and only that", async () => {
  const stored: string[] = [];
  const store = storeInBatches(async (events) => {
    await Promise.resolve();
    if (events.some(({ id }) => id === "bad"))
      throw new Error("failed", { cause: Object.assign(new Error("no"), { code: "22P05" }) });
    stored.push(...events.map(({ id }) => id));
  });
  const results = await Promise.allSettled(
    ["first", "good", "bad", "fine"].map((id) => store([event(id)])),
  );
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(stored).toEqual(["first", "good", "fine"]);
});

it("tells everybody at once when the database is gone, and stores again when it is back", async () => {
  let gone = true;
  let tries = 0;
  const store = storeInBatches(async () => {
    tries += 1;
    await Promise.resolve();
    if (gone) throw Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
  });
  const results = await Promise.allSettled(["a", "b", "c"].map((id) => store([event(id)])));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toBe(2);
  gone = false;
  await expect(store([event("a")])).resolves.toBeUndefined();
});
