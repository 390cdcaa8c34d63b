import type { MouseEvent, ReactNode, Ref } from "react";
import { BusyMark } from "./busy-mark.tsx";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.ts";

interface ButtonProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: "button" | "submit";
  /** Busy: presses are ignored until it is done. */
  busy?: boolean;
  /** Something is missing. A press explains what. */
  looksDisabled?: boolean;
  /** As wide as the column that it stands in. */
  wide?: boolean;
  onClick?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** It only looks disabled: a really disabled button loses the focus, and cannot explain why. */
export function Button({
  variant = "primary",
  size = "large",
  type = "button",
  busy = false,
  looksDisabled = false,
  wide = false,
  onClick,
  ref,
  children,
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      ref={ref}
      type={type}
      aria-busy={busy}
      aria-disabled={busy || looksDisabled}
      onClick={press}
      className={`${buttonClass(variant, size)} ${wide ? "w-full" : ""}`}
    >
      {busy ? <BusyMark /> : null}
      {children}
    </button>
  );
}
