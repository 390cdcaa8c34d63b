import { randomUUID } from "node:crypto";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { runInTurns } from "./run-in-turns.ts";
import { contentState, tagStates } from "./content-state.ts";
import { noteServing, noteStopped } from "./repository.ts";

const everyMilliseconds = 30_000;

/** Tells the worker what this web process serves: it purges a page when no process has the old version any more. */
export const noteServingPlugin = fastifyPlugin(
  async (app: App, { release }: { release: string }) => {
    const id = randomUUID();
    const turns = runInTurns({
      async run() {
        if (!app.content.loaded) return;
        const state = contentState(tagStates(app.content));
        await noteServing(app.database, { id, contentState: state, release });
      },
      onProblem: (error) => app.log.warn({ err: error }, "what is served could not be noted"),
      everyMilliseconds,
    });
    app.content.onCommit = turns.wake;
    app.addHook("onClose", async () => {
      await turns.stop();
      await noteStopped(app.database, id).catch((error: unknown) =>
        app.log.warn({ err: error }, "the end of this process could not be noted"),
      );
    });
  },
);
