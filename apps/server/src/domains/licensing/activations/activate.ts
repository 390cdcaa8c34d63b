import type { ActivateBody, HeartbeatResponse } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { lockByProof, type ActivatedRight } from "./activated-right.ts";
import { readEntitlement } from "./entitlement.ts";
import { rejectRight, type RightRejection } from "./reject-right.ts";
import { insertActivation, renewActivation } from "./repository.ts";
import {
  readRunningActivations,
  type ActivatedId,
  type RunningActivation,
} from "./running-activations.ts";

export type ActivateResult =
  | {
      readonly ok: true;
      readonly activationId: string;
      readonly isNew: boolean;
      readonly entitlement: HeartbeatResponse;
    }
  | { readonly ok: false; readonly reason: "licenceUnknown" | RightRejection }
  | {
      readonly ok: false;
      readonly reason: "seatsTaken";
      readonly seats: number;
      readonly running: readonly RunningActivation[];
    };

/** Gives a computer a seat of a licence or a plan. A computer that already has one keeps it. */
export async function activate(
  transaction: Transaction,
  body: ActivateBody,
  now: Date,
): Promise<ActivateResult> {
  const right = await lockByProof(transaction, body);
  if (right === undefined) return { ok: false, reason: "licenceUnknown" };
  const rejection = rejectRight(right, now);
  if (rejection !== undefined) return { ok: false, reason: rejection };
  const of = idOf(right);
  const entitlement = await readEntitlement(transaction, right);
  const renewed = await renewActivation(transaction, of, body);
  if (renewed !== undefined) return { ok: true, activationId: renewed, isNew: false, entitlement };
  const running = await readRunningActivations(transaction, of);
  const { seats } = right;
  if (running.length >= seats) return { ok: false, reason: "seatsTaken", seats, running };
  const activationId = await insertActivation(transaction, of, body);
  return { ok: true, activationId, isNew: true, entitlement };
}

function idOf({ kind, id }: ActivatedRight): ActivatedId {
  return kind === "licence" ? { licenceId: id } : { subscriptionId: id };
}
