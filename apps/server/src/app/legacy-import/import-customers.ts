import { createReadStream } from "node:fs";
import type { Transact } from "@autotune/database";
import { readCsvRows } from "./csv-rows.ts";
import { inBatches, type ReadRow } from "./in-batches.ts";
import { columns, readCustomer } from "./legacy-customer.ts";
import { deleteProgress, readProgress, writeProgress, type Progress } from "./progress.ts";
import { writeCustomers } from "./write-customers.ts";

export interface ImportReport extends Progress {
  /** The line after which an earlier run was stopped; 0 where this one started fresh. */
  readonly continuedAfter: number;
}

/**
 * Imports the customers of a file, a few hundred per transaction. Progress is recorded beside the file, so that a
 * stopped run resumes where it was. Repeating a run changes nothing.
 */
export async function importCustomers(transact: Transact, csv: string): Promise<ImportReport> {
  let progress = await readProgress(csv);
  const continuedAfter = progress.line;
  for await (const batch of inBatches(readRows(csv, continuedAfter))) {
    const unreadable = batch.flatMap(({ line, read }) =>
      read.ok ? [] : [{ line, reason: read.reason }],
    );
    const customers = batch.flatMap(({ line, read }) =>
      read.ok ? [{ line, customer: read.customer }] : [],
    );
    const written = await transact((transaction) => writeCustomers(transaction, customers));
    const rejected = [...unreadable, ...written.rejected].toSorted((a, b) => a.line - b.line);
    progress = {
      ...progress,
      line: batch.at(-1)?.line ?? progress.line,
      accounts: progress.accounts + written.accounts,
      licences: progress.licences + written.licences,
      refused: [...progress.refused, ...rejected],
    };
    await writeProgress(csv, progress);
  }
  await deleteProgress(csv);
  return { ...progress, continuedAfter };
}

async function* readRows(csv: string, doneLine: number): AsyncGenerator<ReadRow> {
  let isHead = true;
  for await (const { line, cells } of readCsvRows(createReadStream(csv, { encoding: "utf8" }))) {
    const head = cells.map((cell) => cell.trim()).join();
    if (isHead && head !== columns.join())
      throw new Error(`The first line has to name the columns ${columns.join(", ")}`);
    if (!isHead && line > doneLine) yield { line, read: readCustomer(cells) };
    isHead = false;
  }
}
