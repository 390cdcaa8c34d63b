import { useId, useRef, useState, type ReactNode } from "react";
import { useDismissal } from "./use-dismissal.ts";

interface NavigationPanelProps {
  /** What is seen of it while it is closed, and its look. */
  button: ReactNode;
  buttonClass: string;
  /** Where the panel lies and how wide it is. */
  panelClass: string;
  /** Gets a function that closes the panel, for links that stay in the document. */
  children: (close: () => void) => ReactNode;
}

/** A part of the top bar that opens under its button and closes on a press or focus outside. */
export function NavigationPanel(props: NavigationPanelProps) {
  const { button, buttonClass, panelClass, children } = props;
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useDismissal(whole, (by) => {
    if (!open) return;
    if (by === "escape") opener.current?.focus();
    setOpen(false);
  });

  return (
    <div ref={whole}>
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonClass}
      >
        {button}
      </button>
      <div
        id={id}
        hidden={!open}
        className={`rounded-24 border border-line bg-surface-2 shadow-float ${panelClass}`}
      >
        {open ? children(() => setOpen(false)) : null}
      </div>
    </div>
  );
}
