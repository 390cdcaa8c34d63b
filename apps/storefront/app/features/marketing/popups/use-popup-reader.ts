import { useEffect, useState } from "react";
import { knownSummary, useSummary } from "../../subscriptions/summary/summary.ts";
import { useUser } from "../../identity/session/user-store.ts";
import type { PopupReader } from "./popup-for-audience.ts";
import { readerOf } from "./reader-of.ts";

/** The reader: undefined until it is known who it is and what they had, `null` for an unknown visitor. */
export function usePopupReader(): PopupReader | null | undefined {
  const { status, user } = useUser();
  const summary = useSummary();
  const [loadedFor, setLoadedFor] = useState<number>();
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) return;
    void knownSummary().then(() => setLoadedFor(id));
  }, [id]);

  if (status === "unknown" || status === "unreachable") return undefined;
  if (user === null) return null;
  if (summary.status === "unknown" && loadedFor !== id) return undefined;
  return readerOf(user, summary);
}
