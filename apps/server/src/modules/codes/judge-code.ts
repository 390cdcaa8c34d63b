import type { CodeGift, CodeRefusal } from "@autotune/contract";

/** A code and what the tables know of it and a person. */
export interface FoundCode {
  readonly batchId: number;
  readonly gives: CodeGift;
  readonly dealer: string;
  readonly oncePerPerson: boolean;
  /** It was stopped, or its time is over. */
  readonly hasEnded: boolean;
  /** Null while nobody has redeemed it. */
  readonly redeemedBy: number | null;
  /** The person owns what it asks for, and has no other code of a batch that counts once. */
  readonly isQualified: boolean;
}

export type JudgedCode = "free" | "theirs" | "notQualified" | Exclude<CodeRefusal, "codeMistyped">;

/** What a code is to whoever shows it. What is theirs stays theirs, whatever became of its batch since. */
export function judgeCode(found: FoundCode | undefined, accountId: number): JudgedCode {
  if (found === undefined) return "codeUnknown";
  if (found.redeemedBy === accountId) return "theirs";
  if (found.redeemedBy !== null) return "codeUsed";
  if (found.hasEnded) return "codeExpired";
  return found.isQualified ? "free" : "notQualified";
}
