import type { Database } from "@autotune/database";
import type { SummaryReader } from "../../../platform/modules/module.ts";
import { readPendingProductChanges } from "../plan-changes/pending-product-changes.ts";
import { readSubscriptionSummary } from "../plans/repository.ts";
import { summariseAccount } from "./summarise-account.ts";
import { createFactsReader } from "./summary-facts.ts";

/** What an account owns and owned, read from all modules. */
export function createSummaryReader(database: Database): SummaryReader {
  const readFacts = createFactsReader(database);
  return async (account, language) => {
    const [facts, plans, pendingProductChanges] = await Promise.all([
      readFacts(account),
      readSubscriptionSummary(database, account.id, language),
      readPendingProductChanges(database, account.id),
    ]);
    return summariseAccount({ facts, plans, pendingProductChanges }, new Date());
  };
}
