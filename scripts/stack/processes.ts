import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export const root = join(import.meta.dirname, "../..");
const logFolder = join(root, "reports/logs");

export interface RunningProcess {
  readonly name: string;
  readonly child: ChildProcess;
  /** Ends it the way an operator would, or at once. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface ProcessOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a process of the shop; what it prints goes to reports/logs/<name>.log. */
export function startProcess({
  name,
  command,
  args,
  cwd = root,
  environment = {},
}: ProcessOptions): RunningProcess {
  mkdirSync(logFolder, { recursive: true });
  // Straight into the file: a pipe through this process would cost what a measurement measures.
  const log = openSync(join(logFolder, `${name}.log`), "a");
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", log, log],
    // A group of its own, so that what it started ends with it.
    detached: true,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || hasEnded(child)) return;
    process.kill(-child.pid, signal);
  };
  return {
    name,
    child,
    async stop(signal = "SIGTERM") {
      signalGroup(signal);
      const late = wait(10_000, undefined, { ref: false }).then(() => signalGroup("SIGKILL"));
      await Promise.race([ended, late]);
      await ended;
    },
  };
}

/** Runs a command to its end; a failure throws with what it printed. */
export async function runToEnd(options: ProcessOptions): Promise<void> {
  const { command, args, cwd = root, environment = {} } = options;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`${options.name} ended with ${code}:\n${printed.slice(-4000)}`);
}

/** Throws if one of the ports is taken: what responds there later would not be ours. */
export async function requireFreePorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const taken = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("error", () => resolve(false));
      socket.once("connect", () => {
        socket.destroy();
        resolve(true);
      });
    });
    if (taken) throw new Error(`Port ${port} is taken. Is another shop running on this machine?`);
  }
}

/** Waits until a URL responds with a status below 500. */
export async function waitUntilResponds(
  url: string,
  { seconds = 60, process }: { seconds?: number; process?: RunningProcess } = {},
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const status = await fetch(url, { redirect: "manual" }).then(
      (response) => response.status,
      () => 599,
    );
    // Before the response counts: if ours has died, another process responds on its port.
    if (process !== undefined && hasEnded(process.child)) {
      const { exitCode, signalCode } = process.child;
      throw new Error(
        `${process.name} ended with ${exitCode ?? signalCode}; see reports/logs/${process.name}.log`,
      );
    }
    if (status < 500) return;
    if (Date.now() > deadline) throw new Error(`${url} did not respond within ${seconds} s`);
    await wait(100);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
