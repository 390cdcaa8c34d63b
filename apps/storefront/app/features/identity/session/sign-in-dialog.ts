import { msg } from "@lingui/core/macro";
import { create } from "zustand";
import { notify } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { useUser } from "./user-store.ts";

export type AccountTab = "create" | "signIn";

interface SignInDialog {
  open: boolean;
  tab: AccountTab;
  /** The initial value of its email field. */
  email: string;
  /** For this email address alone: the person can neither change it nor create another account. */
  emailLocked: boolean;
  /** Callbacks to run after sign-in, in the order in which they were added. */
  waiting: readonly (() => void)[];
  /**
   * The last session began while the dialog was open and no callback waited for it. Otherwise the person is in the
   * right place: a callback led there, or they had closed the dialog to read on.
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

interface SignInOptions {
  tab?: AccountTab;
  email?: string;
  emailLocked?: boolean;
  /** Without a callback, signing in here redirects to Home. */
  goOn?: () => void;
  /** Opened by a page or an action, not by the person: the dialog explains why. */
  prompted?: boolean;
}

/** A further callback while it is open waits with the others. */
export function openSignIn({ goOn, prompted = false, ...begins }: SignInOptions = {}): void {
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
  if (prompted)
    notify({ kind: "warning", text: translate(msg`Please log in to continue`), seconds: 4 });
}

/** Closing the dialog cancels what it was opened for. */
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
  /** The initial value of its email field. */
  email: string;
}

/** Requests a password reset link. The sign-in that it was opened from comes back after it. */
export const useResetDialog = create<ResetDialog>(() => ({ open: false, email: "" }));

export function openPasswordReset(email = ""): void {
  // So that nobody types it twice.
  if (useSignInDialog.getState().open) useSignInDialog.setState({ email });
  useResetDialog.setState({ open: true, email });
}

export function closePasswordReset(): void {
  useResetDialog.setState({ open: false });
}
