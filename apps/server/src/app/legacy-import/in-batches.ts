import { mailboxKey } from "@autotune/commerce";
import type { ReadCustomer } from "./legacy-customer.ts";

export interface ReadRow {
  readonly line: number;
  readonly read: ReadCustomer;
}

/** Rows for one transaction. */
const batchSize = 500;

/**
 * Groups rows into lists in which no two customers share anything that must be unique: conflicts between rows are then
 * resolved against what the first of them has left in the database.
 */
export async function* inBatches(rows: AsyncIterable<ReadRow>): AsyncGenerator<readonly ReadRow[]> {
  let [batch, keys]: [ReadRow[], Set<string>] = [[], new Set()];
  for await (const row of rows) {
    const own = keysOf(row);
    if (batch.length >= batchSize || own.some((key) => keys.has(key))) {
      yield batch;
      [batch, keys] = [[], new Set()];
    }
    batch.push(row);
    for (const key of own) keys.add(key);
  }
  if (batch.length > 0) yield batch;
}

function keysOf({ read }: ReadRow): string[] {
  if (!read.ok) return [];
  const { email, legacyId, licences } = read.customer;
  return [
    `mailbox ${mailboxKey(email)}`,
    `legacy ${legacyId}`,
    ...licences.flatMap((one) => [`serial ${one.serial}`, `string ${one.authenticationString}`]),
  ];
}
