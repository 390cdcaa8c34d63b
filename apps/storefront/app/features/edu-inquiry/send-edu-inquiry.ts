import type { EduInquiryBody } from "@autotune/contract";
import { callShop } from "../../calls/call-shop.ts";

export type InquiryOutcome = "sent" | "wrongEmail" | "tooOften" | "failed";

/** Sends what a school asks to the people who answer it. */
export async function sendEduInquiry(body: EduInquiryBody): Promise<InquiryOutcome> {
  const answer = await callShop({ method: "POST", path: "/laravel/rest/edu-inquiries", body });
  if (answer.ok) return "sent";
  if (answer.status === 429) return "tooOften";
  return answer.error === "invalidEmail" ? "wrongEmail" : "failed";
}
