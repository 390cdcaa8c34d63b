import { useEffect } from "react";
import { whenTrackingAllowed } from "../../consent/consent-status.ts";
import { trackCheckout } from "./track-checkout.ts";

/** Once in the document. No tracking code is loaded before consent. */
export function TrackingHost() {
  useEffect(trackCheckout, []);
  useEffect(() => whenTrackingAllowed(() => void start()), []);
  return null;
}

async function start(): Promise<void> {
  try {
    const { startTracking } = await import("./start-tracking.ts");
    await startTracking();
  } catch {
    // Its code failed to load: the next page tries again.
  }
}
