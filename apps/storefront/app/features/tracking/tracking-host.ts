import { useEffect } from "react";
import { whenTrackingAllowed } from "../../state/consent.ts";

/** Stands once in the document. Nothing of what follows is loaded before somebody agrees. */
export function TrackingHost() {
  useEffect(() => whenTrackingAllowed(() => void start()), []);
  return null;
}

async function start(): Promise<void> {
  try {
    const { startTracking } = await import("./start-tracking.ts");
    await startTracking();
  } catch {
    // Its file did not come: the next page tries again, and nobody misses it.
  }
}
