import type { PlanChangePreview } from "@autotune/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { askPreview, type PlanRefusal } from "../../calls/subscriptions.ts";
import { useLanguage } from "../../i18n/language.ts";

export type PreviewState =
  | { readonly kind: "loading" }
  | { readonly kind: "refused"; readonly refusal: PlanRefusal }
  | { readonly kind: "there"; readonly preview: PlanChangePreview; readonly at: number };

/** Milliseconds. What is due today grows by the hour: an amount older than this is asked for again. */
const holdsFor = 10 * 60 * 1000;

/** What another plan would cost. */
export function usePreview(id: number, path: string) {
  const language = useLanguage();
  const [state, setState] = useState<PreviewState>({ kind: "loading" });
  const asking = useRef<AbortController>(undefined);

  const ask = useCallback(() => {
    asking.current?.abort();
    const stop = new AbortController();
    asking.current = stop;
    void askPreview(id, { path, language }, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      setState(
        answer.ok
          ? { kind: "there", preview: answer.value, at: Date.now() }
          : { kind: "refused", refusal: answer.refusal },
      );
    });
  }, [id, path, language]);

  useEffect(() => {
    ask();
    return () => asking.current?.abort();
  }, [ask]);

  return {
    state,
    retry: () => {
      setState({ kind: "loading" });
      ask();
    },
    /** Whether what is shown is what would be charged. */
    holds: () => state.kind === "there" && Date.now() - state.at < holdsFor,
  };
}
