import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "@autotune/scripts/stack";
import { expect, it } from "vitest";

const promtool = (...args: string[]) =>
  promisify(execFile)("promtool", args, { cwd: root }).catch((error: unknown) => {
    if (Reflect.get(Object(error), "code") === "ENOENT")
      throw new Error("promtool is missing: scripts/install-services.sh prometheus");
    throw error;
  });

it("a backup or a drill that is too old, or of which nothing is known, raises an alarm", async () => {
  await promtool("check", "rules", "deploy/prometheus/backup-alerts.yaml");
  const { stdout } = await promtool("test", "rules", "deploy/backup/alerts.test.yaml");
  expect(stdout).toContain("SUCCESS");
});
