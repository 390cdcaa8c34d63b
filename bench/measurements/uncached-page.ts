import { startProcess, waitUntilResponds } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";
import { startUncachedWeb, uncachedUrl } from "./start-uncached-web.ts";

export const uncachedPage: Measurement = {
  id: "f",
  what: "uncached SSR ÷ bare React Router rendering the same markup",
  bar: { atLeast: 0.8 },
  async measure(shop) {
    const ours = await startUncachedWeb(shop);
    const bare = startProcess({
      name: "bench-bare-react-router",
      command: "node_modules/.bin/node",
      args: ["bench/servers/bare-react-router.ts", "4694", shop.databaseUrl],
      environment: { NODE_ENV: "production" },
    });
    try {
      await waitUntilResponds("http://127.0.0.1:4694/", { process: bare });
      // One connection: with more, a crowd on one page would share a render, which the bare server cannot.
      const load = { connections: 1, seconds: 2 };
      return await medianRatio({
        ours: () => requestsPerSecond(uncachedUrl, load),
        bare: () => requestsPerSecond("http://127.0.0.1:4694/", load),
        rounds: 9,
      });
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
  },
};
