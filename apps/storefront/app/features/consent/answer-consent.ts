import { inventoryVersion } from "@autotune/contract/inventory-version";
import type { Language } from "@autotune/routes";
import { postConsentRecord } from "../../calls/post-consent-record.ts";
import { setConsent } from "../../state/consent.ts";
import { closeConsentSettings } from "../../state/consent-settings.ts";

/** Somebody has answered: it is kept here, and the server keeps the proof. */
export function answerConsent(status: 0 | 1, language: Language): void {
  // First: a no may load the page anew.
  void postConsentRecord({ status, inventoryVersion: inventoryVersion(), language });
  closeConsentSettings();
  setConsent(status);
}
