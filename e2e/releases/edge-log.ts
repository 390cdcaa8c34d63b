import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@autotune/scripts/stack";

const file = join(root, "reports/logs/edge-requests.log");

/** From now on; returns every request that the edge could not serve, also those of the payment provider. */
export async function watchEdge(): Promise<() => Promise<string[]>> {
  const { size: start } = await stat(file);
  return async () => {
    const log = await open(file);
    try {
      const stream = log.createReadStream({ start, encoding: "utf8" });
      let text = "";
      for await (const chunk of stream) text += String(chunk);
      return text.split("\n").filter((line) => /" 5\d\d /.test(line));
    } finally {
      await log.close();
    }
  };
}
