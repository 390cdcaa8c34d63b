import type { PayloadRequest } from "payload";
import { isolatedRequest } from "../documents/isolated-request.ts";
import type { DraftedDocument, Publishable } from "./publication.ts";

/** The document as the shop may know it, in all languages; a draft saved over it is stored elsewhere. */
export function readSaved<Document extends DraftedDocument>(
  publishable: Publishable<Document>,
  req: PayloadRequest,
  id: number,
): Promise<Document> {
  const options = {
    id,
    locale: "all",
    fallbackLocale: false,
    draft: false,
    depth: 0,
    trash: true,
  } as const;
  return publishable.read(req.payload, { ...options, req: isolatedRequest(req) });
}
