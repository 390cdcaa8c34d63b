import { isTrackingAllowed } from "../../consent/consent-status.ts";
import type { DataLayerEvent } from "./data-layer-event.ts";

/** The queue that a tag manager reads, loaded or not. */
declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pushes an event to the tag manager; without consent, only the consent state. */
export function pushToDataLayer(event: DataLayerEvent): void {
  if (event.event !== "setConsent" && !isTrackingAllowed()) return;
  const layer = (window.dataLayer ??= []);
  // Tag managers merge events: without this, products of the previous event would leak into the next.
  if ("ecommerce" in event) layer.push({ ecommerce: null });
  layer.push(event);
}
