import type {
  AnswerTransferAnswer,
  ErrorCode,
  LookAtTransferAnswer,
  TransferState,
} from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

type LookedAtTransfer =
  | ({ kind: "found" } & LookAtTransferAnswer)
  | { kind: "expired" }
  | { kind: "failed" };

export type AnsweredTransfer =
  | AnswerTransferAnswer["state"]
  /** Somebody has an account with that address: its owner signs in there first. */
  | "otherAccount"
  | "expired"
  | "failed";

const path = "/laravel/rest/transfers";
const takerAccountRequired: ErrorCode = "takerAccountRequired";
const roles: readonly LookAtTransferAnswer["role"][] = ["giver", "taker"];
const states: readonly TransferState[] = ["open", "done", "declined", "withdrawn", "expired"];
const outcomes: readonly AnswerTransferAnswer["state"][] = [
  "waiting",
  "done",
  "declined",
  "withdrawn",
];

/** Which licence the link of the mail is about. It changes nothing. */
export async function lookAtTransfer(token: string, lang: Language): Promise<LookedAtTransfer> {
  const answer = await callShop({ method: "POST", path: `${path}/look`, body: { token, lang } });
  if (!answer.ok) return { kind: isGone(answer.status) ? "expired" : "failed" };
  return readFound(answer.value) ?? { kind: "failed" };
}

export async function answerTransfer(token: string, accept: boolean): Promise<AnsweredTransfer> {
  const body = { token, accept };
  const answer = await callShop({ method: "POST", path: `${path}/answer`, body });
  if (!answer.ok) {
    if (answer.error === takerAccountRequired) return "otherAccount";
    return isGone(answer.status) ? "expired" : "failed";
  }
  const state = isRecord(answer.value) ? answer.value["state"] : undefined;
  return outcomes.find((one) => one === state) ?? "failed";
}

/** The link is none, was used before, or is too old. */
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
