import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  access,
  appendFile,
  chmod,
  mkdir,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, startProcess, type RunningProcess } from "@autotune/scripts/stack";

const run = promisify(execFile);
const scripts = join(root, "deploy/backup");

type Command =
  | "base-backup"
  | "confirm"
  | "files-backup"
  | "files-restore"
  | "make-standby"
  | "missing-wal"
  | "promote"
  | "restore"
  | "verify"
  | "write-metrics";

/** A PostgreSQL with the configuration and the commands of deploy/backup/, as production has them. */
export interface BackedUpPostgres {
  readonly url: string;
  /** Where the received WAL is now. */
  readonly walFolder: string;
  readonly repository: string;
  readonly metricsFolder: string;
  /** What is backed up besides the database. */
  readonly secretsFile: string;
  readonly storageFolder: string;
  start(): Promise<void>;
  /** Kills every process of it and deletes its data. */
  destroy(): Promise<void>;
  /** Runs a command of deploy/backup/ and returns what it printed. */
  backup(command: Command, ...args: readonly string[]): Promise<string>;
  /** The same, although WAL is missing. */
  restoreUpToGap(): Promise<void>;
  /** A standby on another port; from its promotion on, everything here is about it. */
  startStandby(standbyPort: number): Promise<{ promote(): Promise<void> }>;
  /** Receives WAL from now on, into a folder of its own: a restored database begins a new history. */
  receiveWal(): Promise<void>;
  stopReceiving(): Promise<void>;
  stop(): Promise<void>;
}

