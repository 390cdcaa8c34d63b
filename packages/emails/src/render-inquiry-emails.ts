import { defaultLanguage } from "@autotune/routes";
import { composeInquiryConfirmation, composeInquiryNotice } from "./compose-inquiry-letters.ts";
import type { InquiryConfirmation, InquiryNotice, RenderedEmail } from "./declarations.ts";
import { renderLetter } from "./render-letter.tsx";
import { inquiryTexts } from "./texts/inquiry/texts-by-language.ts";

/** The mail that tells a school that its inquiry has arrived. */
export async function renderInquiryConfirmation(
  email: InquiryConfirmation,
): Promise<RenderedEmail> {
  return renderLetter(composeInquiryConfirmation(email, inquiryTexts[email.language]));
}

/** The inquiry itself, for the shop's own people. */
export async function renderInquiryNotice(notice: InquiryNotice): Promise<RenderedEmail> {
  return renderLetter(composeInquiryNotice(notice, inquiryTexts[defaultLanguage]));
}
