import type { ConfirmNewsletterBody } from "@autotune/contract";
import { callShop } from "../../calls/call-shop.ts";

export type ConfirmOutcome = "confirmed" | "expired" | "failed";

/** Says yes to the newsletter, with what stood in the link of the mail. */
export async function confirmNewsletter(token: string): Promise<ConfirmOutcome> {
  const body: ConfirmNewsletterBody = { token };
  const path = "/laravel/rest/emailsignup/confirm";
  const answer = await callShop({ method: "POST", path, body });
  if (answer.ok) return "confirmed";
  return answer.status === 400 ? "expired" : "failed";
}
