import type { ErrorCode } from "@autotune/contract";
import { callShop } from "../../platform/api/call-shop.ts";
import { isRecord } from "../../platform/api/is-record.ts";

const erasurePath = "/laravel/rest/erasure";

/** When the account will be erased; null where no erasure was requested, undefined without a response. */
export async function fetchErasure(signal: AbortSignal): Promise<Date | null | undefined> {
  const response = await callShop({ method: "GET", path: erasurePath, verified: true, signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { due_at: dueAt } = response.value;
  return typeof dueAt === "string" ? new Date(dueAt) : null;
}

export type StartedErasure = "scheduled" | "wrongPassword" | "planCharges" | "tooMany" | "failed";

const wrongPassword: ErrorCode = "wrongPassword";
const planCharges: ErrorCode = "planCharges";

export async function startErasure(password: string): Promise<StartedErasure> {
  const response = await callShop({
    method: "POST",
    path: erasurePath,
    body: { password },
    verified: true,
  });
  if (response.ok) return "scheduled";
  if (response.error === wrongPassword) return "wrongPassword";
  if (response.error === planCharges) return "planCharges";
  return response.status === 429 ? "tooMany" : "failed";
}

/** Returns whether the erasure was cancelled. */
export async function cancelErasure(): Promise<boolean> {
  return (await callShop({ method: "DELETE", path: erasurePath, verified: true })).ok;
}
