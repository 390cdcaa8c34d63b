import { buttonClass } from "@autotune/ui";
import type { ReactNode } from "react";

interface SubmitButtonProps {
  busy: boolean;
  /** Pressed all the same, the form says what is missing. */
  disabled?: boolean;
  children: ReactNode;
}

/** It only looks disabled: a button that really is loses the focus, and cannot say why. */
export function SubmitButton({ busy, disabled = false, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={busy || disabled}
      className={`${buttonClass("primary")} mt-2 w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-50`}
    >
      {children}
    </button>
  );
}
