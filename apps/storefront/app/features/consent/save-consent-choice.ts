import { inventoryVersion } from "@autotune/contract/inventory-version";
import type { Language } from "@autotune/routes";
import { postConsentRecord } from "./post-consent-record.ts";
import { setConsent } from "./consent-status.ts";
import { closeConsentSettings } from "./consent-settings.ts";

/** Stores the choice here; the server records it as proof. */
export function saveConsentChoice(status: 0 | 1, language: Language): void {
  // First, because a declined consent may reload the page.
  void postConsentRecord({ status, inventoryVersion: inventoryVersion(), language });
  closeConsentSettings();
  setConsent(status);
}
