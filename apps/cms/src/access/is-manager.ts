import type { Access, PayloadRequest } from "payload";
import { isEditorRequest } from "./is-editor.ts";

/** Who may decide for the company: managers and admins. */
function isManagerRequest({ user }: Pick<PayloadRequest, "user">): boolean {
  return user?.role === "admin" || user?.role === "manager";
}

export const isManager: Access = ({ req }) => isManagerRequest(req);

export const isManagerOrEditor: Access = ({ req }) => isManagerRequest(req) || isEditorRequest(req);
