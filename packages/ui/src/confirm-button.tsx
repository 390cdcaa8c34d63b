import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { useInPlace } from "./use-in-place.ts";

interface ConfirmButtonProps {
  /** What it does; where several stand in a list, with whom or what. */
  children: ReactNode;
  question: ReactNode;
  /** The labels of the two buttons. */
  texts: { confirm: ReactNode; cancel: ReactNode };
  /** Busy: the question stays until it is done. */
  busy?: boolean;
  onConfirm: () => void;
}

/** A button for what cannot be taken back: it asks once, in its own place, before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, question, texts, busy = false, onConfirm } = props;
  const id = useId();
  const [confirming, setConfirming] = useState(false);
  const { opener, place } = useInPlace<HTMLDivElement>(confirming);

  if (!confirming)
    return (
      <Button ref={opener} variant="secondary" size="small" onClick={() => setConfirming(true)}>
        {children}
      </Button>
    );

  const leave = () => {
    if (!busy) setConfirming(false);
  };
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
  };

  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={id}
      onKeyDown={leaveByKey}
      className="grid gap-3"
    >
      <p id={id} className="max-w-[44ch] text-14">
        {question}
      </p>
      {/* Cancel comes first and has the focus, so that a double press does no harm. */}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" looksDisabled={busy} onClick={leave}>
          {texts.cancel}
        </Button>
        <Button variant="danger" size="small" busy={busy} onClick={onConfirm}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  );
}
