import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { startProcess } from "./processes.ts";

const run = promisify(execFile);

/** A service that a test may stop without disturbing others. */
export interface PrivateService {
  readonly url: string;
  start(): Promise<void>;
  /** At once, as a crash does. */
  stop(): Promise<void>;
}

export async function privatePostgres(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<PrivateService> {
  const data = join(folder, "postgres");
  const [version = ""] = (await readdir("/usr/lib/postgresql")).toSorted().toReversed();
  const bin = join("/usr/lib/postgresql", version, "bin");
  await mkdir(data, { recursive: true });
  // PostgreSQL refuses to run as root, and its owner must reach the folder.
  await chmod(folder, 0o755);
  await run("chown", ["postgres", data]);
  const asOwner = (program: string, ...args: string[]) =>
    run("runuser", ["-u", "postgres", "--", join(bin, program), "-D", data, ...args]);
  await asOwner("initdb", "-A", "trust", "-U", "postgres");
  const service: PrivateService = {
    url: `postgres://postgres@127.0.0.1:${port}`,
    async start() {
      await asOwner(
        "pg_ctl",
        "-w",
        "-l",
        join(data, "log"),
        "-o",
        [
          `-p ${port} -k ${data} -c fsync=off`,
          ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`),
        ].join(" "),
        "start",
      );
    },
    async stop() {
      await asOwner("pg_ctl", "-w", "-m", "immediate", "stop").catch(() => undefined);
    },
  };
  await service.start();
  return service;
}

export interface PrivateRedis extends PrivateService {
  pid(): number | undefined;
}

export async function privateRedis(port: number): Promise<PrivateRedis> {
  const launch = async () => {
    const process = startProcess({
      name: "private-redis",
      command: "redis-server",
      args: ["--port", String(port), "--save", ""],
    });
    await untilListening(port);
    return process;
  };
  let running = await launch();
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      running = await launch();
    },
    stop: () => running.stop("SIGKILL"),
    pid: () => running.child.pid,
  };
}

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(50);
    } finally {
      socket.destroy();
    }
  }
}
