import { useEffect, useState } from "react";
import type { PlanAnswer, PlanRefusal } from "../../calls/subscriptions.ts";

interface ProviderPage {
  readonly busy: boolean;
  readonly refusal: PlanRefusal | null;
  readonly open: () => void;
}

/** Leads to a page of the payment provider, whose address is asked for when somebody wants to go there. */
export function useProviderPage(ask: () => Promise<PlanAnswer<string>>): ProviderPage {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<PlanRefusal | null>(null);

  // Whoever comes back finds the page as they left it.
  useEffect(() => {
    const reset = () => setBusy(false);
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);

  const open = async () => {
    setBusy(true);
    setRefusal(null);
    const answer = await ask();
    if (answer.ok) {
      location.assign(answer.value);
      return;
    }
    setBusy(false);
    setRefusal(answer.refusal);
  };
  return { busy, refusal, open: () => void open() };
}
