import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runToEnd, startProcess, waitUntilResponds, type RunningProcess } from "./processes.ts";

export interface VarnishOptions {
  readonly folder: string;
  readonly port: number;
  /** Where it takes purges, from who shows the token. */
  readonly purgePort: number;
  readonly purgeToken: string;
  readonly webPorts: readonly number[];
}

/** Varnish with the configuration of deploy/, as production has it. Installs it if it is not there. */
export async function startVarnish({
  folder,
  port,
  purgePort,
  purgeToken,
  webPorts,
}: VarnishOptions): Promise<RunningProcess> {
  await runToEnd({
    name: "install Varnish",
    command: "bash",
    args: ["scripts/install-services.sh", "varnish"],
  });
  const varnish = join(folder, "varnish");
  await mkdir(varnish, { recursive: true });
  // Varnish gives its work to an unprivileged user, who must get past this folder.
  await chmod(folder, 0o755);
  const process = startProcess({
    name: "varnish",
    command: "deploy/varnish/start.sh",
    args: [],
    environment: {
      WEB_BACKENDS: webPorts.map((web) => `127.0.0.1:${web}`).join(" "),
      EDGE_PURGE_TOKEN: purgeToken,
      VARNISH_LISTEN: `127.0.0.1:${port}`,
      VARNISH_PURGE_LISTEN: `127.0.0.1:${purgePort}`,
      VARNISH_FOLDER: varnish,
    },
  });
  try {
    // It rejects whatever is no purge.
    await waitUntilResponds(`http://127.0.0.1:${purgePort}/`, { process });
  } catch (error) {
    await process.stop();
    throw error;
  }
  return process;
}
