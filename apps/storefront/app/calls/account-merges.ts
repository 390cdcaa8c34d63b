import type { ErrorCode, MergeLookAnswer } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export type AskedMerge = "asked" | "invalidEmail" | "tooMany" | "failed";

type LookedAtMerge =
  | ({ kind: "found" } & MergeLookAnswer)
  | { kind: "expired" }
  | { kind: "failed" };

export type ConfirmedMerge = "merged" | "expired" | "planInBoth" | "otherAccount" | "failed";

const path = "/laravel/rest/account-merges";
const planInBoth: ErrorCode = "planInBoth";
const keptAccountRequired: ErrorCode = "keptAccountRequired";

/** Asks the mailbox of another account whether that one may become a part of the person's own. */
export async function startMerge(email: string): Promise<AskedMerge> {
  const answer = await callShop({ method: "POST", path, body: { email }, verified: true });
  if (answer.ok) return "asked";
  if (answer.status === 429) return "tooMany";
  return answer.status === 400 ? "invalidEmail" : "failed";
}

/** Which accounts the link of the mail is about. It changes nothing. */
export async function lookAtMerge(token: string): Promise<LookedAtMerge> {
  const answer = await callShop({ method: "POST", path: `${path}/look`, body: { token } });
  if (!answer.ok) return { kind: isGone(answer.status) ? "expired" : "failed" };
  if (!isRecord(answer.value)) return { kind: "failed" };
  const { kept_email, merged_email } = answer.value;
  if (typeof kept_email !== "string" || typeof merged_email !== "string") return { kind: "failed" };
  return { kind: "found", kept_email, merged_email };
}

export async function confirmMerge(token: string): Promise<ConfirmedMerge> {
  const answer = await callShop({ method: "POST", path: `${path}/confirm`, body: { token } });
  if (answer.ok) return "merged";
  if (answer.error === planInBoth) return "planInBoth";
  // Nobody is signed in any more, or somebody else.
  if (answer.error === keptAccountRequired || answer.status === 401) return "otherAccount";
  return isGone(answer.status) ? "expired" : "failed";
}

function isGone(status: number): boolean {
  return status === 400 || status === 404;
}
