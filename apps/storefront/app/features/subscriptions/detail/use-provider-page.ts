import { useEffect, useState } from "react";
import type { PlanResult, PlanRejection } from "../api/subscriptions.ts";

interface ProviderPage {
  readonly busy: boolean;
  readonly rejection: PlanRejection | null;
  readonly open: () => void;
}

/** Opens a page of the payment provider; its URL is fetched on demand. */
export function useProviderPage(fetchPage: () => Promise<PlanResult<string>>): ProviderPage {
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<PlanRejection | null>(null);

  // The back/forward cache may restore the page while busy.
  useEffect(() => {
    const reset = () => setBusy(false);
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);

  const open = async () => {
    setBusy(true);
    setRejection(null);
    const result = await fetchPage();
    if (result.ok) {
      location.assign(result.value);
      return;
    }
    setBusy(false);
    setRejection(result.rejection);
  };
  return { busy, rejection, open: () => void open() };
}
