import type { PlanChangePreview } from "@autotune/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { fetchPreview, type PlanRejection } from "../api/subscriptions.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";

export type PreviewState =
  | { readonly kind: "loading" }
  | { readonly kind: "rejected"; readonly rejection: PlanRejection }
  | { readonly kind: "there"; readonly preview: PlanChangePreview; readonly at: number };

/** Milliseconds. What is due today changes by the hour: an older amount is fetched again. */
const holdsFor = 10 * 60 * 1000;

/** What another plan would cost. */
export function usePreview(id: number, path: string) {
  const language = useLanguage();
  const [state, setState] = useState<PreviewState>({ kind: "loading" });
  const controller = useRef<AbortController>(undefined);

  const load = useCallback(() => {
    controller.current?.abort();
    const stop = new AbortController();
    controller.current = stop;
    void fetchPreview(id, { path, language }, stop.signal).then((result) => {
      if (stop.signal.aborted) return;
      setState(
        result.ok
          ? { kind: "there", preview: result.value, at: Date.now() }
          : { kind: "rejected", rejection: result.rejection },
      );
    });
  }, [id, path, language]);

  useEffect(() => {
    load();
    return () => controller.current?.abort();
  }, [load]);

  return {
    state,
    retry: () => {
      setState({ kind: "loading" });
      load();
    },
    /** Whether the shown amount is still what would be charged. */
    holds: () => state.kind === "there" && Date.now() - state.at < holdsFor,
  };
}
