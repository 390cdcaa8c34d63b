import fastifyPlugin from "fastify-plugin";
import { Counter, Gauge, Histogram } from "prom-client";
import type { App } from "../app.ts";
import { commitOfferChanges } from "./commit-offer-changes.ts";
import { followPublications } from "./follow-publications.ts";
import { PublishedContent } from "./published-content.ts";
import { refreshContent } from "./refresh-content.ts";

export interface ContentOptions {
  readonly databaseUrl: string;
  readonly directUrl: string;
  readonly namedStatements?: boolean;
}

const compareEveryMilliseconds = 30_000;

/** Keeps the published content of this process in sync with the tables. */
export const content = fastifyPlugin(
  async (app: App, { databaseUrl, directUrl, namedStatements }: ContentOptions) => {
    const published = new PublishedContent({ isDemonstration: app.isDemonstration });
    const rejected = new Counter({
      name: "content_refused_total",
      help: "Published rows that this release could not read",
      registers: [app.metrics],
    });
    new Gauge({
      name: "content_revision",
      help: "How often the content in memory has changed",
      registers: [app.metrics],
      collect() {
        this.set(published.revision);
      },
    });
    const delays = new Histogram({
      name: "publication_delay_seconds",
      help: "From the publication of a document to its content being in this process's memory",
      buckets: [0.5, 1, 2, 5, 15, 60, 300],
      registers: [app.metrics],
    });
    let comparedAt = 0;
    new Gauge({
      name: "content_compared_timestamp_seconds",
      help: "When the content in memory was last compared with what is published",
      registers: [app.metrics],
      collect() {
        this.set(comparedAt);
      },
    });
    // Its own connection: a busy pool must not delay a publication.
    const connection = app.pools.connect({
      url: databaseUrl,
      applicationName: "web-content",
      namedStatements,
      maxConnections: 1,
      onLostConnection: (error) => app.log.warn({ err: error }, "database connection lost"),
    });
    const changes = commitOfferChanges(published);
    const stop = followPublications({
      url: directUrl,
      everyMilliseconds: compareEveryMilliseconds,
      onProblem: (error) => app.log.warn({ err: error }, "content could not be compared"),
      async refresh() {
        const since = new Date();
        const result = await refreshContent(published, connection.database, {
          withSamples: app.isDemonstration,
        });
        comparedAt = Date.now() / 1000;
        for (const publishedAt of result.publishedAt)
          // The database's clock may be a little ahead of this one.
          delays.observe(Math.max(0, comparedAt - publishedAt.getTime() / 1000));
        if (result.changed > 0 || result.removed > 0) changes.waitForChange(since);
        for (const problem of result.rejected)
          app.log.error({ problem }, "published content refused");
        rejected.inc(result.rejected.length);
        if (result.changed > 0 || result.removed > 0) {
          const { changed, removed } = result;
          app.log.info({ changed, removed }, "content refreshed");
        }
      },
    });
    app.decorate("content", published);
    app.addReadinessCheck("content", () => published.loaded);
    app.addHook("onClose", async () => {
      await stop();
      changes.stop();
      await connection.close();
    });
  },
);

declare module "fastify" {
  interface FastifyInstance {
    content: PublishedContent;
  }
}
