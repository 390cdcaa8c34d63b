import { useEffect, useEffectEvent, useRef, useState } from "react";

type QueryState<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "there"; readonly value: Value };

interface QueryResult<Value> {
  readonly query: QueryState<Value>;
  /** Something has changed: the old value is shown until the response is there. */
  readonly refetch: () => void;
}

/** Where the value is kept for the next time that the same is shown. */
interface KeptValue<Value> {
  readonly values: Map<string, Value>;
  /** Whose it is, and what was asked for. */
  readonly key: string;
}

/**
 * Server data, fetched on mount and again whenever the person comes back to this tab:
 * an email link or another device may have changed it meanwhile. `fetchValue` must be a stable reference.
 *
 * A kept value is shown until the response is there: the back button restores the position in a long list only if the
 * list is there at once.
 */
export function useQuery<Value>(
  fetchValue: (signal: AbortSignal) => Promise<Value | undefined>,
  kept?: KeptValue<Value>,
): QueryResult<Value> {
  const [query, setQuery] = useState<QueryState<Value>>(() => {
    const value = kept?.values.get(kept.key);
    return value === undefined ? { kind: "loading" } : { kind: "there", value };
  });
  const again = useRef(() => {});
  const keep = useEffectEvent((value: Value) => kept?.values.set(kept.key, value));

  useEffect(() => {
    const stop = new AbortController();
    let latest = 0;
    const start = () => {
      latest += 1;
      const own = latest;
      void fetchValue(stop.signal).then((value) => {
        // Responses may arrive out of order; only the latest request counts.
        if (stop.signal.aborted || own !== latest) return;
        if (value !== undefined) keep(value);
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
