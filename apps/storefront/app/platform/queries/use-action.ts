import { useState } from "react";

interface UseAction {
  readonly run: () => void;
  readonly busy: boolean;
  /** The last attempt failed. */
  readonly failed: boolean;
}

/** A server action on one press; `act` returns whether it succeeded. One at a time. */
export function useAction(act: () => Promise<boolean>, onDone: () => void): UseAction {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  const perform = async () => {
    if (state === "busy") return;
    setState("busy");
    const done = await act();
    setState(done ? "idle" : "failed");
    if (done) onDone();
  };

  return { run: () => void perform(), busy: state === "busy", failed: state === "failed" };
}
