import { defaultLanguage, documentHref } from "@autotune/routes";
import type { PayloadRequest } from "payload";
import { isolatedRequest } from "../documents/isolated-request.ts";
import type { DocumentCollection } from "./publication.ts";

declare module "payload" {
  interface RequestContext {
    /** Somebody does not want the old URL of what they move to lead to the new one. */
    leavesNoRedirect?: boolean;
  }
}

interface Move {
  readonly collection: DocumentCollection;
  readonly formerKey: string;
  readonly key: string;
}

const collection = "redirects";

/**
 * Lets the old URL of a document lead to its new one, as links on other sites and in mails still name it. For people;
 * who imports writes redirects of their own.
 */
export async function redirectMoved(req: PayloadRequest, move: Move): Promise<void> {
  const from = documentHref(move.collection, move.formerKey, defaultLanguage);
  const to = documentHref(move.collection, move.key, defaultLanguage);
  if (req.user === null || req.context.leavesNoRedirect === true) return;
  if (from === undefined || to === undefined || from === to) return;
  const { payload } = req;
  const inSave = { collection, req: isolatedRequest(req), depth: 0 } as const;
  // What is in the trash has its URL too, and would be in the way of the new one.
  const andTrashed = { ...inSave, trash: true } as const;
  // Back at a URL that it had before: that one leads nowhere else any more.
  await payload.delete({ ...andTrashed, where: { from: { equals: to } } });
  // One step from each old URL to the page.
  await payload.update({
    ...inSave,
    where: { to: { equals: from } },
    data: { to, _status: "published" },
  });
  await payload.delete({ ...andTrashed, where: { from: { equals: from } } });
  await payload.create({ ...inSave, data: { from, to, _status: "published" } });
}
