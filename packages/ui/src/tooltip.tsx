import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import { useId, type ReactNode } from "react";

interface TooltipProps {
  text: string;
  /** The look of what it explains. */
  className: string;
  onClick?: () => void;
  /** What it explains: a word, or a sign with a hidden name. */
  children: ReactNode;
}

/** A few more words on hover or focus. Never the only place of a fact. */
export function Tooltip({ text, className, onClick, children }: TooltipProps) {
  const id = useId();
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger
        delay={300}
        aria-describedby={id}
        onClick={onClick}
        className={className}
      >
        {children}
      </BaseTooltip.Trigger>
      {/* Always in the DOM, for screen readers. */}
      <span id={id} hidden>
        {text}
      </span>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} collisionPadding={12} className="z-40">
          <BaseTooltip.Popup className="max-w-64 rounded-10 border border-line-strong/60 bg-surface-3 px-3 py-1.5 text-14 text-text shadow-float transition-[opacity,translate] duration-150 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
