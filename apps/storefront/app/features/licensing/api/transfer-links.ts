import type {
  TransferDecisionResponse,
  ErrorCode,
  LookAtTransferResponse,
  TransferState,
} from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

type LookedAtTransfer =
  | ({ kind: "found" } & LookAtTransferResponse)
  | { kind: "expired" }
  | { kind: "failed" };

export type TransferOutcome =
  | TransferDecisionResponse["state"]
  /** That email address has an account: its owner must sign in first. */
  | "otherAccount"
  | "expired"
  | RequestFailure;

const path = "/laravel/rest/transfers";
const takerAccountRequired: ErrorCode = "takerAccountRequired";
const roles: readonly LookAtTransferResponse["role"][] = ["giver", "taker"];
const states: readonly TransferState[] = ["open", "done", "declined", "withdrawn", "expired"];
const outcomes: readonly TransferDecisionResponse["state"][] = [
  "waiting",
  "done",
  "declined",
  "withdrawn",
];

/** The licence that the email link is about. It changes nothing. */
export async function lookAtTransfer(token: string, lang: Language): Promise<LookedAtTransfer> {
  const response = await callShop({ method: "POST", path: `${path}/look`, body: { token, lang } });
  if (!response.ok) return { kind: isGone(response.status) ? "expired" : "failed" };
  return readFound(response.value) ?? { kind: "failed" };
}

export async function respondToTransfer(token: string, accept: boolean): Promise<TransferOutcome> {
  const body = { token, accept };
  const response = await callShop({ method: "POST", path: `${path}/answer`, body });
  if (!response.ok) {
    if (response.error === takerAccountRequired) return "otherAccount";
    return isGone(response.status) ? "expired" : requestFailure(response);
  }
  const state = isRecord(response.value) ? response.value["state"] : undefined;
  return outcomes.find((one) => one === state) ?? requestFailure(response);
}

/** The link is invalid, used or expired. */
function isGone(status: number): boolean {
  return status === 400 || status === 404;
}

function readFound(value: unknown): LookedAtTransfer | undefined {
  if (!isRecord(value)) return undefined;
  const { product, from, to_email } = value;
  const role = roles.find((one) => one === value["role"]);
  const state = states.find((one) => one === value["state"]);
  if (typeof product !== "string" || typeof from !== "string" || typeof to_email !== "string")
    return undefined;
  if (role === undefined || state === undefined) return undefined;
  return { kind: "found", role, product, from, to_email, state };
}
