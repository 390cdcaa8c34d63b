import { isEmail } from "@autotune/commerce";
import type { EduInquiryBody } from "@autotune/contract";

/** What is typed into the form. */
export type InquiryDraft = Record<
  "name" | "email" | "school" | "country" | "seats" | "message",
  string
>;
export type InquiryField = keyof InquiryDraft;

export const emptyDraft: InquiryDraft = {
  name: "",
  email: "",
  school: "",
  country: "",
  seats: "",
  message: "",
};

const mostSeats = 100_000;

/** The longest that the server accepts. */
const longest = { name: 100, school: 200 } as const;

/** The invalid fields, in the order of the form. */
export function findProblems(draft: InquiryDraft): InquiryField[] {
  const isRight: Record<InquiryField, boolean> = {
    name: isLine(draft.name, longest.name),
    email: isEmail(draft.email.trim()),
    school: isLine(draft.school, longest.school),
    country: draft.country !== "",
    seats: readSeats(draft.seats) !== undefined,
    message: true,
  };
  const fields = ["name", "email", "school", "country", "seats"] as const;
  return fields.filter((field) => !isRight[field]);
}

function isLine(typed: string, most: number): boolean {
  const { length } = typed.trim();
  return length > 0 && length <= most;
}

/** A number of seats; Japanese input may use full-width digits. */
function readSeats(typed: string): number | undefined {
  const digits = typed.normalize("NFKC").trim();
  const seats = /^\d+$/.test(digits) ? Number(digits) : 0;
  return seats >= 1 && seats <= mostSeats ? seats : undefined;
}

/** What is sent of a draft that has no problems. */
export function toInquiry(draft: InquiryDraft): EduInquiryBody {
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    school: draft.school.trim(),
    country: draft.country,
    seats: readSeats(draft.seats) ?? 0,
    message: draft.message.trim(),
  };
}
