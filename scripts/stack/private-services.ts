import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { root, startProcess } from "./processes.ts";

const run = promisify(execFile);

/** A service that a test may stop without disturbing others. */
export interface PrivateService {
  readonly url: string;
  start(): Promise<void>;
  /** At once, as a crash does. */
  stop(): Promise<void>;
}

export interface PrivatePostgres extends PrivateService {
  /** Of its first process. */
  pid(): Promise<number>;
  /** A replica that follows by streaming, made with the command of deploy/backup/. */
  startReplica(replicaPort: number): Promise<PrivateService>;
}

export async function privatePostgres(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<PrivatePostgres> {
  const data = join(folder, "postgres");
  const [version = ""] = (await readdir("/usr/lib/postgresql")).toSorted().toReversed();
  const bin = join("/usr/lib/postgresql", version, "bin");
  await mkdir(data, { recursive: true });
  // PostgreSQL refuses to run as root, and its owner must reach the folder.
  await chmod(folder, 0o755);
  await run("chown", ["postgres", data]);
  const asOwner = (...command: string[]) => run("runuser", ["-u", "postgres", "--", ...command]);
  const server = (ownData: string, ownPort: number): PrivateService => {
    const control = (...args: string[]) => asOwner(join(bin, "pg_ctl"), "-D", ownData, ...args);
    return {
      url: `postgres://postgres@127.0.0.1:${ownPort}`,
      async start() {
        const options = [
          `-p ${ownPort} -k ${ownData} -c fsync=off`,
          ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`),
        ].join(" ");
        await control("-w", "-l", join(ownData, "log"), "-o", options, "start");
      },
      async stop() {
        await control("-w", "-m", "immediate", "stop").catch(() => undefined);
      },
    };
  };
  await asOwner(join(bin, "initdb"), "-D", data, "-A", "trust", "-U", "postgres");
  const primary = server(data, port);
  await primary.start();
  return {
    ...primary,
    async pid() {
      return Number((await readFile(join(data, "postmaster.pid"), "utf8")).split("\n")[0]);
    },
    async startReplica(replicaPort) {
      const replicaData = join(folder, "replica");
      const received = join(folder, "received");
      for (const path of [replicaData, received]) {
        await mkdir(path, { mode: 0o700 });
        await run("chown", ["postgres", path]);
      }
      const environment = {
        PGHOST: "127.0.0.1",
        PGPORT: String(port),
        PGUSER: "postgres",
        PGDATA: replicaData,
        WAL_FOLDER: received,
        // Nothing is backed up here, so that it follows by streaming alone.
        BACKUP_CONFIG: "/dev/null",
        BACKUP_STATE: received,
        PGBACKREST_REPO1_CIPHER_PASS: "none",
      };
      const set = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
      await asOwner("env", ...set, join(root, "deploy/backup/make-standby.sh"));
      const replica = server(replicaData, replicaPort);
      await replica.start();
      return replica;
    },
  };
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
