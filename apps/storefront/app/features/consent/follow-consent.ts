import { consentKey, isTrackingAllowed, showKeptConsent, useConsent } from "../../state/consent.ts";
import { usePaying } from "../../state/paying.ts";
import { pushToDataLayer } from "../../state/data-layer.ts";
import { consentSignal } from "./consent-signal.ts";
import { forgetConsented } from "./forget-consented.ts";
import { loadTagManager } from "./load-tag-manager.ts";

let following = false;

/**
 * From now on what was answered holds on this page, whichever tab it was answered in: the data layer is told,
 * denied before anything else, and the tag manager comes with a yes.
 */
export function followConsent(): void {
  if (following) return;
  following = true;
  pushToDataLayer(consentSignal(-1));
  showKeptConsent();
  const { status } = useConsent.getState();
  if (status !== -1) pushToDataLayer(consentSignal(status));
  if (status === 1) void loadTagManager();
  // What tags wrote while their page went, after somebody had taken their yes back.
  else forgetConsented();
  useConsent.subscribe(({ status: said }, { status: before }) => {
    if (said === before) return;
    pushToDataLayer(consentSignal(said));
    if (said === 1) void loadTagManager();
    else if (before === 1) endTracking();
  });
  addEventListener("storage", ({ key }) => {
    // A cleared storage names no key.
    if (key === consentKey || key === null) showKeptConsent();
  });
  // A page that the back button brings back has slept through what was answered elsewhere.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showKeptConsent();
  });
}

/** A script that has run goes on as long as its document, so the document goes; under somebody who pays, afterwards. */
function endTracking(): void {
  forgetConsented();
  if (!usePaying.getState().paying) return location.reload();
  const stop = usePaying.subscribe(({ paying }) => {
    if (paying) return;
    stop();
    if (!isTrackingAllowed()) location.reload();
  });
}
