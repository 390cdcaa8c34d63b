import { msg } from "@lingui/core/macro";
import { create } from "zustand";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";
import { useUser } from "./user-store.ts";

export type AccountTab = "create" | "signIn";

interface SignInDialog {
  open: boolean;
  tab: AccountTab;
  /** What its e-mail field begins with. */
  email: string;
  /** It is for this address alone: the person can neither change it nor make another account. */
  emailLocked: boolean;
  /** What goes on once the person is signed in, in the order in which it was asked for. */
  waiting: readonly (() => void)[];
  /**
   * The last session began while the dialog was open and nothing waited for it. Otherwise the person is where
   * they wanted to be: what had waited has led there, or they had closed the dialog to read on.
   */
  leadsHome: boolean;
}

const closed: SignInDialog = {
  open: false,
  tab: "signIn",
  email: "",
  emailLocked: false,
  waiting: [],
  leadsHome: false,
};

export const useSignInDialog = create<SignInDialog>(() => closed);

interface SignInAsked {
  tab?: AccountTab;
  email?: string;
  emailLocked?: boolean;
  /** Without anything that waits, whoever has signed in here comes Home. */
  goOn?: () => void;
  /** A page or an action asked for it, not the person: the dialog says why it is there. */
  asked?: boolean;
}

/** Whoever asks while it is open waits with the others. */
export function openSignIn({ goOn, asked = false, ...begins }: SignInAsked = {}): void {
  if (useUser.getState().status === "signedIn") {
    goOn?.();
    return;
  }
  const before = useSignInDialog.getState();
  useSignInDialog.setState({
    ...(before.open ? {} : closed),
    ...begins,
    open: true,
    waiting: goOn === undefined ? before.waiting : [...before.waiting, goOn],
  });
  if (asked) notify({ kind: "warning", text: say(msg`Please log in to continue`), seconds: 4 });
}

/** Whoever closes the dialog does not want any more what it was opened for. */
export function closeSignIn(): void {
  useSignInDialog.setState(closed);
}

// A session may also begin in another tab, or in a form of the page.
useUser.subscribe(({ status }) => {
  const { open, waiting } = useSignInDialog.getState();
  if (status !== "signedIn" || !open) return;
  useSignInDialog.setState({ ...closed, leadsHome: waiting.length === 0 });
  closePasswordReset();
  for (const goOn of waiting) goOn();
});

interface ResetDialog {
  open: boolean;
  /** What its e-mail field begins with. */
  email: string;
}

/** Asks for a link to set another password. The sign-in that it was opened from comes back after it. */
export const useResetDialog = create<ResetDialog>(() => ({ open: false, email: "" }));

export function openPasswordReset(email = ""): void {
  // So that nobody types it twice.
  if (useSignInDialog.getState().open) useSignInDialog.setState({ email });
  useResetDialog.setState({ open: true, email });
}

export function closePasswordReset(): void {
  useResetDialog.setState({ open: false });
}
