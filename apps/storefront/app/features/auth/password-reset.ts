import { isEmail } from "@autotune/commerce";
import { splitLanguage } from "@autotune/routes";
import { create } from "zustand";
import { callShop } from "../../calls/call-shop.ts";
import { say } from "../../state/say.ts";
import { useUser } from "../../state/user-store.ts";
import { resetFailureText } from "./reset-failure-text.ts";

interface PasswordReset {
  /** As it was typed; a signed-in person types none. */
  readonly email: string;
  /** It was to be sent: what is wrong with the address is named from now on. */
  readonly tried: boolean;
  readonly sending: boolean;
  readonly sent: boolean;
  /** Why no mail was sent. */
  readonly failure: string | undefined;
}

const untouched: PasswordReset = {
  email: "",
  tried: false,
  sending: false,
  sent: false,
  failure: undefined,
};

export const usePasswordReset = create<PasswordReset>(() => untouched);

/** Milliseconds. By then the dialog is out of sight. */
const clearedAfter = 1000;

let running: AbortController | undefined;

export function typeResetEmail(email: string): void {
  usePasswordReset.setState({ ...untouched, email });
}

/** Where the mail goes: to the account of whoever is signed in, or to what was typed if that is an address. */
export function resetAddress(typed: string, own: string | undefined): string | undefined {
  if (own !== undefined && own !== "") return own;
  const email = typed.trim();
  return isEmail(email) ? email : undefined;
}

/** Asks for the mail; how often the button is pressed meanwhile does not matter. */
export async function sendReset(): Promise<void> {
  const { email: typed, sending } = usePasswordReset.getState();
  if (sending) return;
  const email = resetAddress(typed, useUser.getState().user?.email);
  if (email === undefined) {
    usePasswordReset.setState({ tried: true });
    return;
  }
  usePasswordReset.setState({ sending: true, failure: undefined });
  running = new AbortController();
  const { signal } = running;
  const { language } = splitLanguage(location.pathname);
  const answer = await callShop({
    method: "POST",
    path: "/laravel/password/email-web",
    body: { data: JSON.stringify({ email, language }) },
    signal,
  });
  if (signal.aborted) return;
  if (answer.ok) usePasswordReset.setState({ sending: false, sent: true });
  else {
    const text = resetFailureText(answer);
    const failure = typeof text === "string" ? text : say(text);
    usePasswordReset.setState({ sending: false, failure });
  }
}

/** The dialog was closed. The returned function keeps what stands there, because it is open again. */
export function clearResetLater(): () => void {
  const timer = setTimeout(() => {
    running?.abort();
    usePasswordReset.setState(untouched);
  }, clearedAfter);
  return () => clearTimeout(timer);
}
