import { JWTAuthentication, type Payload } from "payload";
import type { StaffMember } from "../staff/staff-audit.ts";
import { readStaffSession, type StaffSession } from "./staff-session.ts";
import { sessionIdOf } from "./session-id.ts";

export interface Caller {
  readonly staff: StaffMember;
  readonly session: StaffSession;
}

/**
 * Who has shown the password, with or without a second factor. For the few places where a half session may go: to
 * set up a factor, to show it, and to leave.
 */
export async function readCaller(
  payload: Payload,
  headers: Request["headers"],
): Promise<Caller | undefined> {
  const { user } = await JWTAuthentication({ headers, payload });
  const id = user === null ? undefined : sessionIdOf(user);
  if (user === null || id === undefined) return undefined;
  const session = await readStaffSession(payload.db.drizzle, id, user);
  if (session === undefined) return undefined;
  return { staff: { id: user.id, email: user.email, role: user.role }, session };
}
