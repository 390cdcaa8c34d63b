import type { Language } from "@autotune/routes";

/** What the e-mail shows that confirms a school's inquiry. Nothing that somebody typed freely. */
export interface InquiryConfirmation {
  language: Language;
  seats: number;
}

/** What a school asks, as the shop's own people read it. */
export interface InquiryNotice {
  name: string;
  email: string;
  school: string;
  /** Two letters, of ISO 3166-1. */
  country: string;
  seats: number;
  message: string;
  /** Of the page on which it was written. */
  language: Language;
}
