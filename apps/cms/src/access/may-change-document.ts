import type { Access } from "payload";
import { isEditorRequest } from "./is-editor.ts";
import { mayTranslateInto } from "./may-translate-into.ts";

/**
 * Editors change everything. A translator saves drafts in their own languages; Payload calls this with the
 * status that the save would write, also to decide which buttons the admin shows.
 */
export const mayChangeDocument: Access = ({ req, data }) => {
  if (isEditorRequest(req)) return true;
  return mayTranslateInto(req.user, req.locale) && data?._status !== "published";
};
