import {
  startProcess,
  waitUntilResponds,
  type RunningProcess,
  type Stack,
} from "@autotune/scripts/stack";

export const uncachedUrl = "http://127.0.0.1:4693/";

/** A web process that renders Home anew for every request. */
export async function startUncachedWeb(shop: Stack): Promise<RunningProcess> {
  const process = startProcess({
    name: "bench-uncached-web",
    command: "node_modules/.bin/node",
    args: ["bench/servers/uncached-web.ts"],
    environment: { ...shop.environment, PORT: "4693" },
  });
  try {
    await waitUntilResponds(`${uncachedUrl}health/ready`, { process });
  } catch (error) {
    await process.stop();
    throw error;
  }
  return process;
}
