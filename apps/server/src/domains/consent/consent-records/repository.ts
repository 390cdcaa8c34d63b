import type { ConsentRecordBody } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { consentRecord } from "@autotune/database/schema";

/** One row for each choice: a change of mind adds one, and the newest counts. */
export async function saveConsentRecord(
  database: Database,
  { status, inventoryVersion, language }: ConsentRecordBody,
  accountId: number | undefined,
): Promise<void> {
  await database.insert(consentRecord).values({ status, inventoryVersion, language, accountId });
}
