import { APIError, type CollectionBeforeOperationHook } from "payload";

const rejectionMessage =
  "Translators can only save drafts. Ask an editor to publish, unpublish or restore a version.";

/**
 * The second lock behind `mayChangeDocument`, which cannot see everything: a status of "draft" saved
 * without the draft flag takes a published document offline, and a restored version changes every language.
 */
export const translatorsSaveDraftsOnly: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  if (req.user?.role !== "translator") return;
  if (operation === "update" && args.draft === true && !isPublishRequest(args.data)) return;
  if (
    operation === "create" ||
    operation === "update" ||
    operation === "delete" ||
    operation === "restoreVersion"
  ) {
    throw new APIError(rejectionMessage, 403, undefined, true);
  }
};

function isPublishRequest(data: object | undefined): boolean {
  return data !== undefined && "_status" in data && data._status === "published";
}
