import type { Access } from "payload";

export const isAdminOrSelf: Access = ({ req }) => {
  if (req.user === null) return false;
  return req.user.role === "admin" || { id: { equals: req.user.id } };
};
