import { useState } from "react";
import type { RequestFailure } from "../../../platform/failures/request-failure.ts";
import type { OwnerOutcome } from "../api/owner-rejection.ts";

interface UseOwnerAction {
  /** Returns whether the server did not ask for another password. */
  readonly run: (password?: string) => Promise<boolean>;
  readonly cancel: () => void;
  readonly busy: boolean;
  readonly needsPassword: boolean;
  readonly isWrong: boolean;
  /** Of the last attempt. */
  readonly failure: RequestFailure | undefined;
}

/** A server action that only the owner may take: the password is requested only if the server requires it. */
export function useOwnerAction(
  act: (password?: string) => Promise<OwnerOutcome>,
  onDone: () => void,
): UseOwnerAction {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<OwnerOutcome>();

  const run = async (password?: string) => {
    if (busy) return true;
    setBusy(true);
    const result = await act(password);
    setBusy(false);
    setOutcome(result);
    if (result === undefined) onDone();
    return typeof result !== "string";
  };

  return {
    run,
    cancel: () => setOutcome(undefined),
    busy,
    needsPassword: typeof outcome === "string",
    isWrong: outcome === "wrongPassword",
    failure: typeof outcome === "string" ? undefined : outcome,
  };
}
