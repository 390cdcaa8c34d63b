import type { ErrorCode } from "@autotune/contract";

/** Why the server rejects a password that keeps to the rule. */
export type RejectedPassword = "commonPassword" | "predictablePassword";

const rejections: Partial<Record<ErrorCode, RejectedPassword>> = {
  commonPassword: "commonPassword",
  predictablePassword: "predictablePassword",
};

export function rejectedPasswordOf(error: string | undefined): RejectedPassword | undefined {
  return Object.entries(rejections).find(([code]) => code === error)?.[1];
}
