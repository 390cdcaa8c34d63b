import { Tabs } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { reloadThrottled } from "../../calls/reload-throttled.ts";
import type { AccountTab } from "../../state/dialog.ts";
import { notify } from "../../state/notifications.ts";
import { hadSession } from "../../state/session-tabs.ts";
import { createAccount, signIn, type SessionResult } from "../../state/user.ts";
import { authFailureText } from "./auth-failure-text.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

interface AccountFormsProps {
  /** Without it: what a person of this browser wants most likely. */
  initialTab?: AccountTab;
  /** The person is signed in now. */
  onDone?: () => void;
}

/** Create an account, or sign in: in the dialog and inside the checkout. */
export function AccountForms({ initialTab, onDone }: AccountFormsProps) {
  const { t, i18n } = useLingui();
  const [tab, setTab] = useState(() => initialTab ?? (hadSession() ? "signIn" : "create"));
  // Of both forms, so that nobody types it twice.
  const [email, setEmail] = useState("");
  const [hasAccount, setHasAccount] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<Promise<boolean>>(null);

  const begin = async (session: Promise<SessionResult>): Promise<boolean> => {
    const result = await session.catch((error: unknown) => {
      console.error(error);
      return { ok: false, status: 0 } as const;
    });
    if (result.ok) {
      notify({ kind: "success", text: t`Login Successful`, seconds: 4 });
      onDone?.();
      return true;
    }
    const { status } = result;
    // The server does not know this release's calls any more.
    if ((status === 412 || status === 404) && reloadThrottled()) return false;
    if (status === 409) {
      setTab("signIn");
      setHasAccount(true);
    }
    const text = i18n._(authFailureText(status));
    setFailure(text);
    notify({ kind: "error", text, seconds: 20 });
    return false;
  };

  /** One attempt at a time, however often the button is pressed. */
  const attempt = (start: () => Promise<SessionResult>): Promise<boolean> => {
    if (running.current !== null) return running.current;
    setBusy(true);
    setFailure(undefined);
    running.current = begin(start()).finally(() => {
      running.current = null;
      setBusy(false);
    });
    return running.current;
  };

  const form = { email, onEmail: setEmail, busy, failure };
  return (
    <Tabs
      label={t`Your account`}
      tabs={[
        { name: "create", title: t`Create account` },
        { name: "signIn", title: t`Sign in` },
      ]}
      selected={tab}
      onSelect={(name) => {
        setTab(name);
        setHasAccount(false);
        setFailure(undefined);
      }}
      blocked={busy}
    >
      <div className="pt-6">
        {tab === "create" ? (
          <SignUpForm {...form} onSubmit={(signUp) => attempt(() => createAccount(signUp))} />
        ) : (
          <SignInForm
            {...form}
            startAtPassword={hasAccount}
            onSubmit={(credentials) => attempt(() => signIn(credentials))}
          />
        )}
      </div>
    </Tabs>
  );
}
