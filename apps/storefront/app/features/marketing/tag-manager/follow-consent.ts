import {
  consentKey,
  isTrackingAllowed,
  showStoredConsent,
  useConsent,
} from "../../consent/consent-status.ts";
import { usePaying } from "../../checkout/cart/paying.ts";
import { pushToDataLayer } from "./data-layer.ts";
import { consentSignal } from "./consent-signal.ts";
import { clearConsented } from "../../consent/clear-consented.ts";
import { loadTagManager } from "./load-tag-manager.ts";

let following = false;

/**
 * From now on the choice made in any tab applies to this page: the data layer is signalled, denied before anything
 * else, and consent loads the tag manager.
 */
export function followConsent(): void {
  if (following) return;
  following = true;
  pushToDataLayer(consentSignal(-1));
  showStoredConsent();
  const { status } = useConsent.getState();
  if (status !== -1) pushToDataLayer(consentSignal(status));
  if (status === 1) void loadTagManager();
  // What tags wrote while their page was unloading, after consent was withdrawn.
  else clearConsented();
  useConsent.subscribe(({ status: current }, { status: before }) => {
    if (current === before) return;
    pushToDataLayer(consentSignal(current));
    if (current === 1) void loadTagManager();
    else if (before === 1) endTracking();
  });
  addEventListener("storage", ({ key }) => {
    // A cleared storage has no key.
    if (key === consentKey || key === null) showStoredConsent();
  });
  // A page restored from the back/forward cache has missed choices made elsewhere.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showStoredConsent();
  });
}

/** A script runs as long as its document, so the page is reloaded; during a payment, afterwards. */
function endTracking(): void {
  clearConsented();
  if (!usePaying.getState().paying) return location.reload();
  const stop = usePaying.subscribe(({ paying }) => {
    if (paying) return;
    stop();
    if (!isTrackingAllowed()) location.reload();
  });
}
