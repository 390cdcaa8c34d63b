import { hash } from "node:crypto";

/**
 * The name under which a survey knows somebody. Unlike the hash of their address it cannot be made by who
 * knows the person: nobody else knows the moment in which the account was made.
 */
export function hashForSurvey({ id, createdAt }: { id: number; createdAt: Date }): string {
  return hash("sha256", `survey ${id} ${createdAt.getTime()}`, "hex");
}
