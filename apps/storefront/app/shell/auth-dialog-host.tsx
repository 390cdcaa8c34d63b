import { closeSignIn, useSignInDialog } from "../state/dialog.ts";
import { Late } from "./late.tsx";

const loadDialog = async () => (await import("../features/auth/auth-dialog.tsx")).AuthDialog;

/** Its file may be gone since a new release; the page anew knows the new one. */
function giveUp(): void {
  closeSignIn();
  if (navigator.onLine) location.reload();
}

export function AuthDialogHost() {
  const open = useSignInDialog((dialog) => dialog.open);
  return <Late wanted={open} load={loadDialog} failed={giveUp} />;
}
