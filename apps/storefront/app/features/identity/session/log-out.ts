import { msg } from "@lingui/core/macro";
import { notify } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { signOut } from "./session.ts";

/** Ends the session; notifies the person and returns the outcome. */
export async function logOut(): Promise<boolean> {
  const { ok } = await signOut();
  if (ok) notify({ kind: "success", text: translate(msg`Logout Successful.`), seconds: 4 });
  else notify({ kind: "error", text: translate(msg`Logout Error, please try again`), seconds: 4 });
  return ok;
}
