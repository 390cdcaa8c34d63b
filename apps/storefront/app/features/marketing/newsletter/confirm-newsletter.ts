import type { ConfirmNewsletterBody } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";

export type ConfirmOutcome = "confirmed" | "expired" | "failed";

/** Confirms the newsletter, with the token of the email's link. */
export async function confirmNewsletter(token: string): Promise<ConfirmOutcome> {
  const body: ConfirmNewsletterBody = { token };
  const path = "/laravel/rest/emailsignup/confirm";
  const response = await callShop({ method: "POST", path, body });
  if (response.ok) return "confirmed";
  return response.status === 400 ? "expired" : "failed";
}
