import type { Access } from "payload";
import { isEditorRequest } from "./is-editor.ts";

/** Nothing in the CMS is public: visitors read what the shop serves. Support staff need none of it. */
export const worksOnContent: Access = ({ req }) =>
  isEditorRequest(req) || req.user?.role === "translator";
