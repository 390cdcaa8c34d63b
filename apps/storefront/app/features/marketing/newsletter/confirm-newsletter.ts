import type { ConfirmNewsletterBody } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { readLinkOutcome, type LinkOutcome } from "../../../platform/link-pages/link-outcome.ts";

/** Confirms the newsletter, with the token of the email's link. */
export async function confirmNewsletter(token: string): Promise<LinkOutcome> {
  const body: ConfirmNewsletterBody = { token };
  const path = "/laravel/rest/emailsignup/confirm";
  return readLinkOutcome(await callShop({ method: "POST", path, body }));
}
