import type { CollectionBeforeChangeHook } from "payload";

/** Somebody has to grant access to the others. */
export const firstUserIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== "create") return data;
  const { totalDocs } = await req.payload.count({ collection: "users", req });
  return totalDocs === 0 ? { ...data, role: "admin" } : data;
};
