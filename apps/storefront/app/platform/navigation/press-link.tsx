import type { ComponentProps } from "react";
import { isPlainClick } from "./is-plain-click.ts";

interface PressLinkProps extends Omit<ComponentProps<"a">, "onClick"> {
  /** Where the same can be done: before the script has come, in a new tab, and where no script ever comes. */
  href: string;
  /** What a press does instead. */
  onPress: () => void;
}

/** A link that a script makes a button. No press is lost; the space bar is handled for the whole document (`catch-presses.ts`). */
export function PressLink({ onPress, ...link }: PressLinkProps) {
  return (
    <a
      role="button"
      {...link}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPress();
      }}
    />
  );
}
