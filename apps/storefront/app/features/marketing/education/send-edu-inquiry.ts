import type { EduInquiryBody } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

export type InquiryOutcome = "sent" | "wrongEmail" | RequestFailure;

/** Sends a school's inquiry to the shop's staff. */
export async function sendEduInquiry(body: EduInquiryBody): Promise<InquiryOutcome> {
  const response = await callShop({ method: "POST", path: "/laravel/rest/edu-inquiries", body });
  if (response.ok) return "sent";
  return response.error === "invalidEmail" ? "wrongEmail" : requestFailure(response);
}
