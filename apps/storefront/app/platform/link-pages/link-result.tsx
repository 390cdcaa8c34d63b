import { Panel, PanelPart } from "@autotune/ui";
import { useEffect, useRef, type ReactNode } from "react";

interface LinkResultProps {
  title: ReactNode;
  /** It replaced the form that had the focus. */
  takesFocus: boolean;
  /** Links to continue with. */
  actions: ReactNode;
  children: ReactNode;
}

/** The outcome of a link. */
export function LinkResult({ title, takesFocus, actions, children }: LinkResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Panel title={title} headingRef={heading}>
      <PanelPart>
        <p role="status" className="text-16 text-muted">
          {children}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
      </PanelPart>
    </Panel>
  );
}
