import type { DataExportAnswer, ErrorCode, WithdrawalBody } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export type DataExport = DataExportAnswer;

const exportsPath = "/laravel/rest/data-exports";
const erasurePath = "/laravel/rest/erasure";

/** The files with the person's data; undefined where no readable answer came. */
export async function askExports(signal: AbortSignal): Promise<DataExport[] | undefined> {
  const answer = await callShop({ method: "GET", path: exportsPath, verified: true, signal });
  if (!answer.ok || !isRecord(answer.value)) return undefined;
  const { data } = answer.value;
  return Array.isArray(data) ? data.filter(isExport) : undefined;
}

/** Says whether a file is on its way. */
export async function startExport(): Promise<boolean> {
  return (await callShop({ method: "POST", path: exportsPath, verified: true })).ok;
}

export function exportUrl({ id }: DataExport): string {
  return `/laravel/data-exports/${id}`;
}

/** When the account will be erased; null where nobody asked for it, undefined where no answer came. */
export async function askErasure(signal: AbortSignal): Promise<Date | null | undefined> {
  const answer = await callShop({ method: "GET", path: erasurePath, verified: true, signal });
  if (!answer.ok || !isRecord(answer.value)) return undefined;
  const { due_at: dueAt } = answer.value;
  return typeof dueAt === "string" ? new Date(dueAt) : null;
}

export type StartedErasure = "scheduled" | "wrongPassword" | "planCharges" | "tooMany" | "failed";

const wrongPassword: ErrorCode = "wrongPassword";
const planCharges: ErrorCode = "planCharges";

export async function startErasure(password: string): Promise<StartedErasure> {
  const answer = await callShop({
    method: "POST",
    path: erasurePath,
    body: { password },
    verified: true,
  });
  if (answer.ok) return "scheduled";
  if (answer.error === wrongPassword) return "wrongPassword";
  if (answer.error === planCharges) return "planCharges";
  return answer.status === 429 ? "tooMany" : "failed";
}

/** Says whether the account stays. */
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

/** Sends the declaration; it counts from the moment in the receipt. */
export async function declareWithdrawal(body: WithdrawalBody): Promise<DeclaredWithdrawal> {
  const path = "/laravel/rest/withdrawals";
  // A page that loads itself anew would lose the declaration without a word.
  const answer = await callShop({ method: "POST", path, body, answersOutdated: true });
  if (answer.ok && isRecord(answer.value)) {
    const { id, received_at: receivedAt } = answer.value;
    if (typeof id === "string" && typeof receivedAt === "string")
      return { kind: "received", receipt: { id, receivedAt: new Date(receivedAt) } };
  }
  if (!answer.ok && answer.status === 400) return { kind: "refused" };
  return { kind: !answer.ok && answer.status === 429 ? "tooMany" : "failed" };
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
