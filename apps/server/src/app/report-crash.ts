import { setTimeout as wait } from "node:timers/promises";
import type { App } from "../platform/app.ts";

/** How long a process that is lost anyway waits for its last report. */
const longestMilliseconds = 3000;

/**
 * An error that nobody caught ends the process: what it left half done is unknown, and another process takes over. It
 * is logged and reported before.
 */
export function reportCrash(app: App): void {
  let isCrashing = false;
  const crash = async (error: unknown) => {
    if (isCrashing) return;
    isCrashing = true;
    app.stopTakingRequests();
    app.log.fatal({ err: error }, "ends after an error that nobody caught");
    await Promise.race([app.reporting.crashed(error), wait(longestMilliseconds)]);
    process.exit(1);
  };
  process.on("uncaughtException", (error) => void crash(error));
  process.on("unhandledRejection", (error) => void crash(error));
}
