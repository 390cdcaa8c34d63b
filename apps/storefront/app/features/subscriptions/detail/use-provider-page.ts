import { useState } from "react";
import type { PlanResult, PlanRejection } from "../api/subscriptions.ts";
import { openProviderPage } from "./open-provider-page.ts";

interface ProviderPage {
  readonly busy: boolean;
  readonly rejection: PlanRejection | null;
  readonly open: () => void;
}

/** Opens a page of the payment provider; its URL is fetched on demand. */
export function useProviderPage(fetchPage: () => Promise<PlanResult<string>>): ProviderPage {
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<PlanRejection | null>(null);

  const open = async () => {
    setBusy(true);
    setRejection(null);
    const rejected = await openProviderPage(fetchPage);
    setBusy(false);
    setRejection(rejected);
  };
  return { busy, rejection, open: () => void open() };
}
