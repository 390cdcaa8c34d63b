/** Why a code is not redeemed. Who does not qualify is told that, and not why. */
export const codeRefusals = [
  /** Its letters do not fit together: somebody typed it wrong. */
  "codeMistyped",
  "codeUnknown",
  /** By somebody else. */
  "codeUsed",
  /** Or its batch was stopped. */
  "codeExpired",
] as const;
export type CodeRefusal = (typeof codeRefusals)[number];
