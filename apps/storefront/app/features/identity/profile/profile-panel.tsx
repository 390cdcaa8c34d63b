import { Button, FormActions, Notice, Panel, PanelPart, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import type { ProfileEditing } from "./use-profile-editing.ts";

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

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const wrong = await save();
    const field = wrong === undefined ? null : elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <Panel title={title}>
      <PanelPart>
        {isOpen ? (
          <form
            ref={place}
            onSubmit={(event) => void submit(event)}
            onKeyDown={({ key }) => (key === "Escape" && !busy ? cancel() : undefined)}
            aria-busy={busy}
            noValidate
            className="@container grid gap-4"
          >
            {fields}
            {outcome?.kind === "failed" ? (
              <Notice tone="danger">
                <Trans>Could not process your request at this time. Please try again.</Trans>
              </Notice>
            ) : null}
            <FormActions>
              <Button type="submit" size="small" busy={busy}>
                <Trans>Save</Trans>
              </Button>
              <Button
                variant="secondary"
                size="small"
                looksDisabled={busy}
                onClick={() => (busy ? undefined : cancel())}
              >
                <Trans>Cancel</Trans>
              </Button>
            </FormActions>
          </form>
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
