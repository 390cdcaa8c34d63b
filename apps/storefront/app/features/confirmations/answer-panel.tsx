import { Panel, PanelPart } from "@autotune/ui";
import { useEffect, useRef, type ReactNode } from "react";

interface AnswerPanelProps {
  title: ReactNode;
  /** It came in the place of the button that had the focus. */
  isAnswer?: boolean;
  /** Ways on. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What a link is about, or what became of it. */
export function AnswerPanel({ title, isAnswer = false, actions, children }: AnswerPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
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
