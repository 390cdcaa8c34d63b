import { Button } from "@autotune/ui";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import type { PlanRejection } from "../api/subscriptions.ts";
import { PlanRejectionNotice } from "./plan-rejection-notice.tsx";

interface PlanQuestionProps {
  title: ReactNode;
  /** The consequences, before anything is confirmed. */
  children: ReactNode;
  /** The labels of the buttons. */
  texts: { readonly leave: ReactNode; readonly confirm: ReactNode };
  /** Without it there is nothing to confirm yet. */
  onConfirm: (() => void) | undefined;
  onLeave: () => void;
  busy: boolean;
  rejection: PlanRejection | null;
  danger?: boolean;
}

/** Explains a step and asks for confirmation once, in place of the button that led to it. */
export function PlanQuestion(props: PlanQuestionProps) {
  const { title, children, texts, onConfirm, onLeave, busy, rejection, danger = false } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on a button: all of it is to be read first, and a double click must not confirm.
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    if (!busy) onLeave();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      onKeyDown={leaveByKey}
      className="grid gap-5 rounded-16 border border-line-strong/60 bg-background/60 p-4 sm:p-5"
    >
      <h3 id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 text-18 tracking-heading">
        {title}
      </h3>
      {children}
      {rejection === null ? null : <PlanRejectionNotice rejection={rejection} />}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant="secondary" looksDisabled={busy} onClick={leave}>
          {texts.leave}
        </Button>
        {onConfirm === undefined ? null : (
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {/* One element: the button lays out its children separately. */}
            <span>{texts.confirm}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
