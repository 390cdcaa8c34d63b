import { Fragment, useState } from "react";
import { useUser } from "../session/user-store.ts";
import { EmailPanel } from "../email-change/email-panel.tsx";
import { MergePanel } from "./merge-panel.tsx";
import { PasskeysPanel } from "../passkeys/passkeys-panel.tsx";
import { PasswordPanel } from "../password/password-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

/** Sign-in methods and sessions of the account. */
export function SecurityPanels() {
  const id = useUser(({ user }) => user?.id);
  // A new password ends all other sessions: their list is loaded again.
  const [passwords, setPasswords] = useState(0);
  return (
    <Fragment key={id}>
      <EmailPanel />
      <PasswordPanel onChanged={() => setPasswords(passwords + 1)} />
      <div className="col-span-full grid gap-5">
        <PasskeysPanel />
        <SessionsPanel key={passwords} />
        <MergePanel />
      </div>
    </Fragment>
  );
}
