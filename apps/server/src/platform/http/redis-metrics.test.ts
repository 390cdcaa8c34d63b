import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { observeRedis } from "./redis-metrics.ts";

it("says whether Redis responds, and how fast while it does", async () => {
  const registry = new Registry();
  let isUp = true;
  observeRedis(registry, {
    ping: async () => {
      if (!isUp) throw new Error("gone");
    },
  });
  expect(await registry.metrics()).toContain("redis_up 1");
  expect(await registry.metrics()).toMatch(/^redis_ping_seconds \d/m);
  isUp = false;
  expect(await registry.metrics()).toContain("redis_up 0");
  expect(await registry.metrics()).not.toMatch(/^redis_ping_seconds/m);
});
