import { useState } from "react";

interface Press<Outcome> {
  readonly press: () => void;
  readonly busy: boolean;
  /** Of the last press; undefined before the first one, and while one is under way. */
  readonly outcome: Outcome | undefined;
}

/** The press that a link's page waits for: opening the page does nothing, because programs that scan mail do that too. */
export function usePress<Outcome>(send: () => Promise<Outcome>): Press<Outcome> {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const perform = async () => {
    setBusy(true);
    setOutcome(undefined);
    const result = await send();
    setBusy(false);
    setOutcome(() => result);
  };

  return { press: () => void perform(), busy, outcome };
}
