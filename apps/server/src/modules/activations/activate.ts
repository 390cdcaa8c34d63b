import type { ActivateBody, HeartbeatAnswer } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { lockProved, type ActivatedRight } from "./activated-right.ts";
import { readEntitlement } from "./entitlement.ts";
import { refuseRight, type RightRefusal } from "./refuse-right.ts";
import {
  insertActivation,
  readRunningActivations,
  renewActivation,
  type ActivatedId,
  type RunningActivation,
} from "./repository.ts";

export type ActivateResult =
  | {
      readonly ok: true;
      readonly activationId: string;
      readonly isNew: boolean;
      readonly entitlement: HeartbeatAnswer;
    }
  | { readonly ok: false; readonly reason: "licenceUnknown" | RightRefusal }
  | {
      readonly ok: false;
      readonly reason: "seatsTaken";
      readonly seats: number;
      readonly running: readonly RunningActivation[];
    };

/** Gives a computer a seat of a licence or a plan. One that has a seat keeps it. */
export async function activate(
  transaction: Transaction,
  asked: ActivateBody,
  now: Date,
): Promise<ActivateResult> {
  const right = await lockProved(transaction, asked);
  if (right === undefined) return { ok: false, reason: "licenceUnknown" };
  const refusal = refuseRight(right, now);
  if (refusal !== undefined) return { ok: false, reason: refusal };
  const of = idOf(right);
  const entitlement = await readEntitlement(transaction, right);
  const renewed = await renewActivation(transaction, of, asked);
  if (renewed !== undefined) return { ok: true, activationId: renewed, isNew: false, entitlement };
  const running = await readRunningActivations(transaction, of);
  const { seats } = right;
  if (running.length >= seats) return { ok: false, reason: "seatsTaken", seats, running };
  const activationId = await insertActivation(transaction, of, asked);
  return { ok: true, activationId, isNew: true, entitlement };
}

function idOf({ kind, id }: ActivatedRight): ActivatedId {
  return kind === "licence" ? { licenceId: id } : { subscriptionId: id };
}
