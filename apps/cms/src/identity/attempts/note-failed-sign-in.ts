import { AuthenticationError, type CollectionAfterErrorHook } from "payload";
import { noteStaffEvent } from "../staff/staff-audit.ts";
import { readSignIn } from "./limit-sign-in.ts";

/** For accounts that there are; who guesses at addresses does not fill the log. */
export const noteFailedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const signIn = readSignIn(req.context);
  if (!(error instanceof AuthenticationError) || signIn?.staff === undefined) return;
  await noteStaffEvent(req.payload.db.drizzle, {
    by: signIn.staff,
    event: "staff.sign-in-fail",
    details: { network: signIn.network },
  });
};
