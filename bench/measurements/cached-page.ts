import { startProcess, waitUntilAnswers } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";

export const cachedPage: Measurement = {
  id: "a",
  what: "cached page ÷ bare Fastify sending the same Buffer",
  bar: { atLeast: 0.8 },
  async measure(shop) {
    const page = `http://127.0.0.1:${shop.webPorts[0]}/`;
    const bareUrl = "http://127.0.0.1:4690/";
    const bare = startProcess({
      name: "bench-bare-page",
      command: "node_modules/.bin/node",
      args: ["bench/servers/bare-fastify.ts", "4690", page],
      environment: { NODE_ENV: "production" },
    });
    try {
      await waitUntilAnswers(bareUrl, { process: bare });
      const load = { connections: 16, seconds: 4 };
      return await medianRatio({
        ours: () => requestsPerSecond(page, load),
        bare: () => requestsPerSecond(bareUrl, load),
        rounds: 5,
      });
    } finally {
      await bare.stop();
    }
  },
};
