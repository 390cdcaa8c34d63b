import type { Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps {
  icon: IconName;
  /** The accessible name. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The look of a round button with an icon alone. */
export const iconButtonClass =
  "grid size-10 shrink-0 cursor-pointer place-items-center rounded-full text-muted transition-colors duration-150 ease-out hover:bg-surface-2 hover:text-text aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-muted";

export function IconButton({ icon, label, onClick, disabled = false, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => (disabled ? undefined : onClick())}
      className={iconButtonClass}
    >
      <Icon name={icon} />
    </button>
  );
}
