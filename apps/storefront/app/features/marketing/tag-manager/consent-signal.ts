import type { ConsentStatus } from "../../consent/consent-status.ts";
import type { SetConsentEvent } from "./data-layer-event.ts";

/** The data layer's consent signal: 1 is granted, anything else denied, for all kinds of storage alike. */
export function consentSignal(status: ConsentStatus): SetConsentEvent {
  const value = status === 1 ? "granted" : "denied";
  return {
    event: "setConsent",
    ad_storage: value,
    ad_user_data: value,
    ad_personalization: value,
    analytics_storage: value,
    functionality_storage: value,
    personalization_storage: value,
  };
}
