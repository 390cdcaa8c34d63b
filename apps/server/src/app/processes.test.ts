import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Starts a process as production does, and waits for its end. */
async function run(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", file)], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (printed += String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, printed };
}

const web = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://shop@127.0.0.1:5432/shop",
  PUBLIC_URL: "https://shop.test",
  STORAGE_URL: "file:///srv/media",
};

describe.each(["web.ts", "worker.ts"])("%s", (file) => {
  it(
    "does not start without its secret, and names it and its purpose",
    { tags: "long" },
    async () => {
      const { code, printed } = await run(file, web);
      expect(code).toBe(1);
      expect(printed).toContain(
        "METRICS_TOKEN is missing (what Prometheus shows as bearer token to read /metrics).",
      );
      expect(printed).not.toContain("    at ");
    },
  );

  it("does not start in production with a secret of development", { tags: "long" }, async () => {
    const { code, printed } = await run(file, {
      ...web,
      METRICS_TOKEN: "development-only-metrics-token",
    });
    expect(code).toBe(1);
    expect(printed).toContain("METRICS_TOKEN holds a development secret");
  });
});
