import { getPayload } from "payload";
import config from "./payload.config.ts";
import { runDueJobs } from "./platform/jobs/run-due-jobs.ts";

const intervalMilliseconds = 5000;

/** Starts with the process, whether or not anybody opens the CMS. It survives a database outage. */
export function startScheduler(): void {
  const run = async () => {
    try {
      await runDueJobs(await getPayload({ config }));
    } catch (error) {
      console.error("What is scheduled could not be looked through; it is tried again.", error);
    }
    setTimeout(() => void run(), intervalMilliseconds);
  };
  void run();
}
