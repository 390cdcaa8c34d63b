import { linkClass } from "@autotune/ui";
import type { ReactNode, Ref } from "react";

interface LineButtonProps {
  disabled: boolean;
  /** For one that opens something: whether it is open, and the id of what it opens. */
  expanded?: boolean;
  controls?: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A small action of a line. During a payment it keeps the focus and does nothing. */
export function LineButton(props: LineButtonProps) {
  const { disabled, expanded, controls, onPress, ref, children } = props;
  return (
    <button
      ref={ref}
      type="button"
      aria-disabled={disabled}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={() => {
        if (!disabled) onPress();
      }}
      className={`${linkClass} min-h-10 px-1 text-14 text-muted first:-ml-1 sm:px-2 sm:first:-ml-2`}
    >
      {children}
    </button>
  );
}
