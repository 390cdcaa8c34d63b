import { Panel, PanelPart } from "@autotune/ui";
import { useEffect, useRef, type ReactNode } from "react";

interface LinkAnswerProps {
  title: ReactNode;
  /** It came in the place of the form that had the focus. */
  isAnswer: boolean;
  /** Ways on. */
  actions: ReactNode;
  children: ReactNode;
}

/** What became of a link. */
export function LinkAnswer({ title, isAnswer, actions, children }: LinkAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
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
