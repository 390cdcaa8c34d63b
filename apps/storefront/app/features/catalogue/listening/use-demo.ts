import type { Demo } from "@autotune/ui/audio";
import { useEffect, useState } from "react";
import { readDemo } from "./read-demo.ts";

interface DemoState {
  demo: Demo | undefined;
  failed: boolean;
  retry: () => void;
}

/** The data of a product's recordings. */
export function useDemo(pid: string): DemoState {
  const [demo, setDemo] = useState<Demo>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const response = await fetch(`/demos/${pid}.json`, { signal: leaving.signal });
      const read = response.ok ? readDemo(await response.json()) : undefined;
      if (read === undefined) throw new Error(`The recordings of ${pid} cannot be read`);
      setDemo(read);
    };
    load().catch(() => {
      if (!leaving.signal.aborted) setFailed(attempt);
    });
    return () => leaving.abort();
  }, [pid, attempt]);

  return { demo, failed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}
