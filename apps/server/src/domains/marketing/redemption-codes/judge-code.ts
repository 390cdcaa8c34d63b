import type { CodeGift, CodeRejection } from "@autotune/contract";

/** A code and what the database knows of it and a person. */
export interface FoundCode {
  readonly batchId: number;
  readonly gives: CodeGift;
  readonly dealer: string;
  readonly oncePerPerson: boolean;
  /** It was stopped or has expired. */
  readonly hasEnded: boolean;
  /** Null until redeemed. */
  readonly redeemedBy: number | null;
  /** The person owns what it requires, and has no other code of a batch limited to one per person. */
  readonly isQualified: boolean;
}

export type JudgedCode =
  | "free"
  | "theirs"
  | "notQualified"
  | Exclude<CodeRejection, "codeMistyped">;

/** What a code is to the person who enters it. What is theirs stays theirs, whatever happened to its batch since. */
export function judgeCode(found: FoundCode | undefined, accountId: number): JudgedCode {
  if (found === undefined) return "codeUnknown";
  if (found.redeemedBy === accountId) return "theirs";
  if (found.redeemedBy !== null) return "codeUsed";
  if (found.hasEnded) return "codeExpired";
  return found.isQualified ? "free" : "notQualified";
}
