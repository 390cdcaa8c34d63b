import { msg } from "@lingui/core/macro";
import { create } from "zustand";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";
import { useUser } from "./user-store.ts";

export type AccountTab = "create" | "signIn";

interface SignInDialog {
  open: boolean;
  tab: AccountTab;
  /** What goes on once the person is signed in. */
  goOn: (() => void) | undefined;
}

export const useSignInDialog = create<SignInDialog>(() => ({
  open: false,
  tab: "signIn",
  goOn: undefined,
}));

interface SignInAsked {
  tab?: AccountTab;
  goOn?: () => void;
  /** A page or an action asked for it, not the person: the dialog says why it is there. */
  asked?: boolean;
}

export function openSignIn({ tab = "signIn", goOn, asked = false }: SignInAsked = {}): void {
  if (useUser.getState().status === "signedIn") {
    goOn?.();
    return;
  }
  useSignInDialog.setState({ open: true, tab, goOn });
  if (asked) notify({ kind: "warning", text: say(msg`Please log in to continue`), seconds: 4 });
}

/** Whoever closes the dialog does not want any more what it was opened for. */
export function closeSignIn(): void {
  useSignInDialog.setState({ open: false, goOn: undefined });
}

// A session may also begin in another tab, or in a form of the page.
useUser.subscribe(({ status }) => {
  const { open, goOn } = useSignInDialog.getState();
  if (status !== "signedIn" || !open) return;
  closeSignIn();
  goOn?.();
});
