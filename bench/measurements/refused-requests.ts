import { join } from "node:path";
import { root } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";

const script = join(root, "bench/refused-requests.lua");
const load = { connections: 16, seconds: 1 };

/** Refused ÷ served in the same process, in turn. */
function ratioToServed(web: string, kind: string): Promise<number> {
  return medianRatio({
    ours: () =>
      requestsPerSecond(web, { ...load, script: [script, kind], expectsRejections: true }),
    bare: () => requestsPerSecond(`${web}/wp-json/wp/v2/pages?slug=home`, load),
    rounds: 3,
  });
}

const calls = [
  "unknown call",
  "not signed in",
  "invalid body",
  "no JSON",
  "invalid query",
  "unstorable text",
];

export const refusedCall: Measurement = {
  id: "l",
  what: "refused calls, the slowest kind ÷ content call",
  bar: { atLeast: 0.3 },
  async measure({ webPorts }) {
    const ratios: number[] = [];
    for (const kind of calls) {
      const ratio = await ratioToServed(`http://127.0.0.1:${webPorts[0]}`, kind);
      console.log(`  ${kind}: ${ratio.toFixed(2)}`);
      ratios.push(ratio);
    }
    return Math.min(...ratios);
  },
};

export const madeUpPage: Measurement = {
  id: "m",
  what: "pages that do not exist, each requested once ÷ content call",
  bar: { atLeast: 0.05 },
  measure: ({ webPorts }) => ratioToServed(`http://127.0.0.1:${webPorts[0]}`, "made-up page"),
};
