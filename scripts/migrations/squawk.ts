import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isConcurrent } from "@autotune/database/concurrent-indexes";

const root = join(import.meta.dirname, "../..");

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** What in a migration would make the shop wait, or break the release that still runs. */
export async function findBlocking(file: string, sql: string): Promise<Finding[]> {
  // Both runners open a transaction, unless the file makes indexes.
  const transaction = isConcurrent(sql) ? [] : ["--assume-in-transaction"];
  const squawk = spawn(
    join(root, "node_modules/.bin/squawk"),
    ["--reporter", "json", "--stdin-filepath", file, ...transaction],
    { cwd: root },
  );
  squawk.stdin.end(sql);
  const [printed, errors] = await Promise.all([text(squawk.stdout), text(squawk.stderr)]);
  const found: unknown = JSON.parse(printed || "null");
  if (!Array.isArray(found)) throw new Error(`squawk could not check ${file}: ${errors}`);
  return found.map((finding: unknown) => ({
    file,
    line: Number(field(finding, "line")) + 1,
    rule: String(field(finding, "rule_name")),
    message: String(field(finding, "message")),
  }));
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
