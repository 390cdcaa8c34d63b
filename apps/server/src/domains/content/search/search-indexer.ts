import fastifyPlugin from "fastify-plugin";
import type { App } from "../../../platform/app.ts";
import { followPublications } from "../../../platform/published/follow-publications.ts";
import { updateSearchIndex, type UnreadableVersions } from "./update-search-index.ts";

const everyMilliseconds = 30_000;

/** Indexes a publication at once. A failure is retried with the next comparison. */
export const searchIndexer = fastifyPlugin(
  async (app: App, { directUrl }: { directUrl: string }) => {
    const unreadable: UnreadableVersions = new Set();
    const stop = followPublications({
      url: directUrl,
      everyMilliseconds,
      onProblem: (error) => app.log.warn({ err: error }, "the search could not be indexed"),
      async refresh() {
        const written = await updateSearchIndex(app.transact, unreadable);
        if (written > 0) app.log.info({ written }, "search indexed");
      },
    });
    app.addHook("onClose", stop);
  },
);
