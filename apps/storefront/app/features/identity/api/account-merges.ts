import type { ErrorCode, MergeLookResponse } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

export type StartedMerge = "requested" | "invalidEmail" | RequestFailure;

type LookedAtMerge =
  | ({ kind: "found" } & MergeLookResponse)
  | { kind: "expired" }
  | { kind: "failed" };

export type ConfirmedMerge = "merged" | "expired" | "planInBoth" | "otherAccount" | RequestFailure;

const path = "/laravel/rest/account-merges";
const planInBoth: ErrorCode = "planInBoth";
const keptAccountRequired: ErrorCode = "keptAccountRequired";

/** Emails the other account to confirm that it may be merged into the person's own. */
export async function startMerge(email: string): Promise<StartedMerge> {
  const response = await callShop({ method: "POST", path, body: { email }, verified: true });
  if (response.ok) return "requested";
  return response.status === 400 ? "invalidEmail" : requestFailure(response);
}

/** The accounts that the email link is about. It changes nothing. */
export async function lookAtMerge(token: string): Promise<LookedAtMerge> {
  const response = await callShop({ method: "POST", path: `${path}/look`, body: { token } });
  if (!response.ok) return { kind: isGone(response.status) ? "expired" : "failed" };
  if (!isRecord(response.value)) return { kind: "failed" };
  const { kept_email, merged_email } = response.value;
  if (typeof kept_email !== "string" || typeof merged_email !== "string") return { kind: "failed" };
  return { kind: "found", kept_email, merged_email };
}

export async function confirmMerge(token: string): Promise<ConfirmedMerge> {
  const response = await callShop({ method: "POST", path: `${path}/confirm`, body: { token } });
  if (response.ok) return "merged";
  if (response.error === planInBoth) return "planInBoth";
  // The session is over, or belongs to someone else.
  if (response.error === keptAccountRequired || response.status === 401) return "otherAccount";
  return isGone(response.status) ? "expired" : requestFailure(response);
}

function isGone(status: number): boolean {
  return status === 400 || status === 404;
}
