import { open, readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "@autotune/database";
import { reportingVisit, reportingVisitFile } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { readVisit, type Visit } from "./read-visit.ts";

/** In one transaction, in bytes: some 30,000 visits. */
const pieceLength = 1024 * 1024;
/** The edge opens a file for each day, whatever its clock's zone: an older one gets no line any more. */
const keptMilliseconds = 2 * 24 * 60 * 60 * 1000;
const fileForm = /-(?<day>\d{4}-\d{2}-\d{2})\.log$/;

/** Adds what the edges have logged since the last run, every minute. */
export function countVisits(app: App, folder: string): Job {
  return {
    name: "count-visits",
    schedule: "* * * * *",
    run: () => countLoggedVisits(app, folder, new Date()),
  };
}

export async function countLoggedVisits(
  { transact, database }: Pick<App, "transact" | "database">,
  folder: string,
  now: Date,
): Promise<void> {
  // It is the edge that makes them: before its first visit there are none.
  const names = (await readdir(folder)).filter((name) => fileForm.test(name)).toSorted();
  for (const name of names) {
    while (await transact((transaction) => countPiece(transaction, folder, name)));
    if (!isOver(name, now)) continue;
    await unlink(join(folder, name)).catch(ignoreMissing);
    await database.delete(reportingVisitFile).where(eq(reportingVisitFile.name, name));
  }
}

/**
 * Counts the lines after those that were counted, and returns whether there were any. The place is stored with the
 * counts, and locked meanwhile: a job that runs twice, or in two workers, counts each line once.
 */
async function countPiece(
  transaction: Transaction,
  folder: string,
  name: string,
): Promise<boolean> {
  await transaction.insert(reportingVisitFile).values({ name, position: 0 }).onConflictDoNothing();
  const [known] = await transaction
    .select({ position: reportingVisitFile.position })
    .from(reportingVisitFile)
    .where(eq(reportingVisitFile.name, name))
    .for("update");
  const position = known?.position ?? 0;
  const piece = await readPiece(join(folder, name), position);
  // What follows the last line's end is a line that is being written.
  const end = piece.lastIndexOf("\n") + 1;
  if (end === 0) return false;
  const counts = new Map<string, { readonly visit: Visit; count: number }>();
  for (const line of piece.toString("latin1", 0, end - 1).split("\n")) {
    const visit = readVisit(line);
    if (visit === undefined) continue;
    const key = `${visit.day} ${visit.language} ${visit.country}`;
    const counted = counts.get(key) ?? { visit, count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  if (counts.size > 0)
    await transaction
      .insert(reportingVisit)
      .values([...counts.values()].map(({ visit, count }) => ({ ...visit, count })))
      .onConflictDoUpdate({
        target: [reportingVisit.day, reportingVisit.language, reportingVisit.country],
        set: { count: sql`${reportingVisit.count} + excluded.count` },
      });
  await transaction
    .update(reportingVisitFile)
    .set({ position: position + end })
    .where(eq(reportingVisitFile.name, name));
  return true;
}

async function readPiece(file: string, position: number): Promise<Buffer> {
  // Another worker may have deleted it.
  const handle = await open(file).catch(ignoreMissing);
  if (handle === undefined) return Buffer.alloc(0);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(pieceLength),
      0,
      pieceLength,
      position,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function isOver(name: string, now: Date): boolean {
  const day = Date.parse(fileForm.exec(name)?.groups?.["day"] ?? "");
  return now.getTime() - day > keptMilliseconds;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
