import { Button, FormActions, Notice, Panel, PanelPart, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { InPlaceForm } from "../../../platform/forms/in-place-form.tsx";
import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import type { ProfileEditing } from "./use-profile-editing.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface ProfilePanelProps {
  title: ReactNode;
  editing: ProfileEditing;
  /** The values. */
  facts: ReactNode;
  /** The same as fields. */
  fields: ReactNode;
  /** An additional notice after saving. */
  saved?: ReactNode;
}

/** A part of the profile: values, replaced by a form for editing. */
export function ProfilePanel({ title, editing, facts, fields, saved }: ProfilePanelProps) {
  const { isOpen, busy, outcome, begin, cancel, save } = editing;
  const { opener, place } = useInPlace<HTMLFormElement>(isOpen);

  const submit = async (form: HTMLFormElement) => {
    const wrong = await save();
    if (wrong !== undefined) focusField(form, wrong);
  };

  return (
    <Panel title={title}>
      <PanelPart>
        {isOpen ? (
          <InPlaceForm
            ref={place}
            busy={busy}
            onSubmit={(form) => void submit(form)}
            onCancel={cancel}
            className="@container"
          >
            {fields}
            <FailureNotice outcome={outcome} />
            <FormActions>
              <Button type="submit" size="small" busy={busy}>
                <Trans>Save</Trans>
              </Button>
              <CancelButton busy={busy} onCancel={cancel} />
            </FormActions>
          </InPlaceForm>
        ) : (
          <div className="grid gap-5">
            {facts}
            {outcome?.kind === "saved" ? (
              <Notice tone="success">
                <Trans>Saved.</Trans>
                {saved === undefined ? null : <> {saved}</>}
              </Notice>
            ) : null}
            <div>
              <Button ref={opener} variant="secondary" size="small" onClick={begin}>
                <Trans>
                  Edit <span className="sr-only">{title}</span>
                </Trans>
              </Button>
            </div>
          </div>
        )}
      </PanelPart>
    </Panel>
  );
}
