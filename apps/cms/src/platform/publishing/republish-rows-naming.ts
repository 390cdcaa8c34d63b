import type { Executor } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import type { CollectionSlug, PayloadRequest, Where } from "payload";
import { inLanguage } from "../documents/in-language.ts";
import { isolatedRequest } from "../documents/isolated-request.ts";
import type { DraftedDocument, Publishable } from "./publication.ts";
import { publicationsOf, rowPublicationsOf } from "./publications-of.ts";
import { readSaved } from "./read-saved.ts";
import { loadReferences } from "./references.ts";

interface MovedDocument {
  readonly transaction: Executor;
  readonly req: PayloadRequest;
  readonly moved: { readonly collection: CollectionSlug; readonly id: number };
}

/** Rows name a document by its key as well, a coupon its products; when it has another one they are written again. */
export async function republishRowsNaming({
  transaction,
  req,
  moved,
}: MovedDocument): Promise<void> {
  for (const publication of publicationsOf(req.payload)) {
    const naming = await findNaming(publication);
    if (naming.length === 0) continue;
    const references = await loadReferences(req);
    const { flattenedFields } = req.payload.collections[publication.collection].config;
    for (const saved of naming) {
      const document = inLanguage(flattenedFields, saved, defaultLanguage);
      await publication.rows?.publish(transaction, document, references);
    }
  }
  for (const publication of rowPublicationsOf(req.payload)) {
    for (const document of await findNaming(publication)) {
      if (publication.followMove === undefined)
        await publication.publish(transaction, document, req);
      else await publication.followMove(transaction, document, req);
    }
  }

  async function findNaming<Document extends DraftedDocument>(
    publishable: Publishable<Document>,
  ): Promise<Document[]> {
    const { collection, rowReferences } = publishable;
    const fields = rowReferences?.[moved.collection];
    if (fields === undefined) return [];
    const naming: Where[] = fields.map((field) => ({ [field]: { equals: moved.id } }));
    const { docs } = await req.payload.find({
      collection,
      where: { and: [{ _status: { equals: "published" } }, { or: naming }] },
      select: {},
      draft: false,
      depth: 0,
      pagination: false,
      req: isolatedRequest(req),
    });
    const ids = docs.map(({ id }) => id).filter((id) => typeof id === "number");
    const documents: Document[] = [];
    for (const id of ids) documents.push(await readSaved(publishable, req, id));
    return documents;
  }
}
