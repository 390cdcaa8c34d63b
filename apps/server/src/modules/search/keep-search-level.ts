import fastifyPlugin from "fastify-plugin";
import type { App } from "../../app.ts";
import { followPublications } from "../content/follow-publications.ts";
import { levelSearch, type UnreadableVersions } from "./level-search.ts";

const everyMilliseconds = 30_000;

/** Lets the search find a publication as soon as it is one. What fails is tried again with the next comparison. */
export const keepSearchLevel = fastifyPlugin(
  async (app: App, { directUrl }: { directUrl: string }) => {
    const unreadable: UnreadableVersions = new Set();
    const stop = followPublications({
      url: directUrl,
      everyMilliseconds,
      onProblem: (error) => app.log.warn({ err: error }, "the search could not be levelled"),
      async refresh() {
        const written = await levelSearch(app.transact, unreadable);
        if (written > 0) app.log.info({ written }, "search levelled");
      },
    });
    app.addHook("onClose", stop);
  },
);
