import { withMessages } from "../../../platform/i18n/with-messages.ts";
import {
  closePasswordReset,
  closeSignIn,
  useResetDialog,
  useSignInDialog,
} from "../session/sign-in-dialog.ts";
import { Late } from "../../../platform/lazy/late.tsx";
import { notifyOffline } from "../../../platform/notifications/notify-offline.ts";

const loadSignIn = async () =>
  (await withMessages("personal", import("./auth-dialog.tsx"))).AuthDialog;
const loadReset = async () =>
  (await withMessages("personal", import("../password/reset-password-dialog.tsx")))
    .ResetPasswordDialog;

/** A new release may have removed its file; a reload fetches the new one. */
function giveUp(): void {
  closeSignIn();
  closePasswordReset();
  if (navigator.onLine) location.reload();
  else notifyOffline();
}

export function AuthDialogHost() {
  const signingIn = useSignInDialog(({ open }) => open);
  const resetting = useResetDialog(({ open }) => open);
  return (
    <>
      <Late wanted={signingIn} load={loadSignIn} failed={giveUp} />
      <Late wanted={resetting} load={loadReset} failed={giveUp} />
    </>
  );
}
