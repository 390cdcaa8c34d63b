import { defaultLanguage } from "@autotune/routes";
import { composeInquiryConfirmation, composeInquiryNotice } from "./compose-inquiry-letters.ts";
import type { InquiryConfirmation, InquiryNotice, RenderedEmail } from "./declarations.ts";
import { renderEmail } from "./render-letter.tsx";
import { inquiryTexts } from "./texts/inquiry/texts-by-language.ts";

/** The e-mail that confirms a school's inquiry. */
export async function renderInquiryConfirmation(
  email: InquiryConfirmation,
): Promise<RenderedEmail> {
  return renderEmail(composeInquiryConfirmation(email, inquiryTexts[email.language]));
}

/** The inquiry itself, for the shop's own staff. */
export async function renderInquiryNotice(notice: InquiryNotice): Promise<RenderedEmail> {
  return renderEmail(composeInquiryNotice(notice, inquiryTexts[defaultLanguage]));
}
