import { hash } from "node:crypto";

/**
 * The identifier under which a survey knows a user. Unlike the hash of their email address it cannot be
 * computed by others: it depends on the creation timestamp of the account.
 */
export function hashForSurvey({ id, createdAt }: { id: number; createdAt: Date }): string {
  return hash("sha256", `survey ${id} ${createdAt.getTime()}`, "hex");
}
