import { buttonClass } from "@autotune/ui";
import type { ReactNode } from "react";

interface SubmitButtonProps {
  busy: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** While it works it only looks disabled: a button that really is loses the focus. */
export function SubmitButton({ busy, disabled = false, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={disabled}
      aria-disabled={busy || disabled}
      className={`${buttonClass("primary")} mt-2 w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-50`}
    >
      {children}
    </button>
  );
}
