import type { EduInquiryBody } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";

export type InquiryOutcome = "sent" | "wrongEmail" | "tooOften" | "failed";

/** Sends a school's inquiry to the shop's staff. */
export async function sendEduInquiry(body: EduInquiryBody): Promise<InquiryOutcome> {
  const response = await callShop({ method: "POST", path: "/laravel/rest/edu-inquiries", body });
  if (response.ok) return "sent";
  if (response.status === 429) return "tooOften";
  return response.error === "invalidEmail" ? "wrongEmail" : "failed";
}
