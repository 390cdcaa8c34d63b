import { withMessages } from "../../../platform/i18n/with-messages.ts";
import {
  closePasswordReset,
  closeSignIn,
  useResetDialog,
  useSignInDialog,
} from "../session/sign-in-dialog.ts";
import { Late } from "../../../platform/lazy/late.tsx";
import { recoverPart } from "../../../platform/navigation/recover-code.ts";

const loadSignIn = async () =>
  (await withMessages("personal", import("./auth-dialog.tsx"))).AuthDialog;
const loadReset = async () =>
  (await withMessages("personal", import("../password/reset-password-dialog.tsx")))
    .ResetPasswordDialog;

function giveUp(): void {
  closeSignIn();
  closePasswordReset();
  recoverPart();
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
