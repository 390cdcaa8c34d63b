import { useEffect, useRef, type ReactNode } from "react";
import { useDismissal } from "./use-dismissal.ts";

interface MenuProps {
  /** What is seen of it while it is closed, and its look. */
  button: ReactNode;
  buttonClass: string;
  /** For a while it cannot be opened. */
  disabled?: boolean;
  /** The entries: `li` elements that hold a link or a button. */
  children: ReactNode;
}

/** The look of an entry. */
export const menuItemClass =
  "flex min-h-10 w-full items-center rounded-10 px-3 text-14 text-muted -outline-offset-2 transition-colors duration-150 hover:bg-surface-3 hover:text-text aria-disabled:cursor-default aria-disabled:opacity-40";

/** A short list that opens under its button. Give it a key that changes when it should close itself. */
export function Menu({ button, buttonClass, disabled = false, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useDismissal(menu, (by) => {
    const details = menu.current;
    if (!details?.open) return;
    if (by === "escape") details.querySelector("summary")?.focus();
    details.open = false;
  });

  useEffect(() => {
    if (disabled && menu.current !== null) menu.current.open = false;
  }, [disabled]);

  return (
    <details ref={menu} className="group relative">
      <summary
        aria-disabled={disabled}
        onClick={(event) => {
          if (disabled) event.preventDefault();
        }}
        className={`${buttonClass} cursor-pointer list-none aria-disabled:cursor-default aria-disabled:opacity-40 [&::-webkit-details-marker]:hidden`}
      >
        {button}
      </summary>
      <ul className="absolute right-0 mt-2 w-48 rounded-16 border border-line bg-surface-2 p-1.5 shadow-float">
        {children}
      </ul>
    </details>
  );
}
