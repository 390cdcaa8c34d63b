import { Button } from "@autotune/ui";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import type { PlanRefusal } from "../../calls/subscriptions.ts";
import { RefusalNotice } from "./refusal-notice.tsx";

interface PlanQuestionProps {
  title: ReactNode;
  /** What follows from it, before anything is confirmed. */
  children: ReactNode;
  /** What the answers say. */
  texts: { readonly leave: ReactNode; readonly confirm: ReactNode };
  /** Without it there is nothing to confirm yet. */
  onConfirm: (() => void) | undefined;
  onLeave: () => void;
  busy: boolean;
  refusal: PlanRefusal | null;
  danger?: boolean;
}

/** Says what a step means and asks for it once, in the place of the button that led to it. */
export function PlanQuestion(props: PlanQuestionProps) {
  const { title, children, texts, onConfirm, onLeave, busy, refusal, danger = false } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not to a button: all of it is to be read first, and a second press does no harm.
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
      {refusal === null ? null : <RefusalNotice refusal={refusal} />}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant="secondary" looksDisabled={busy} onClick={leave}>
          {texts.leave}
        </Button>
        {onConfirm === undefined ? null : (
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {/* One piece: the button parts what it holds. */}
            <span>{texts.confirm}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
