import type { Access, FieldAccess, PayloadRequest } from "payload";

/** Whoever may decide what the shop shows: editors, and admins with them. */
export function isEditorRequest({ user }: Pick<PayloadRequest, "user">): boolean {
  return user?.role === "admin" || user?.role === "editor";
}

export const isEditor: Access = ({ req }) => isEditorRequest(req);

export const isEditorForField: FieldAccess = ({ req }) => isEditorRequest(req);
