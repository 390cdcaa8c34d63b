import { msg } from "@lingui/core/macro";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";
import { signOut } from "./user.ts";

/** Ends the session and says how that went. */
export async function logOut(): Promise<void> {
  const { ok } = await signOut();
  if (ok) notify({ kind: "success", text: say(msg`Logout Successful.`), seconds: 4 });
  else notify({ kind: "error", text: say(msg`Logout Error, please try again`), seconds: 4 });
}
