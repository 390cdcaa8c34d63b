import { describe, expect, it } from "vitest";
import { RenderQueue, RenderQueueFull } from "./render-queue.ts";

function deferred() {
  let finish: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
}

describe("RenderQueue", () => {
  it("never runs more than the bound at once, and runs all of them", async () => {
    const queue = new RenderQueue({ atOnce: 2, mayWait: 100 });
    let running = 0;
    let most = 0;
    let done = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        queue.run(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, 1));
          running -= 1;
          done += 1;
        }),
      ),
    );
    expect({ most, done, left: queue.length }).toEqual({ most: 2, done: 20, left: 0 });
  });

  it("rejects what would wait past the bound", async () => {
    const queue = new RenderQueue({ atOnce: 1, mayWait: 1 });
    const first = deferred();
    const running = queue.run(() => first.promise);
    const waiting = queue.run(async () => undefined);
    const rejected = await queue.run(async () => undefined).catch((error: unknown) => error);
    expect(rejected).toBeInstanceOf(RenderQueueFull);
    expect(rejected).toMatchObject({ code: "unavailable" });
    first.finish();
    await Promise.all([running, waiting]);
    expect(queue.busy).toBe(false);
  });

  it("begins one render in each turn of the event loop, so that what arrives is read in between", async () => {
    const queue = new RenderQueue({ atOnce: 4, mayWait: 100 });
    let turn = 0;
    let isDone = false;
    const countTurns = () => {
      turn += 1;
      if (!isDone) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    const turns = await Promise.all(Array.from({ length: 8 }, () => queue.run(async () => turn)));
    isDone = true;
    expect(new Set(turns).size).toBe(turns.length);
  });

  it("frees its slot when a render fails", async () => {
    const queue = new RenderQueue({ atOnce: 1, mayWait: 1 });
    await expect(
      queue.run(async () => {
        throw new Error("broken");
      }),
    ).rejects.toThrow("broken");
    expect(queue.busy).toBe(false);
  });
});
