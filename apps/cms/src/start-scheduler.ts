import { getPayload } from "payload";
import config from "./payload.config.ts";
import { startMetrics } from "./platform/metrics/metrics.ts";
import { runDuePublications } from "./platform/schedule/run-due-publications.ts";

const intervalMilliseconds = 5000;

/** Starts with the process, whether or not anybody opens the CMS. It survives a database outage. */
export function startScheduler(): void {
  const metrics = startMetrics();
  const run = async () => {
    try {
      const payload = await getPayload({ config });
      await runDuePublications(payload);
      metrics.schedulerRan(payload);
    } catch (error) {
      console.error("What is scheduled could not be looked through; it is tried again.", error);
    }
    setTimeout(() => void run(), intervalMilliseconds);
  };
  void run();
}
