import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "@autotune/scripts/stack";
import type { Static, TSchema } from "typebox";
import { Parse } from "typebox/value";

export interface LoadProcess<Result> {
  readonly pid: number;
  readonly result: Promise<Result>;
  stop(): void;
}

/** Makes load from a process of its own, which is told what to do by its argument and prints a result as JSON. */
export function startLoad<Schema extends TSchema>(
  file: string,
  task: object,
  schema: Schema,
): LoadProcess<Static<Schema>> {
  const child = spawn(
    join(root, "node_modules/.bin/node"),
    [join(import.meta.dirname, file), JSON.stringify(task)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += String(chunk)));
  const result = once(child, "close").then(([code]) => {
    if (code !== 0) throw new Error(`${file} ended with ${String(code)}:\n${printed}`);
    return Parse(schema, JSON.parse(printed));
  });
  if (child.pid === undefined) throw new Error(`${file} did not start`);
  return { pid: child.pid, result, stop: () => child.kill() };
}
