import { ConfirmButton, useInPlace } from "@autotune/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import type { OwnerOutcome } from "../api/owner-rejection.ts";
import { OwnerPasswordForm } from "./owner-password-form.tsx";
import { useOwnerAction } from "./use-owner-action.ts";

interface OwnerConfirmButtonProps {
  question: ReactNode;
  texts: { confirm: ReactNode; cancel: ReactNode };
  act: (password?: string) => Promise<OwnerOutcome>;
  onDone: () => void;
  children: ReactNode;
}

/** A press, a question, and the password where the sign-in was a while ago. */
export function OwnerConfirmButton({
  question,
  texts,
  act,
  onDone,
  children,
}: OwnerConfirmButtonProps) {
  const { run, cancel, busy, needsPassword, isWrong, failure } = useOwnerAction(act, onDone);
  const { place } = useInPlace<HTMLDivElement>(needsPassword);
  const whole = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(false);
  useEffect(() => {
    if (needsPassword || !wasCancelled.current) return;
    wasCancelled.current = false;
    // Not once it is done: the caller has moved the focus then.
    whole.current?.querySelector("button")?.focus();
  }, [needsPassword]);

  return (
    <div ref={whole} className="grid gap-3">
      {needsPassword ? (
        <div ref={place}>
          <OwnerPasswordForm
            action={texts.confirm}
            busy={busy}
            isWrong={isWrong}
            onSubmit={run}
            onCancel={() => {
              wasCancelled.current = true;
              cancel();
            }}
          />
        </div>
      ) : (
        <ConfirmButton question={question} texts={texts} busy={busy} onConfirm={() => void run()}>
          {children}
        </ConfirmButton>
      )}
      <FailureNotice outcome={failure} />
    </div>
  );
}
