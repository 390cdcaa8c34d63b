import type { ConsentStatus } from "../../consent/consent.ts";
import type { SetConsentEvent } from "./data-layer-event.ts";

/** The data layer's consent signal: 1 is granted, anything else denied, for all kinds of storage alike. */
export function consentSignal(status: ConsentStatus): SetConsentEvent {
  const said = status === 1 ? "granted" : "denied";
  return {
    event: "setConsent",
    ad_storage: said,
    ad_user_data: said,
    ad_personalization: said,
    analytics_storage: said,
    functionality_storage: said,
    personalization_storage: said,
  };
}
