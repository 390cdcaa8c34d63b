import type { SummaryResponse } from "@autotune/contract";
import type { Database } from "@autotune/database";
import type { Language } from "@autotune/routes";
import type { SignedInAccount } from "../../../platform/session/session-repository.ts";
import { readPendingProductChanges } from "../../subscriptions/plan-changes/pending-product-changes.ts";
import { readSubscriptionSummary } from "../../subscriptions/plans/repository.ts";
import { summariseAccount } from "./summarise-account.ts";
import { createFactsReader } from "./summary-facts.ts";

/** What an account owns and owned, read from all modules. */
export function createSummaryReader(database: Database) {
  const readFacts = createFactsReader(database);
  return async (account: SignedInAccount, language: Language): Promise<SummaryResponse> => {
    const [facts, plans, pendingProductChanges] = await Promise.all([
      readFacts(account),
      readSubscriptionSummary(database, account.id, language),
      readPendingProductChanges(database, account.id),
    ]);
    return summariseAccount({ facts, plans, pendingProductChanges }, new Date());
  };
}
