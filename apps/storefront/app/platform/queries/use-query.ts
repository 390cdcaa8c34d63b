import { useEffect, useRef, useState } from "react";

type QueryState<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "there"; readonly value: Value };

interface QueryResult<Value> {
  readonly query: QueryState<Value>;
  /** Something has changed: the old value is shown until the response is there. */
  readonly refetch: () => void;
}

/**
 * Server data, fetched on mount and again whenever the person comes back to this tab:
 * an email link or another device may have changed it meanwhile. `fetchValue` must be a stable reference.
 */
export function useQuery<Value>(
  fetchValue: (signal: AbortSignal) => Promise<Value | undefined>,
): QueryResult<Value> {
  const [query, setQuery] = useState<QueryState<Value>>({ kind: "loading" });
  const again = useRef(() => {});

  useEffect(() => {
    const stop = new AbortController();
    let latest = 0;
    const start = () => {
      latest += 1;
      const own = latest;
      void fetchValue(stop.signal).then((value) => {
        // Responses may arrive out of order; only the latest request counts.
        if (stop.signal.aborted || own !== latest) return;
        setQuery((before) => {
          if (value !== undefined) return { kind: "there", value };
          // A stale value is better than nothing.
          return before.kind === "there" ? before : { kind: "failed" };
        });
      });
    };
    const comeBack = () => {
      if (document.visibilityState === "visible") start();
    };
    again.current = start;
    start();
    document.addEventListener("visibilitychange", comeBack, { signal: stop.signal });
    return () => stop.abort();
  }, [fetchValue]);

  const refetch = () => {
    setQuery((before) => (before.kind === "failed" ? { kind: "loading" } : before));
    again.current();
  };
  return { query, refetch };
}
