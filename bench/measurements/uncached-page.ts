import { startProcess, waitUntilResponds } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";
import { startUncachedWeb, uncachedUrl } from "./start-uncached-web.ts";

const bareUrl = "http://127.0.0.1:4694/";

export const uncachedPage: Measurement = {
  id: "f",
  what: "uncached SSR ÷ bare React Router rendering the same markup",
  bar: { atLeast: 0.8 },
  async measure(shop) {
    const ours = await startUncachedWeb(shop);
    const bare = startProcess({
      name: "bench-bare-react-router",
      command: "node_modules/.bin/node",
      args: ["bench/servers/bare-react-router.ts", "4694", shop.databaseUrl, shop.shopUrl],
      environment: { NODE_ENV: "production" },
    });
    try {
      await waitUntilResponds(bareUrl, { process: bare });
      await requireSameMarkup(uncachedUrl, bareUrl);
      // One connection: with more, a crowd on one page would share a render, which the bare server cannot.
      const load = { connections: 1, seconds: 2 };
      return await medianRatio({
        ours: () => requestsPerSecond(uncachedUrl, load),
        bare: () => requestsPerSecond(bareUrl, load),
        rounds: 9,
      });
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
  },
};

/** A server that renders less looks faster than it is. */
async function requireSameMarkup(ours: string, bare: string): Promise<void> {
  const [one, other] = await Promise.all(
    [ours, bare].map(async (url) => (await fetch(url)).text()),
  );
  if (one !== other)
    throw new Error(`The pages differ: ${one?.length} and ${other?.length} characters`);
}
