import { useState } from "react";
import type { RequestFailure } from "../failures/request-failure.ts";

interface UseAction {
  readonly run: () => void;
  readonly busy: boolean;
  /** Of the last attempt. */
  readonly failure: RequestFailure | undefined;
}

/** A server action on one press; `act` returns why it failed. One at a time. */
export function useAction(
  act: () => Promise<RequestFailure | undefined>,
  onDone: () => void,
): UseAction {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();

  const perform = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await act();
    setBusy(false);
    setFailure(result);
    if (result === undefined) onDone();
  };

  return { run: () => void perform(), busy, failure };
}
