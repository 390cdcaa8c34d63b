import type { ComponentProps } from "react";
import { isPlainClick } from "./is-plain-click.ts";

interface PressLinkProps extends Omit<ComponentProps<"a">, "onClick" | "onKeyDown"> {
  /** Where the same can be done: before the script has come, in a new tab, and where no script ever comes. */
  href: string;
  /** What a press does instead. */
  onPress: () => void;
}

/** A link that a script makes a button. No press is lost. */
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
      // A link does not handle the space bar by itself.
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        if (!event.repeat) event.currentTarget.click();
      }}
    />
  );
}
