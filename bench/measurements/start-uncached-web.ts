import {
  startProcess,
  waitUntilResponds,
  type RunningProcess,
  type Stack,
} from "@autotune/scripts/stack";

const uncachedPort = 4693;
export const uncachedUrl = `http://127.0.0.1:${uncachedPort}/`;

/** A web process that renders Home anew for every request. */
export async function startUncachedWeb(
  shop: Stack,
  { port = uncachedPort, settings = {} }: { port?: number; settings?: Record<string, string> } = {},
): Promise<RunningProcess> {
  const process = startProcess({
    name: "bench-uncached-web",
    command: "node_modules/.bin/node",
    args: ["bench/servers/uncached-web.ts"],
    environment: { ...shop.environment, ...settings, PORT: String(port) },
  });
  try {
    await waitUntilResponds(`http://127.0.0.1:${port}/health/ready`, { process });
  } catch (error) {
    await process.stop();
    throw error;
  }
  return process;
}
