import type { PayloadRequest } from "payload";
import { isolatedRequest } from "../documents/isolated-request.ts";
import type { DraftedDocument, Publishable } from "./publication.ts";

const nested: ReadonlySet<string> = new Set(["blocks", "array", "group", "tab"]);

/**
 * A document as the shop may know it, without what is nested in it: its status and the fields of its key. To read a
 * page as a whole takes a hundred joins, and each save needs no more than this.
 */
export async function readSavedHead<Document extends DraftedDocument>(
  { collection }: Publishable<Document>,
  req: PayloadRequest,
  id: number,
): Promise<Document | undefined> {
  const { flattenedFields } = req.payload.collections[collection].config;
  const left = flattenedFields.filter(({ type }) => nested.has(type));
  const document = await req.payload.db.findOne<Document>({
    collection,
    where: { id: { equals: id } },
    // An empty selection would select nothing.
    ...(left.length === 0
      ? {}
      : { select: Object.fromEntries(left.map(({ name }) => [name, false])) }),
    req: isolatedRequest(req),
  });
  return document ?? undefined;
}
