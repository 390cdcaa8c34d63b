import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs podman to its end and returns what it printed; a failure throws with what it said. */
export async function podman(...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run("podman", [...args], {
    maxBuffer: 64 * 1024 * 1024,
    env: {
      CONTAINERS_CONF: join(import.meta.dirname, "containers.conf"),
      STORAGE_DRIVER: "overlay",
      ...process.env,
      // It would ask systemd for a timer; whoever starts the containers calls their checks.
      DISABLE_HC_SYSTEMD: "true",
    },
  });
  // A container's own stderr comes back as podman's.
  return (args[0] === "logs" ? stdout + stderr : stdout).trim();
}
