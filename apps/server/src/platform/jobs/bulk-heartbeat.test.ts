import { asRole } from "@autotune/database/roles";
import { cloneDatabase } from "@autotune/database/testing";
import type { PgBoss } from "pg-boss";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import type { JobAllowance } from "./job-allowance.ts";
import { ensureQueue, heartbeatSeconds } from "./queue.ts";
import { startBoss } from "./start-boss.ts";
import { workWithinAllowance, type AllowedWorker } from "./work-within-allowance.ts";

const queue = "send-two-news";
const unlimited: JobAllowance = {
  take: async (atMost) => ({ granted: atMost, nextInMs: 0 }),
  giveBack: async () => {},
};

let boss: PgBoss;
let worker: AllowedWorker;
beforeEach(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  boss = await startBoss(asRole(url, "worker"), () => undefined);
  await ensureQueue(boss, queue, "sent");
  await boss.insert(queue, [{ singletonKey: "fast" }, { singletonKey: "slow" }]);
}, 60_000);
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await worker.stop();
  await boss.stop();
});

it("keeps the jobs of a batch that still run where one could not be reported, and only those", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const touch = vi.spyOn(boss, "touch");
  const complete = vi.spyOn(boss, "complete");
  const lost = new Error("Connection terminated");
  complete.mockRejectedValueOnce(lost);
  const slow = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  worker = workWithinAllowance(boss, {
    queue,
    atOnce: 2,
    allowance: unlimited,
    async runJob({ id, singletonKey }) {
      if (singletonKey === "slow") await slow.promise;
      return { id, status: "completed" };
    },
    onError: (error) => errors.push(error),
  });
  const heartbeat = () => vi.advanceTimersByTime((heartbeatSeconds * 1000) / 2);
  await vi.waitFor(() => expect(complete).toHaveBeenCalledOnce());
  await new Promise(setImmediate);
  touch.mockClear();
  heartbeat();
  expect(touch).toHaveBeenCalledExactlyOnceWith(queue, [
    expect.objectContaining({ singletonKey: "slow" }),
  ]);

  const reported = Promise.withResolvers<void>();
  complete.mockImplementationOnce(async () => {
    await reported.promise;
    return { jobs: [], requested: 1, affected: 1 };
  });
  slow.resolve();
  await vi.waitFor(() => expect(complete).toHaveBeenCalledTimes(2));
  touch.mockClear();
  heartbeat();
  expect(touch).not.toHaveBeenCalled();
  reported.resolve();
  await vi.waitFor(() => expect(errors).toEqual([lost]));
});
