import { linkTo } from "@autotune/routes";
import { Button, buttonClass, linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { confirmEmailChange } from "../api/email-change.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { openPasswordReset, openSignIn } from "../session/sign-in-dialog.ts";
import { readSession } from "../session/start-user.ts";
import { useUser } from "../session/user-store.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { LinkExpired } from "../../../platform/link-pages/link-states.tsx";
import { usePress } from "../../../platform/link-pages/use-press.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

/** One of the two mailboxes confirms the new email address of its account. */
export function EmailConfirmation({ token }: { token: string }) {
  const {
    press,
    busy,
    outcome: result,
  } = usePress(async () => {
    const confirmed = await confirmEmailChange(token);
    // The signed-in person may have a new email address now.
    if (confirmed.kind === "confirmed" && confirmed.state === "changed") readSession();
    return confirmed;
  });

  if (result?.kind === "expired") return <LinkExpired takesFocus />;
  if (result?.kind === "confirmed")
    return result.state === "changed" ? (
      <Changed newEmail={result.newEmail} />
    ) : (
      <Waiting newEmail={result.newEmail} />
    );
  return (
    <ConfirmationPanel
      title={<Trans>Change your email address</Trans>}
      actions={
        <Button wide busy={busy} onClick={press}>
          <Trans>Yes, change my address</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Someone signed in to your AutoTune account requested this. The address changes once it’s
          confirmed from both the old and the new one. From then on you sign in with the new
          address, and every other browser is signed out.
        </Trans>
      </p>
      <p className="text-14">
        <Trans>
          Wasn’t you? Don’t confirm, and{" "}
          <button type="button" className={linkClass} onClick={() => openPasswordReset()}>
            reset your password
          </button>
          .
        </Trans>
      </p>
      <FailureNotice outcome={result} />
    </ConfirmationPanel>
  );
}

function Waiting({ newEmail }: { newEmail: string }) {
  return (
    <ConfirmationPanel title={<Trans>This address is confirmed.</Trans>} takesFocus>
      <p>
        <Trans>
          One more step: we sent the same email to your other address. Click the link there, and
          your address changes to <strong className="text-text wrap-anywhere">{newEmail}</strong>.
        </Trans>
      </p>
    </ConfirmationPanel>
  );
}

function Changed({ newEmail }: { newEmail: string }) {
  const profile = linkTo("Profile", {}, useLanguage());
  const isSignedIn = useUser(({ status }) => status === "signedIn");
  return (
    <ConfirmationPanel
      title={<Trans>Your email address has changed.</Trans>}
      takesFocus
      actions={
        isSignedIn ? (
          <Link to={profile} className={buttonClass("secondary")}>
            <Trans>Go to my account</Trans>
          </Link>
        ) : (
          <Button onClick={() => openSignIn({ email: newEmail })}>
            <Trans>Sign In</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>
          From now on, sign in with <strong className="text-text wrap-anywhere">{newEmail}</strong>.
          Your password stays the same.
        </Trans>
      </p>
    </ConfirmationPanel>
  );
}
