/** Why a code is not redeemed. Those who do not qualify learn that, and not why. */
export const codeRejections = [
  /** Its check letter is wrong: somebody mistyped it. */
  "codeMistyped",
  "codeUnknown",
  /** By somebody else. */
  "codeUsed",
  /** Or its batch was stopped. */
  "codeExpired",
] as const;
export type CodeRejection = (typeof codeRejections)[number];
