import { isTrackingAllowed } from "./consent.ts";
import type { DataLayerEvent } from "./data-layer-event.ts";

/** What a tag manager reads, whether it is there yet or not. */
declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Tells a tag manager. Without consent it hears of the consent alone. */
export function pushToDataLayer(event: DataLayerEvent): void {
  if (event.event !== "setConsent" && !isTrackingAllowed()) return;
  const layer = (window.dataLayer ??= []);
  // Tag managers lay events over each other: without this, products of the one before would show through.
  if ("ecommerce" in event) layer.push({ ecommerce: null });
  layer.push(event);
}
