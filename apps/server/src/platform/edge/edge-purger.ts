import { setTimeout as wait } from "node:timers/promises";
import type { Executor } from "@autotune/database";
import fastifyPlugin from "fastify-plugin";
import { Counter } from "prom-client";
import type { App } from "../app.ts";
import { planPurges, type PurgePlan } from "./plan-purges.ts";
import { contentState, tagStates, type TagStates } from "./content-state.ts";
import { everyPageTag } from "./edge-tags.ts";
import type { PurgeTags } from "./purge-port.ts";
import {
  compareAlone,
  deleteVanished,
  finishPurges,
  readServing,
  readTagStates,
  takeDuePurges,
  writePurgePlan,
} from "./repository.ts";
import { runInTurns } from "./run-in-turns.ts";

const everyMilliseconds = 1000;
/** A process that is slower than this has its pages purged again when it has the content, or with the repeat. */
const longestWaitMilliseconds = 1000;
const lookEveryMilliseconds = 50;

/**
 * Tells the edge what has changed: by a publication, by a price that begins or ends, by a release. What it was told
 * last is in a table, so a purge that fails, or a worker that dies, delays it only; whatever it is told, it is told
 * twice. Any number of workers may run it.
 */
export const edgePurger = fastifyPlugin(async (app: App, { purge }: { purge: PurgeTags }) => {
  const results = new Counter({
    name: "edge_purges_total",
    help: "Purges that the edge accepted or did not",
    labelNames: ["result"],
    registers: [app.metrics],
  });
  for (const result of ["purged", "failed"]) results.inc({ result }, 0);

  let isNoted = false;
  let states: TagStates = new Map();
  let release: string | undefined;
  /** Purged before every process had the content: a page may have come back as it was. */
  const purgedEarly = new Set<string>();

  const findChanges = async (executor: Executor): Promise<PurgePlan> => {
    const before = await readTagStates(executor);
    const allPages = release ?? before.get(everyPageTag);
    const current = new Map(states);
    if (allPages !== undefined) current.set(everyPageTag, allPages);
    return planPurges(before, current);
  };

  const noteChanges = async (): Promise<void> => {
    if ((await findChanges(app.database)).changed.size === 0) return;
    // The processes first: a page that is purged too early comes back as it was.
    const isEarly = !(await untilServed(contentState(states)));
    await app.transact(async (transaction) => {
      await compareAlone(transaction);
      const plan = await findChanges(transaction);
      if (plan.changed.size === 0) return;
      await writePurgePlan(transaction, plan);
      if (isEarly) for (const tag of plan.purged) purgedEarly.add(tag);
      app.log.info({ changed: plan.changed.size, due: plan.purged.length }, "pages have changed");
    });
  };

  const isServed = async (expected: string): Promise<boolean> =>
    (await readServing(app.database)).every((process) => process.contentState === expected);

  /** False after the longest wait. */
  const untilServed = async (expected: string): Promise<boolean> => {
    const deadline = Date.now() + longestWaitMilliseconds;
    while (Date.now() < deadline) {
      if (await isServed(expected)) return true;
      await wait(lookEveryMilliseconds);
    }
    app.log.warn("not every web process has the new content yet");
    return false;
  };

  const repeatEarlyPurges = async (): Promise<void> => {
    if (purgedEarly.size === 0 || !(await isServed(contentState(states)))) return;
    await writePurgePlan(app.database, { changed: new Map(), purged: [...purgedEarly] });
    purgedEarly.clear();
  };

  /** Undefined while two releases are served side by side. */
  const findRelease = async (): Promise<string | undefined> => {
    const releases = new Set((await readServing(app.database)).map((process) => process.release));
    const [only] = releases;
    return releases.size === 1 ? only : undefined;
  };

  const purgeDue = async (): Promise<void> => {
    const due = await takeDuePurges(app.database);
    if (due.length === 0) return;
    try {
      await purge(due.map(({ tag }) => tag));
    } catch (error) {
      results.inc({ result: "failed" });
      app.log.error({ err: error, tags: due.length }, "the edge could not be purged");
      return;
    }
    results.inc({ result: "purged" });
    app.log.info({ tags: due.length }, "the edge was purged");
    await finishPurges(app.database, due);
  };

  const turns = runInTurns({
    everyMilliseconds,
    onProblem: (error) => app.log.warn({ err: error }, "the edge could not be told"),
    async run() {
      const served = await findRelease();
      if (served !== undefined && served !== release) {
        release = served;
        isNoted = false;
      }
      if (app.content.loaded && !isNoted) {
        isNoted = true;
        try {
          await noteChanges();
        } catch (error) {
          isNoted = false;
          throw error;
        }
      }
      await repeatEarlyPurges();
      await purgeDue();
    },
  });
  app.content.onCommit = () => {
    states = tagStates(app.content);
    isNoted = false;
    turns.wake();
  };
  await deleteVanished(app.database);
  app.addHook("onClose", turns.stop);
});
