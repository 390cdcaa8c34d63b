import { en as letter } from "../letter/en.ts";
import type { InquiryTexts } from "./inquiry-texts.ts";

export const en: InquiryTexts = {
  ...letter,
  subject: "We have your inquiry",
  preview: "An offer for your school comes within two working days.",
  heading: "Your inquiry has arrived",
  intro:
    "Thank you for asking about a site licence for your school. We read every inquiry ourselves.",
  seats: "Seats",
  next: "We write back with an offer within two working days. If something is missing, simply answer this e-mail.",
  notYou:
    "If you did not ask us anything, somebody mistyped their address. You can forget this e-mail: we keep nothing.",
  whyThisMail:
    "You receive this e-mail because this address was given with an inquiry for a school.",
};
