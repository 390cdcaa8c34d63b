import { isEmail, normaliseEmail } from "@autotune/commerce";
import { Button, FormActions, Notice, Panel, PanelPart, TextField, useInPlace } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { InPlaceForm } from "../../../platform/forms/in-place-form.tsx";
import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { startMerge, type StartedMerge } from "../api/account-merges.ts";
import { useUser } from "../session/user-store.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

/** Merges another account of the same person into this one. */
export function MergePanel() {
  const [editing, setEditing] = useState(false);
  const [askedFor, setAskedFor] = useState<string>();
  const { opener, place } = useInPlace<HTMLDivElement>(editing);
  return (
    <Panel title={<Trans>Have another account?</Trans>}>
      <PanelPart>
        <p className="max-w-[60ch] text-16 text-muted">
          <Trans>
            If you’ve bought with a different email address, merge that account into this one. Its
            orders, licenses and plan move here, and you can no longer sign in with that address.
          </Trans>
        </p>
        <div className="mt-5 grid gap-4">
          {editing ? (
            <div ref={place}>
              <MergeForm
                onRequested={(email) => {
                  setAskedFor(email);
                  setEditing(false);
                }}
                onCancel={() => setEditing(false)}
              />
            </div>
          ) : (
            <>
              {askedFor === undefined ? null : (
                <Notice tone="success" title={<Trans>Check that inbox</Trans>}>
                  <Trans>
                    If {askedFor} has an account, an email is on its way. Open the link in this
                    browser, where you’re signed in.
                  </Trans>
                </Notice>
              )}
              <div>
                <Button
                  ref={opener}
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    setAskedFor(undefined);
                    setEditing(true);
                  }}
                >
                  <Trans>Merge another account</Trans>
                </Button>
              </div>
            </>
          )}
        </div>
      </PanelPart>
    </Panel>
  );
}

interface MergeFormProps {
  onRequested: (email: string) => void;
  onCancel: () => void;
}

function MergeForm({ onRequested, onCancel }: MergeFormProps) {
  const { t } = useLingui();
  const own = useUser(({ user }) => user?.email ?? "");
  const [email, setEmail] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<StartedMerge>();

  const problem = (): string | undefined => {
    if (email === "") return t`Please fill this in`;
    if (!isEmail(email.trim()) || outcome === "invalidEmail") return t`Invalid email`;
    return normaliseEmail(email) === own ? t`This account already uses that address.` : undefined;
  };
  const text = problem();

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (text !== undefined) return focusField(form, "mergedEmail");
    setBusy(true);
    const result = await startMerge(email.trim());
    setBusy(false);
    setOutcome(result);
    if (result === "requested") onRequested(email.trim());
  };

  return (
    <InPlaceForm busy={busy} onSubmit={(form) => void submit(form)} onCancel={onCancel}>
      <TextField
        label={t`Email address of the other account`}
        name="mergedEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={email}
        onChange={(value) => {
          setEmail(value);
          setOutcome(undefined);
        }}
        note={tried && text !== undefined ? { tone: "problem", text } : undefined}
      />
      <FailureNotice outcome={outcome} />
      <FormActions>
        <Button type="submit" size="small" busy={busy}>
          <Trans>Send confirmation email</Trans>
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </FormActions>
    </InPlaceForm>
  );
}
