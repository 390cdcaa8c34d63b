import type { CollectionSlug, PayloadRequest } from "payload";
import { isolatedRequest } from "../documents/isolated-request.ts";
import type { DraftedDocument } from "./publication.ts";

/** Whether the shop may know a document. Reads its status alone: a page has a hundred joins. */
export async function isPublished(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const { flattenedFields } = req.payload.collections[collection].config;
  // A group or a tab that is not named would be read with all that it holds.
  const groups = flattenedFields.filter(({ type }) => type === "group" || type === "tab");
  const document = await req.payload.db.findOne<DraftedDocument>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true, ...Object.fromEntries(groups.map(({ name }) => [name, {}])) },
    req: isolatedRequest(req),
  });
  return document?._status === "published";
}
