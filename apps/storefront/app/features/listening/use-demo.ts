import type { Demo } from "@autotune/ui/audio";
import { useEffect, useState } from "react";
import { readDemo } from "./read-demo.ts";

interface DemoState {
  demo: Demo | undefined;
  failed: boolean;
  askAgain: () => void;
}

/** What is known of a product's recordings. */
export function useDemo(pid: string): DemoState {
  const [demo, setDemo] = useState<Demo>();
  const [asked, setAsked] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch(`/demos/${pid}.json`, { signal: leaving.signal });
      const read = response.ok ? readDemo(await response.json()) : undefined;
      if (read === undefined) throw new Error(`The recordings of ${pid} cannot be read`);
      setDemo(read);
    };
    ask().catch(() => {
      if (!leaving.signal.aborted) setFailed(asked);
    });
    return () => leaving.abort();
  }, [pid, asked]);

  return { demo, failed: failed === asked, askAgain: () => setAsked(asked + 1) };
}
