import { setTimeout as wait } from "node:timers/promises";
import type { App } from "../platform/app.ts";

/** How long the load balancer gets to notice that this process is leaving. */
const drainMilliseconds = 1500;

/** What is not finished by then is aborted. */
const longestMilliseconds = 25_000;

/** On SIGTERM: no longer ready, then no new connection, then the end of what is in flight, then exit. */
export function stopGracefully(app: App): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, "stopping");
    app.stopTakingRequests();
    if (signal === "SIGTERM") await wait(drainMilliseconds);
    // A keep-alive connection becomes idle only after its last response, which may be after the close began.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    const tooLong = wait(longestMilliseconds).then(() => "too long");
    const outcome = await Promise.race([app.close(), tooLong]);
    clearInterval(sweep);
    process.exit(outcome === "too long" ? 1 : 0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => void stop(signal));
  }
}
