import { isEmail } from "@autotune/commerce";
import { splitLanguage } from "@autotune/routes";
import { create } from "zustand";
import { callShop } from "../../../platform/api/call-shop.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { useUser } from "../session/user-store.ts";
import { resetFailureText } from "./reset-failure-text.ts";
import type { FormFailure } from "../account-form/failure-text.tsx";

interface PasswordReset {
  /** As typed; empty for a signed-in person. */
  readonly email: string;
  /** A submit was attempted: from now on an invalid email address is marked. */
  readonly tried: boolean;
  readonly sending: boolean;
  readonly sent: boolean;
  /** Why no email was sent. */
  readonly failure: FormFailure | undefined;
}

const untouched: PasswordReset = {
  email: "",
  tried: false,
  sending: false,
  sent: false,
  failure: undefined,
};

export const usePasswordReset = create<PasswordReset>(() => untouched);

/** Milliseconds. By then the dialog has faded out. */
const clearedAfter = 1000;

let running: AbortController | undefined;

export function typeResetEmail(email: string): void {
  usePasswordReset.setState({ ...untouched, email });
}

/** The recipient: the signed-in person's email, or the typed one if it is valid. */
export function resetEmail(typed: string, own: string | undefined): string | undefined {
  if (own !== undefined && own !== "") return own;
  const email = typed.trim();
  return isEmail(email) ? email : undefined;
}

/** Requests the email; repeated clicks while it runs have no effect. */
export async function sendReset(): Promise<void> {
  const { email: typed, sending } = usePasswordReset.getState();
  if (sending) return;
  const email = resetEmail(typed, useUser.getState().user?.email);
  if (email === undefined) {
    usePasswordReset.setState({ tried: true });
    return;
  }
  usePasswordReset.setState({ sending: true, failure: undefined });
  running = new AbortController();
  const { signal } = running;
  const { language } = splitLanguage(location.pathname);
  const response = await callShop({
    method: "POST",
    path: "/laravel/password/email-web",
    body: { data: JSON.stringify({ email, language }) },
    signal,
  });
  if (signal.aborted) return;
  if (response.ok) usePasswordReset.setState({ sending: false, sent: true });
  else {
    const text = resetFailureText(response);
    const failure = {
      text: typeof text === "string" ? text : translate(text),
      status: response.status,
    };
    usePasswordReset.setState({ sending: false, failure });
  }
}

/** Call when the dialog closes. The returned function keeps the state, because the dialog is open again. */
export function clearResetLater(): () => void {
  const timer = setTimeout(() => {
    running?.abort();
    usePasswordReset.setState(untouched);
  }, clearedAfter);
  return () => clearTimeout(timer);
}
