import type { ConsentRecordBody } from "@autotune/contract";
import { callShop } from "../../platform/api/call-shop.ts";

/** Sends the consent choice to the server, also while the page unloads. A failure is ignored. */
export async function postConsentRecord(body: ConsentRecordBody): Promise<void> {
  await callShop({
    method: "POST",
    path: "/laravel/rest/consent-records",
    body,
    outlivesPage: true,
    handlesOutdated: true,
  });
}
