import { startOtlpReceiver } from "@autotune/server/otlp-receiver";
import { startProcess, waitUntilResponds, type Stack } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";
import { startUncachedWeb } from "./start-uncached-web.ts";
import { withSignedPosts } from "./webhook-ingestion.ts";

const tracedPort = 4695;
const traced = `http://127.0.0.1:${tracedPort}`;
const rounds = 9;
/** Twenty requests of a hundred begin a trace, four times as many as without a setting; in all at most 50 a second. */
const sampleRate = "0.2";

type Rate = (origin: string) => Promise<number>;

/** Runs with a collector that takes what is sent, as in production. */
async function withCollector(
  work: (settings: Record<string, string>) => Promise<number>,
): Promise<number> {
  const collector = await startOtlpReceiver();
  try {
    return await work({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      TRACE_SAMPLE_RATE: sampleRate,
    });
  } finally {
    await collector.close();
  }
}

/** A web process with traces against one without, in turn. */
const compare = (shop: Stack, rate: Rate): Promise<number> =>
  withCollector(async (settings) => {
    const web = startProcess({
      name: "bench-traced-web",
      command: "node_modules/.bin/node",
      args: ["apps/server/src/web.ts"],
      environment: { ...shop.environment, ...settings, PORT: String(tracedPort) },
    });
    try {
      await waitUntilResponds(`${traced}/health/ready`, { process: web });
      return await medianRatio({
        ours: () => rate(traced),
        bare: () => rate(`http://127.0.0.1:${shop.webPorts[0]}`),
        rounds,
      });
    } finally {
      await web.stop();
    }
  });

const bar = { atLeast: 0.95 };
const load = { connections: 20, seconds: 2 };

/** What traces cost, where the figures without them are (a), (c), (d) and (f). */
export const withTraces: readonly Measurement[] = [
  {
    id: "at",
    what: "cached page with traces ÷ without",
    bar,
    measure: (shop) => compare(shop, (origin) => requestsPerSecond(`${origin}/`, load)),
  },
  {
    id: "ct",
    what: "content call with traces ÷ without",
    bar,
    measure: (shop) =>
      compare(shop, (origin) =>
        requestsPerSecond(`${origin}/wp-json/wp/v2/pages?slug=home&lang=es`, load),
      ),
  },
  {
    id: "dt",
    what: "webhook ingestion with traces ÷ without, worker stopped",
    bar,
    measure: (shop) => withSignedPosts(shop, 2 * (rounds + 1), (post) => compare(shop, post)),
  },
  {
    id: "ft",
    what: "uncached SSR with traces ÷ without",
    bar,
    measure: (shop) =>
      withCollector(async (settings) => {
        const [plain, withThem] = [4693, tracedPort];
        const webs = [
          await startUncachedWeb(shop, { port: plain }),
          await startUncachedWeb(shop, { port: withThem, settings }),
        ];
        const rate = (port: number) =>
          requestsPerSecond(`http://127.0.0.1:${port}/`, { connections: 1, seconds: 2 });
        try {
          return await medianRatio({
            ours: () => rate(withThem),
            bare: () => rate(plain),
            rounds,
          });
        } finally {
          await Promise.all(webs.map((web) => web.stop()));
        }
      }),
  },
];
