import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
/** The shop's database, and the payment sandbox's own. */
const shopRegistry = "packages/database/src/connection/advisory-locks.ts";
const registries = [shopRegistry, "apps/payment-sandbox/src/database/advisory-locks.ts"];

const lockCall = /\bpg_(?:try_)?advisory_\w*lock\w*\s*\(\s*(\d*)/g;
/** A whole number, with separators or without, that is no part of a word, a decimal or a date. */
const wholeNumber = /(?<![\w.-])\d[\d_]*(?![\w.-])/g;
/** Locks have seven digits; smaller numbers in a file that locks are limits and counts. */
const smallestLock = 1_000_000;

interface Source {
  readonly file: string;
  readonly text: string;
}

let sources: readonly Source[];
beforeAll(async () => {
  const run = promisify(execFile);
  const { stdout } = await run("git", ["ls-files"], { cwd: root, maxBuffer: 2 ** 24 });
  const files = stdout.split("\n").filter((file) => /\.(?:[cm]?[jt]sx?|sql|sh)$/.test(file));
  const read = async (file: string) => ({
    file,
    // One that was deleted and is not committed yet has no text.
    text: await readFile(join(root, file), "utf8").catch(() => ""),
  });
  sources = await Promise.all(files.map(read));
});

function lockNumbersIn(text: string): number[] {
  return [...text.matchAll(wholeNumber)]
    .map(([digits]) => Number(digits.replaceAll("_", "")))
    .filter((value) => value >= smallestLock);
}

function registered(registry: string): number[] {
  return lockNumbersIn(sources.find(({ file }) => file === registry)?.text ?? "");
}

const isMigration = ({ file }: Source) => file.startsWith("packages/database/migrations/");
const isRegistry = ({ file }: Source) => registries.includes(file);
const isThisFile = ({ file }: Source) => import.meta.filename.endsWith(file);

describe("advisory locks", () => {
  it("are found where they stand", () => {
    for (const registry of registries) expect(registered(registry).length).toBeGreaterThan(1);
    const locking = sources.filter(({ text }) => text.match(lockCall) !== null);
    expect(locking.length).toBeGreaterThan(6);
  });

  it("have their numbers in a registry and nowhere else", () => {
    const known = new Set(registries.flatMap(registered));
    const naming = sources
      .filter((source) => !isMigration(source) && !isRegistry(source) && !isThisFile(source))
      .flatMap(({ file, text }) => {
        const locks = text.match(lockCall) !== null;
        return lockNumbersIn(text)
          .filter((value) => locks || known.has(value))
          .map((value) => `${file} names ${value}`);
      });
    expect(naming).toEqual([]);
  });

  it("are taken by files that read a registry", () => {
    const locking = sources
      .filter((source) => !isMigration(source) && !isThisFile(source))
      .filter(({ text }) => text.match(lockCall) !== null && !/dvisoryLocks\b/.test(text));
    expect(locking.map(({ file }) => file)).toEqual([]);
  });

  it("that a migration takes are in the shop's registry", () => {
    const known = new Set(registered(shopRegistry));
    const unknown = sources.filter(isMigration).flatMap(({ file, text }) =>
      [...text.matchAll(lockCall)]
        .map(([, digits = ""]) => digits)
        .filter((digits) => !known.has(Number(digits)))
        .map((digits) => `${file} locks ${digits}`),
    );
    expect(unknown).toEqual([]);
  });
});
