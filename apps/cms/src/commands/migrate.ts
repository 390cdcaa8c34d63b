import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { lockPatience } from "@autotune/database/lock-timeout";
import { lockNotFree } from "./lock-not-free.ts";

// Payload ends the process when a migration fails, so each attempt has one of its own.
const program = fileURLToPath(new URL("migrate-once.ts", import.meta.url));
for (let attempt = 1; ; attempt += 1) {
  const { status } = spawnSync(process.execPath, [program], { stdio: "inherit" });
  if (status !== lockNotFree || attempt === lockPatience.attempts) process.exit(status ?? 1);
  console.error(`A lock was not free in time, attempt ${attempt} of ${lockPatience.attempts}`);
}
