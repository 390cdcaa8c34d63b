import { useEffect, useRef, useState } from "react";

type Asked<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "there"; readonly value: Value };

interface UseAsked<Value> {
  readonly asked: Asked<Value>;
  /** Something has changed: what is shown stays until the answer is there. */
  readonly askAgain: () => void;
}

/**
 * What the server says, asked for when the part is drawn and again whenever the person comes back to this tab:
 * a link of a mail or another device may have changed it meanwhile. `ask` is the same function at every call.
 */
export function useAsked<Value>(
  ask: (signal: AbortSignal) => Promise<Value | undefined>,
): UseAsked<Value> {
  const [asked, setAsked] = useState<Asked<Value>>({ kind: "loading" });
  const again = useRef(() => {});

  useEffect(() => {
    const stop = new AbortController();
    let latest = 0;
    const start = () => {
      latest += 1;
      const own = latest;
      void ask(stop.signal).then((value) => {
        // An answer that was asked for earlier may come later; it is older.
        if (stop.signal.aborted || own !== latest) return;
        setAsked((before) => {
          if (value !== undefined) return { kind: "there", value };
          // What was known a moment ago is better than nothing.
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
  }, [ask]);

  const askAgain = () => {
    setAsked((before) => (before.kind === "failed" ? { kind: "loading" } : before));
    again.current();
  };
  return { asked, askAgain };
}
