import { execFile } from "node:child_process";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { startProcess } from "./processes.ts";

const run = promisify(execFile);

/** A service that a test may stop without anybody else noticing. */
export interface PrivateService {
  readonly url: string;
  start(): Promise<void>;
  /** At once, as a crash does. */
  stop(): Promise<void>;
}

export async function privatePostgres(folder: string, port: number): Promise<PrivateService> {
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
        `-p ${port} -k ${data} -c fsync=off`,
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

export async function privateRedis(port: number): Promise<PrivateService> {
  const launch = () =>
    startProcess({
      name: "private-redis",
      command: "redis-server",
      args: ["--port", String(port), "--save", ""],
    });
  let running = launch();
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      running = launch();
    },
    stop: () => running.stop("SIGKILL"),
  };
}
