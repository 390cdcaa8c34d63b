import { useState } from "react";

interface UseAction {
  readonly run: () => void;
  readonly busy: boolean;
  /** The last time it did not happen. */
  readonly failed: boolean;
}

/** Something that the server does on one press; `act` says whether it has. One at a time. */
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
