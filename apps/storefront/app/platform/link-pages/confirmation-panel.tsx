import { Panel, PanelPart } from "@autotune/ui";
import { useEffect, useRef, type ReactNode } from "react";

interface ConfirmationPanelProps {
  title: ReactNode;
  /** It replaced the button that had the focus. */
  takesFocus?: boolean;
  /** Links to continue with. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What a link is about, or its outcome. */
export function ConfirmationPanel({
  title,
  takesFocus = false,
  actions,
  children,
}: ConfirmationPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Panel title={title} headingRef={heading}>
      <PanelPart>
        <div className="grid gap-5 text-16 text-muted">
          {children}
          {actions === undefined ? null : <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
      </PanelPart>
    </Panel>
  );
}
