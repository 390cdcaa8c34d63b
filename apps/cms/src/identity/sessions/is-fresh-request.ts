import type { PayloadRequest } from "payload";
import { readStaffSession } from "./staff-session.ts";
import { sessionIdOf } from "./session-id.ts";

/**
 * Whether the person who sends this has shown their second factor just now. What is sensitive asks for it: a browser
 * that was left open, or a stolen session, is not enough. Who has no second factor and needs none passes.
 */
export async function isFreshRequest({ user, payload }: PayloadRequest): Promise<boolean> {
  const id = user === null ? undefined : sessionIdOf(user);
  if (user === null || id === undefined) return false;
  const session = await readStaffSession(payload.db.drizzle, id, user);
  return session !== undefined && (session.isFresh || !session.needsFactor);
}
