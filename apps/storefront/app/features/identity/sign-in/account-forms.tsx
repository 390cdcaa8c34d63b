import { Tabs } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AccountTab } from "../session/sign-in-dialog.ts";
import { signInWithPasskey } from "./passkey-sign-in.ts";
import { hadSession } from "../session/announce-session.ts";
import { createAccount, signIn, type SessionResult } from "../session/session.ts";
import { passkeyFailureText } from "./passkey-failure-text.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useAttempt } from "./use-attempt.ts";

interface AccountFormsProps {
  /** If absent: the more likely mode for this browser. */
  initialTab?: AccountTab;
  /** Already entered, and known to have an account. */
  initialEmail?: string;
  /** Only that email address may sign in here. */
  emailLocked?: boolean;
  /** The forms are part of the checkout. */
  atCheckout?: boolean;
  /** The person is signed in now. */
  onDone?: () => void;
}

/** Create an account, or sign in: in the dialog and inside the checkout. */
export function AccountForms(props: AccountFormsProps) {
  const { initialTab, initialEmail = "", emailLocked = false, atCheckout = false, onDone } = props;
  const { t } = useLingui();
  const [tab, setTab] = useState(() => initialTab ?? (hadSession() ? "signIn" : "create"));
  // Shared by both forms, so that it is typed once.
  const [email, setEmail] = useState(initialEmail);
  // They stay while the other form is looked at; passwords do not.
  const [names, setNames] = useState({ firstName: "", lastName: "" });
  /** It has an account: the focus goes to the password. */
  const [givenEmail, setGivenEmail] = useState(initialEmail);

  const { attempt, busy, failure, clearFailure } = useAttempt({
    returnToCheckout: atCheckout,
    onDone: () => onDone?.(),
  });

  const submit = async (start: () => Promise<SessionResult>) => {
    const outcome = await attempt(start);
    if (outcome === "accountExists") {
      setTab("signIn");
      setGivenEmail(email);
    }
    return outcome;
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
        setGivenEmail("");
        clearFailure();
      }}
      blocked={busy || emailLocked}
    >
      <div className="pt-6">
        {tab === "create" ? (
          <SignUpForm
            {...form}
            names={names}
            onNames={(changes) => setNames((now) => ({ ...now, ...changes }))}
            onSubmit={(signUp) => submit(() => createAccount(signUp))}
          />
        ) : (
          <SignInForm
            {...form}
            givenEmail={givenEmail}
            emailLocked={emailLocked}
            onSubmit={(credentials) => submit(() => signIn(credentials))}
            onPasskey={() => void attempt(signInWithPasskey, passkeyFailureText)}
          />
        )}
      </div>
    </Tabs>
  );
}
