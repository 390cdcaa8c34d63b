import type { ErrorCode } from "@autotune/contract";
import { callShop } from "../../platform/api/call-shop.ts";
import { isRecord } from "../../platform/api/is-record.ts";
import {
  failureOf,
  requestFailure,
  type RequestFailure,
} from "../../platform/failures/request-failure.ts";

const erasurePath = "/laravel/rest/erasure";

/** When the account will be erased; null where no erasure was requested, undefined without a response. */
export async function fetchErasure(signal: AbortSignal): Promise<Date | null | undefined> {
  const response = await callShop({ method: "GET", path: erasurePath, verified: true, signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { due_at: dueAt } = response.value;
  return typeof dueAt === "string" ? new Date(dueAt) : null;
}

export type StartedErasure = "scheduled" | "wrongPassword" | "planCharges" | RequestFailure;

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
  return requestFailure(response);
}

/** Returns why the erasure was not cancelled. */
export async function cancelErasure(): Promise<RequestFailure | undefined> {
  return failureOf(await callShop({ method: "DELETE", path: erasurePath, verified: true }));
}
