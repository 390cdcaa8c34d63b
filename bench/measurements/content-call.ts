import { startProcess, waitUntilAnswers } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";

export const contentCall: Measurement = {
  id: "c",
  what: "content call ÷ bare Fastify with the same JSON",
  bar: { atLeast: 0.6 },
  async measure(shop) {
    const call = `http://127.0.0.1:${shop.webPorts[0]}/wp-json/wp/v2/pages?slug=home&lang=es`;
    const bareUrl = "http://127.0.0.1:4690/";
    const bare = startProcess({
      name: "bench-bare-call",
      command: "node_modules/.bin/node",
      args: ["bench/servers/bare-fastify.ts", "4690", call, "application/json; charset=utf-8"],
      environment: { NODE_ENV: "production" },
    });
    try {
      await waitUntilAnswers(bareUrl, { process: bare });
      const load = { connections: 16, seconds: 4 };
      return await medianRatio({
        ours: () => requestsPerSecond(call, load),
        bare: () => requestsPerSecond(bareUrl, load),
        rounds: 5,
      });
    } finally {
      await bare.stop();
    }
  },
};
