import type { CurrentPolicy } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { policyAgreement } from "@autotune/database/schema";
import { sql } from "drizzle-orm";

/** Stores the texts that were current when the buyer went on; a payment that is continued later counts as of then. */
export async function storeAgreements(
  database: Database,
  checkoutId: string,
  policies: readonly CurrentPolicy[],
): Promise<void> {
  if (policies.length === 0) return;
  await database
    .insert(policyAgreement)
    .values(
      policies.map(({ document, version, language }) => ({
        checkoutId,
        document,
        version,
        language,
      })),
    )
    // Requested again, or in two tabs at once, it was agreed to once.
    .onConflictDoUpdate({
      target: [policyAgreement.checkoutId, policyAgreement.document],
      set: {
        version: sql`excluded.version`,
        language: sql`excluded.language`,
        agreedAt: sql`now()`,
      },
      setWhere: sql`${policyAgreement.version} < excluded.version`,
    });
}
