import { startProcess, waitUntilResponds } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";

/** Our response to a URL ÷ a bare Fastify that sends the same bytes. */
export async function ratioToBareFastify(ours: string, contentType: string): Promise<number> {
  const port = 4690;
  const bareUrl = `http://127.0.0.1:${port}/`;
  const bare = startProcess({
    name: "bench-bare-fastify",
    command: "node_modules/.bin/node",
    args: ["bench/servers/bare-fastify.ts", String(port), ours, contentType],
    environment: { NODE_ENV: "production" },
  });
  try {
    await waitUntilResponds(bareUrl, { process: bare });
    const load = { connections: 16, seconds: 2 };
    return await medianRatio({
      ours: () => requestsPerSecond(ours, load),
      bare: () => requestsPerSecond(bareUrl, load),
      rounds: 9,
    });
  } finally {
    await bare.stop();
  }
}
