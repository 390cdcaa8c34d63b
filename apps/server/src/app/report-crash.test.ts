import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startReportService } from "../platform/browser-reports/testing/report-service.ts";

let service: Awaited<ReturnType<typeof startReportService>>;
beforeEach(async () => {
  service = await startReportService();
});
afterEach(() => service.stop());

async function crash(...args: string[]) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../test/crashing-process.ts"), ...args],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const log = await text(child.stdout);
  return { log, code: await ended };
}

it.each(["exception", "rejection"])(
  "a process that dies of an %s nobody caught reports it, logs it and ends",
  async (how) => {
    const { log, code } = await crash(how, service.dsn);
    expect(code).toBe(1);
    expect(log).toContain("ends after an error that nobody caught");
    expect(service.errors()).toEqual([
      expect.objectContaining({ level: "fatal", transaction: "process", platform: "node" }),
    ]);
    expect(JSON.stringify(service.errors())).not.toContain("ann@studio.test");
  },
);

it("ends all the same when the service for reports is gone", async () => {
  await service.stop();
  expect((await crash("exception", service.dsn)).code).toBe(1);
});
