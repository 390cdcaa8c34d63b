import type { Access, FieldAccess, PayloadRequest } from "payload";

/** Who may decide what the shop shows: editors and admins. */
export function isEditorRequest({ user }: Pick<PayloadRequest, "user">): boolean {
  return user?.role === "admin" || user?.role === "editor";
}

export const isEditor: Access = ({ req }) => isEditorRequest(req);

export const isEditorForField: FieldAccess = ({ req }) => isEditorRequest(req);
