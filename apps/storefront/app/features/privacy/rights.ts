import type { DataExportResponse, ErrorCode, WithdrawalBody } from "@autotune/contract";
import { callShop } from "../../platform/api/call-shop.ts";
import { isRecord } from "../../platform/api/is-record.ts";

export type DataExport = DataExportResponse;

const exportsPath = "/laravel/rest/data-exports";
const erasurePath = "/laravel/rest/erasure";

/** The files with the person's data; undefined without a readable response. */
export async function fetchExports(signal: AbortSignal): Promise<DataExport[] | undefined> {
  const response = await callShop({ method: "GET", path: exportsPath, verified: true, signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { data } = response.value;
  return Array.isArray(data) ? data.filter(isExport) : undefined;
}

/** Returns whether an export was started. */
export async function startExport(): Promise<boolean> {
  return (await callShop({ method: "POST", path: exportsPath, verified: true })).ok;
}

export function exportUrl({ id }: DataExport): string {
  return `/laravel/data-exports/${id}`;
}

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

export interface WithdrawalReceipt {
  readonly id: string;
  readonly receivedAt: Date;
}

export type DeclaredWithdrawal =
  | { readonly kind: "received"; readonly receipt: WithdrawalReceipt }
  | { readonly kind: "refused" | "tooMany" | "failed" };

/** Sends the declaration; it counts from the time in the receipt. */
export async function declareWithdrawal(body: WithdrawalBody): Promise<DeclaredWithdrawal> {
  const path = "/laravel/rest/withdrawals";
  // A reload would silently lose the declaration.
  const response = await callShop({ method: "POST", path, body, handlesOutdated: true });
  if (response.ok && isRecord(response.value)) {
    const { id, received_at: receivedAt } = response.value;
    if (typeof id === "string" && typeof receivedAt === "string")
      return { kind: "received", receipt: { id, receivedAt: new Date(receivedAt) } };
  }
  if (!response.ok && response.status === 400) return { kind: "refused" };
  return { kind: !response.ok && response.status === 429 ? "tooMany" : "failed" };
}

function isExport(value: unknown): value is DataExport {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    typeof value["requested_at"] === "string" &&
    typeof value["expires_at"] === "string" &&
    (value["ready_at"] === null || typeof value["ready_at"] === "string")
  );
}
