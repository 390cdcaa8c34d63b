import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@autotune/scripts/stack";

const file = join(root, "reports/logs/edge-requests.log");
/** The status of the response, and those of each process that was asked for it. */
const line =
  /" (?<status>\d{3}) \d+ [\d.]+ .*? (?<asked>(?:\d{3}|-)(?:, (?:\d{3}|-))*) [0-9a-f]{32} "/;

export interface EdgeCount {
  readonly requests: number;
  /** A process failed, another one responded, and the visitor noticed nothing. */
  readonly retriedAway: number;
  readonly failed: number;
}

/** Counts from now on; without what Varnish tried again itself, which is not in this log. */
export async function watchEdge(): Promise<() => Promise<EdgeCount>> {
  const { size: start } = await stat(file);
  return async () => {
    const log = await open(file);
    try {
      const count = { requests: 0, retriedAway: 0, failed: 0 };
      for await (const text of log.readLines({ start })) {
        const { status = "", asked = "" } = line.exec(text)?.groups ?? {};
        count.requests += 1;
        if (Number(status) >= 500) count.failed += 1;
        else if (asked.includes(",")) count.retriedAway += 1;
      }
      return count;
    } finally {
      await log.close();
    }
  };
}
