import { Button, linkClass, Notice, Panel, PanelPart, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { openPasswordReset } from "../session/sign-in-dialog.ts";
import { PasswordForm } from "./password-form.tsx";

export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const [step, setStep] = useState<"shown" | "editing" | "changed">("shown");
  const { opener, place } = useInPlace<HTMLDivElement>(step === "editing");
  return (
    <Panel title={<Trans>Password</Trans>}>
      <PanelPart>
        {step === "editing" ? (
          <div ref={place}>
            <PasswordForm
              onChanged={() => {
                setStep("changed");
                onChanged();
              }}
              onCancel={() => setStep("shown")}
            />
          </div>
        ) : (
          <div className="grid gap-4">
            {step === "changed" ? (
              <Notice tone="success">
                <Trans>Password changed. You’ve been signed out everywhere else.</Trans>
              </Notice>
            ) : (
              <p className="max-w-[60ch] text-16 text-muted">
                <Trans>
                  Changing it signs you out everywhere else. We’ll send you an email confirming the
                  change.
                </Trans>
              </p>
            )}
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button
                ref={opener}
                variant="secondary"
                size="small"
                onClick={() => setStep("editing")}
              >
                <Trans>Change password</Trans>
              </Button>
              <button
                type="button"
                onClick={() => openPasswordReset()}
                className={`${linkClass} min-h-10 text-14 text-muted`}
              >
                <Trans>Forgot password?</Trans>
              </button>
            </div>
          </div>
        )}
      </PanelPart>
    </Panel>
  );
}
