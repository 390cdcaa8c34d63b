import type { CollectionAfterLoginHook } from "payload";
import type { User } from "../../payload-types.ts";
import { giveBack } from "../attempts/count-attempt.ts";
import { readSignIn } from "../attempts/limit-sign-in.ts";
import { rememberDevice } from "../attempts/known-device.ts";
import { executorOf } from "../staff/executor-of.ts";
import { noteStaffEvent } from "../staff/staff-audit.ts";
import { insertStaffSession, readStaffSession } from "./staff-session.ts";
import { sessionIdIn } from "./session-id.ts";

/** Runs wherever Payload opens a session: at a sign-in, after a reset of the password, for the first person. */
export const openSession: CollectionAfterLoginHook<User> = async ({ req, token, user }) => {
  const executor = await executorOf(req);
  const signIn = readSignIn(req.context);
  if (signIn !== undefined) await giveBack(req.payload.db.drizzle, signIn.attempts);
  // Only the password was verified: nobody uses this session.
  if (signIn?.isConfirmation === true) return;
  const id = sessionIdIn(token);
  if (id === undefined) return;
  await insertStaffSession(executor, id, user.id);
  const session = await readStaffSession(executor, id, user);
  if (session?.isWhole !== true) return;
  const cookie = await rememberDevice(executor, user.id);
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append("set-cookie", cookie);
  await noteStaffEvent(executor, { by: user, event: "staff.sign-in" });
};
