import { msg } from "@lingui/core/macro";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";
import { signOut } from "./user.ts";

/** Ends the session and says how that went, to the person and to the caller. */
export async function logOut(): Promise<boolean> {
  const { ok } = await signOut();
  if (ok) notify({ kind: "success", text: say(msg`Logout Successful.`), seconds: 4 });
  else notify({ kind: "error", text: say(msg`Logout Error, please try again`), seconds: 4 });
  return ok;
}
