import type { Database, Transaction } from "@autotune/database";
import { licence, subscription, type PlanTerm } from "@autotune/database/schema";
import { and, eq } from "drizzle-orm";
import type { ActivatedId } from "./running-activations.ts";

/** A licence or a plan, as far as it may be used on computers. */
export type ActivatedRight =
  | {
      readonly kind: "licence";
      readonly id: number;
      readonly seats: number;
      readonly pid: string;
      readonly upgradedAt: Date | null;
      readonly revokedAt: Date | null;
    }
  | (PlanTerm & {
      readonly kind: "plan";
      readonly id: number;
      readonly seats: number;
      readonly path: string;
    });

/** How possession of a licence or a plan is proved. */
export type Proof =
  | { readonly serial: string; readonly authentication_string: string }
  | { readonly activation_key: string };

const licenceColumns = {
  id: licence.id,
  seats: licence.seats,
  pid: licence.pid,
  upgradedAt: licence.upgradedAt,
  revokedAt: licence.revokedAt,
};
const planColumns = {
  id: subscription.id,
  seats: subscription.seats,
  path: subscription.path,
  state: subscription.state,
  entitledUntil: subscription.entitledUntil,
  nextChargeAt: subscription.nextChargeAt,
};

/** What was proved, locked until the transaction ends: concurrent activations wait for each other. */
export async function lockByProof(
  transaction: Transaction,
  proof: Proof,
): Promise<ActivatedRight | undefined> {
  if ("activation_key" in proof) {
    const [plan] = await transaction
      .select(planColumns)
      .from(subscription)
      .where(eq(subscription.activationKey, proof.activation_key))
      .for("no key update");
    return plan && { kind: "plan", ...plan };
  }
  const { serial, authentication_string: authenticationString } = proof;
  const [owned] = await transaction
    .select(licenceColumns)
    .from(licence)
    .where(and(eq(licence.serial, serial), eq(licence.authenticationString, authenticationString)))
    .for("no key update");
  return owned && { kind: "licence", ...owned };
}

/** What an activation belongs to, in its current state. */
export async function readRight(database: Database, of: ActivatedId): Promise<ActivatedRight> {
  if ("licenceId" in of) {
    const [owned] = await database
      .select(licenceColumns)
      .from(licence)
      .where(eq(licence.id, of.licenceId));
    if (owned === undefined) throw new Error(`There is no licence ${of.licenceId}`);
    return { kind: "licence", ...owned };
  }
  const [plan] = await database
    .select(planColumns)
    .from(subscription)
    .where(eq(subscription.id, of.subscriptionId));
  if (plan === undefined) throw new Error(`There is no subscription ${of.subscriptionId}`);
  return { kind: "plan", ...plan };
}
