import { syncHooks } from "./sync-hooks.ts";
import type { DraftedDocument, RowPublication } from "./publication.ts";

/** For collections without words: what is saved as published is in the shop's tables. */
export function publishRowsWhenSaved<Document extends DraftedDocument>(
  publication: RowPublication<Document>,
) {
  return syncHooks<Document>(publication, {
    publish: ({ transaction, req, saved }) => publication.publish(transaction, saved, req),
    withdraw: (transaction, key) => publication.withdraw(transaction, key),
  });
}