export async function startBackedUpPostgres(
  folder: string,
  port: number,
): Promise<BackedUpPostgres> {
  await access("/usr/bin/pgbackrest").catch(() => {
    throw new Error("pgBackRest is missing: scripts/install-services.sh pgbackrest");
  });
  const [version = ""] = (await readdir("/usr/lib/postgresql")).toSorted().toReversed();
  const bin = join("/usr/lib/postgresql", version, "bin");
  const data = join(folder, "postgres");
  const repository = join(folder, "repository");
  const state = join(folder, "state");
  const metricsFolder = join(folder, "metrics");
  const configuration = join(folder, "configuration");
  const secretsFile = join(folder, "secrets", "environment");
  const storageFolder = join(folder, "storage", "media");
  // PostgreSQL refuses to run as root, and its owner must reach the folder.
  await chmod(folder, 0o755);
  const owned = [data, repository, state, metricsFolder, configuration];
  for (const path of [...owned, join(folder, "secrets"), join(folder, "storage")]) {
    await mkdir(path, { recursive: true });
    await run("chown", ["postgres", path]);
  }
  const settings = {
    BACKUP_CONFIG: join(configuration, "pgbackrest.conf"),
    BACKUP_REPOSITORY: repository,
    BACKUP_STATE: state,
    PGDATA: data,
    PGPORT: String(port),
    PGSOCKET: state,
  };
  const fill = async (name: "pgbackrest.conf" | "postgresql.conf", to: string) => {
    const template = await readFile(join(scripts, `${name}.template`), "utf8");
    const filled = template.replaceAll(/\$\{(\w+)\}/g, (_, key: string) =>
      String(Reflect.get(settings, key)),
    );
    await writeFile(to, filled);
  };
  await fill("pgbackrest.conf", settings.BACKUP_CONFIG);
  await fill("postgresql.conf", join(configuration, "postgresql.conf"));
  let walFolders = 0;
  let walFolder = "";
  let receiver: RunningProcess | undefined;
  const keys = { PGBACKREST_REPO1_CIPHER_PASS: randomBytes(32).toString("base64url") };
  const environment = () => ({
    ...settings,
    ...keys,
    PATH: `${bin}:${process.env["PATH"]}`,
    PGHOST: state,
    PGUSER: "postgres",
    WAL_FOLDER: walFolder,
    METRICS_FOLDER: metricsFolder,
    SECRETS_FILE: secretsFile,
    STORAGE_FOLDER: storageFolder,
  });
  const asOwner = async (more: Record<string, string>, program: string, ...args: string[]) => {
    const { stdout, stderr } = await run("runuser", ["-u", "postgres", "--", program, ...args], {
      env: { ...process.env, ...environment(), ...more },
      cwd: folder,
    });
    return stdout + stderr;
  };
  const start = async () => {
    await asOwner({}, "pg_ctl", "-w", "-t", "120", "-l", join(state, "server.log"), "start");
    await asOwner({}, join(scripts, "wait-for-recovery.sh"));
  };
  const stopReceiver = async () => {
    await receiver?.stop();
    receiver = undefined;
  };
  const configure = (postgresqlConf: string) =>
    appendFile(
      join(settings.PGDATA, "postgresql.conf"),
      `\nport = ${settings.PGPORT}\nunix_socket_directories = '${state}'\ninclude '${postgresqlConf}'\n`,
    );
  await asOwner({}, "initdb", "-A", "trust", "-U", "postgres");
  await configure(join(configuration, "postgresql.conf"));
  const postgres: BackedUpPostgres = {
    url: `postgres://postgres@127.0.0.1:${port}`,
    get walFolder() {
      return walFolder;
    },
    repository,
    metricsFolder,
    secretsFile,
    storageFolder,
    start,
    async destroy() {
      const postmaster = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n")[0];
      const { stdout } = await run("pgrep", ["-P", String(postmaster)]);
      for (const pid of [postmaster, ...stdout.trim().split("\n")]) kill(Number(pid));
      await rm(data, { recursive: true });
      await stopReceiver();
      // An empty disk takes the place of the lost one.
      await mkdir(data);
      await run("chown", ["postgres", data]);
    },
    backup: (command, ...args) => asOwner({}, join(scripts, `${command}.sh`), ...args),
    async restoreUpToGap() {
      await asOwner({ ACCEPT_GAP: "yes" }, join(scripts, "restore.sh"));
    },
    async startStandby(standbyPort) {
      const primary = { ...settings };
      const standbyData = join(folder, "standby");
      await mkdir(standbyData, { mode: 0o700 });
      await run("chown", ["postgres", standbyData]);
      await asOwner({ PGDATA: standbyData }, join(scripts, "make-standby.sh"));
      // Each machine has a configuration of its own, which names its own PostgreSQL.
      const standby = {
        ...primary,
        PGDATA: standbyData,
        PGPORT: String(standbyPort),
        BACKUP_CONFIG: join(configuration, "standby-pgbackrest.conf"),
      };
      Object.assign(settings, standby);
      const ownConf = join(configuration, "standby-postgresql.conf");
      await fill("pgbackrest.conf", settings.BACKUP_CONFIG);
      await fill("postgresql.conf", ownConf);
      await configure(ownConf);
      await asOwner({}, "pg_ctl", "-w", "-l", join(state, "standby.log"), "start");
      Object.assign(settings, primary);
      return {
        async promote() {
          Object.assign(settings, standby);
          await asOwner({}, join(scripts, "promote.sh"));
        },
      };
    },
    async receiveWal() {
      await stopReceiver();
      walFolders += 1;
      walFolder = join(folder, `wal-${walFolders}`);
      await mkdir(walFolder);
      await run("chown", ["postgres", walFolder]);
      receiver = startProcess({
        name: "receive-wal",
        command: "runuser",
        args: ["-u", "postgres", "--", join(scripts, "receive-wal.sh")],
        environment: environment(),
      });
    },
    stopReceiving: stopReceiver,
    async stop() {
      await stopReceiver();
      await asOwner({}, "pg_ctl", "-w", "-m", "immediate", "stop").catch(() => undefined);
    },
  };
  await start();
  await postgres.receiveWal();
  return postgres;
}

/** As a machine that loses its power does. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // A child may have ended by itself.
  }
}
