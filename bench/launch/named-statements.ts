import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startProcess, waitUntilResponds, type Stack } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import { signUp } from "../shopper.ts";

/**
 * Requests a second of the call that each page of a signed-in customer makes, without names of statements, as a ratio
 * to the same with them: straight to PostgreSQL, and through the pooler.
 */
export async function costOfUnnamed(
  shop: Stack,
  { folder, ports }: { folder: string; ports: readonly [number, number, number] },
) {
  const { DATABASE_DIRECT_URL: direct = "", DATABASE_URL: pooled = "" } = shop.environment;
  const kinds = [
    { name: "named", DATABASE_URL: direct, DATABASE_NAMED_STATEMENTS: "true" },
    { name: "unnamed", DATABASE_URL: direct, DATABASE_NAMED_STATEMENTS: "false" },
    { name: "pooled", DATABASE_URL: pooled, DATABASE_NAMED_STATEMENTS: "false" },
  ] as const;
  const running = kinds.map(({ name, ...settings }, index) =>
    startProcess({
      name: `launch-${name}`,
      command: "node_modules/.bin/node",
      args: ["apps/server/src/web.ts"],
      environment: { ...shop.environment, ...settings, PORT: String(ports[index]) },
    }),
  );
  try {
    for (const [index, process] of running.entries())
      await waitUntilResponds(`http://127.0.0.1:${ports[index]}/health/ready`, {
        process,
        seconds: 120,
      });
    const { headers } = await signUp(shop);
    const script = join(folder, "summary.lua");
    const body = JSON.stringify({ data: JSON.stringify({ language: "en" }) });
    await writeFile(script, `wrk.method = "POST"\nwrk.body = [[${body}]]\n`);
    const load = {
      connections: 10,
      seconds: 2,
      headers: { ...headers, "content-type": "application/json" },
      script: [script] as const,
    };
    const measure = (port: number) => () =>
      requestsPerSecond(`http://127.0.0.1:${port}/laravel/rest/products/summary`, load);
    const [named, unnamed, pooler] = ports;
    const compare = (port: number) =>
      medianRatio({ ours: measure(port), bare: measure(named), rounds: 5 });
    return { direct: await compare(unnamed), throughPooler: await compare(pooler) };
  } finally {
    await Promise.all(running.map((process) => process.stop()));
  }
}
