import { resetHours } from "@autotune/commerce";
import { Button, Notice, TextField } from "@autotune/ui";
import { Dialog } from "@autotune/ui/dialog";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, type FormEvent } from "react";
import { closePasswordReset, useResetDialog } from "../session/sign-in-dialog.ts";
import { useUser } from "../session/user-store.ts";
import { FailureText } from "../account-form/failure-text.tsx";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { GivenEmail } from "../account-form/given-email.tsx";
import {
  clearResetLater,
  resetEmail,
  sendReset,
  typeResetEmail,
  usePasswordReset,
} from "./password-reset.ts";
import { useNoteTexts } from "../account-form/use-note-texts.ts";

/** Sends a link to set a new password. */
export function ResetPasswordDialog() {
  const { t } = useLingui();
  const texts = useNoteTexts();
  const { open, email: given } = useResetDialog();
  const { email, tried, sending, sent, failure } = usePasswordReset();
  const own = useUser((state) => state.user?.email) ?? "";
  const address = resetEmail(email, own);

  useEffect(() => {
    if (!open) return clearResetLater();
    if (given !== "") typeResetEmail(given);
  }, [open, given]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (address === undefined) focusField(event.currentTarget, "email");
    void sendReset();
  };

  const note = tried && address === undefined ? texts.invalidEmail : undefined;
  return (
    <Dialog
      open={open}
      onClose={closePasswordReset}
      title={<Trans>Reset your password</Trans>}
      description={
        <Trans>
          We’ll email you a link to choose a new password. It works once and expires after{" "}
          <Plural value={resetHours} one="an hour" other="# hours" />.
        </Trans>
      }
      closeLabel={t`Close`}
    >
      <form onSubmit={submit} noValidate aria-busy={sending} className="grid gap-5">
        {own === "" ? (
          <TextField
            label={t`Email`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            readOnly={sending}
            value={email}
            onChange={typeResetEmail}
            note={note}
          />
        ) : (
          <GivenEmail email={own} />
        )}
        {sent ? (
          <Notice tone="success">
            <Trans>
              If {address} has an account, the link is on its way. Check your spam folder too.
            </Trans>
          </Notice>
        ) : null}
        <FailureText failure={failure} />
        <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
          <Button variant="secondary" onClick={closePasswordReset}>
            {sent ? <Trans>Ok</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <Button type="submit" busy={sending} looksDisabled={address === undefined}>
            {sent ? <Trans>Resend</Trans> : <Trans>Send</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
