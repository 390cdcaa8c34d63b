import type { ConsentRecordBody } from "@autotune/contract";
import { callShop } from "./call-shop.ts";

/** Tells the server what was answered, also while the page goes. What becomes of it disturbs nobody. */
export async function postConsentRecord(body: ConsentRecordBody): Promise<void> {
  await callShop({
    method: "POST",
    path: "/laravel/rest/consent-records",
    body,
    outlivesPage: true,
    answersOutdated: true,
  });
}
