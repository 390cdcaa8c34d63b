import { moveDocument, withdrawDocument } from "@autotune/database";
import { syncHooks } from "./sync-hooks.ts";
import type { DocumentCollection, Publication, TranslatedDocument } from "./publication.ts";
import { publishReadyLanguages } from "./publish-ready-languages.ts";
import { redirectMoved } from "./redirect-moved.ts";
import { republishReferrers } from "./republish-referrers.ts";

/** For collections with words: what is marked ready is published in each language. */
export function publishWhenSaved<
  Collection extends DocumentCollection,
  Document extends TranslatedDocument,
>(publication: Publication<Collection, Document>) {
  const { collection, rows } = publication;
  return syncHooks<Document>(publication, {
    publish: (saving) => publishReadyLanguages({ publication, ...saving }),
    async withdraw(transaction, key) {
      await rows?.withdraw(transaction, key);
      await withdrawDocument(transaction, { collection, key });
    },
    async keepShown({ transaction, saved }, formerKey) {
      const key = publication.keyOf(saved);
      if (key !== undefined) await moveDocument(transaction, { collection, formerKey, key });
    },
    async followMove({ transaction, req, saved }, formerKey) {
      await republishReferrers({
        transaction,
        req,
        moved: { collection, id: saved.id, formerKey },
      });
      const key = publication.keyOf(saved);
      if (key !== undefined) await redirectMoved(req, { collection, formerKey, key });
    },
  });
}
