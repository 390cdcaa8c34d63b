/** Why a withdrawal is refused. Each has a text in every language, in the email about it. */
export const withdrawalRefusals = [
  /** It came after the last day. */
  "late",
  /** No order matches the number and the email address. */
  "unknownOrder",
  /** The money was refunded before. */
  "alreadyRefunded",
  /** It repeats an earlier one. */
  "repeated",
  /** It is about a renewal: the days begin with the plan. */
  "renewal",
  /** In the words of support. */
  "other",
] as const;

export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** Whether the customer learns the reason: what is none of the others has to be written. */
export function isExplained(refusal: WithdrawalRefusal, note: string): boolean {
  return refusal !== "other" || note.trim() !== "";
}
