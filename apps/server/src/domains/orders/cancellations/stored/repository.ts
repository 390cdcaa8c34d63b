import type { Database, Transaction } from "@autotune/database";
import { cancellation, subscription } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";

export interface CancellationDeclaration {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  readonly reason: string;
  readonly endsOn: string | null;
  readonly language: Language;
}

/**
 * The plan of the mailbox's account that has not ended: by the number of its order or of a charge, or the only one that
 * there is, since people call a plan by its name.
 */
const namedPlan = ({ reference, email }: CancellationDeclaration) => sql<number>`(
  select plan.id from shop.subscription plan
    join shop.account owner on owner.id = plan.account_id
    join shop.order_line line on line.id = plan.order_line_id
    join shop.order bought on bought.id = line.order_id
    cross join lateral (
      select bought.reference = ${reference.toUpperCase()} or exists (
        select from shop.subscription_charge charge
         where charge.subscription_id = plan.id and charge.reference = ${reference.toUpperCase()}
      ) as by_number) named
   where owner.email = ${email} and plan.state <> 'deactivated'
     and (by_number or 1 = (
       select count(*) from shop.subscription other
        where other.account_id = owner.id and other.state <> 'deactivated'))
   order by by_number desc limit 1)`;

/** Stored as declared, whether or not there is such a plan: one statement, which takes as long either way. */
export async function insertCancellation(
  transaction: Transaction,
  declaration: CancellationDeclaration,
): Promise<{ id: string; receivedAt: Date }> {
  const [received] = await transaction
    .insert(cancellation)
    .values({ ...declaration, subscriptionId: namedPlan(declaration) })
    .returning({ id: cancellation.id, receivedAt: cancellation.receivedAt });
  if (received === undefined) throw new Error("The cancellation was not stored");
  return received;
}

/** The day on which a plan ends that is cancelled now, or was. */
export function lastDayOf({
  endsAt,
  nextChargeAt,
  entitledUntil,
}: Pick<typeof subscription.$inferSelect, "endsAt" | "nextChargeAt" | "entitledUntil">): Date {
  return endsAt ?? nextChargeAt ?? entitledUntil;
}

/** Whether the day that was asked for falls into the time that is paid: cancelled later, the plan would renew once more. */
export function isDue(endsOn: string | null, plan: Parameters<typeof lastDayOf>[0]): boolean {
  return endsOn === null || endsOn <= lastDayOf(plan).toISOString().slice(0, 10);
}

/** The day on which a plan ends by a cancellation: what is still to come is as far off as was asked for. */
export function endOf(endsOn: string | null, plan: Parameters<typeof lastDayOf>[0]): Date {
  return endsOn === null || isDue(endsOn, plan) ? lastDayOf(plan) : new Date(endsOn);
}

/** Confirmed, and to end on a later day. */
export function findWaitingCancellations(
  database: Database,
): Promise<{ cancellationId: string }[]> {
  return database
    .select({ cancellationId: cancellation.id })
    .from(cancellation)
    .where(eq(cancellation.state, "confirmed"));
}

/**
 * What the shop can't decide: whose it is before its link was followed, and whether a reason is an important one. An
 * erased person has no email address, and nobody waits.
 */
export const isOpenCancellation = sql`${cancellation.settledAt} is null and ${cancellation.email} <> '' and (
  ${cancellation.state} = 'received'
  or (${cancellation.reason} <> '' and ${cancellation.state} <> 'takenBack'))`;

/** Of a person's plans, which still renew: those that wait for their day. */
export function findPendingCancellations(
  database: Database,
  accountId: number,
): Promise<{ id: string; subscriptionId: number; endsOn: string | null }[]> {
  return database
    .select({ id: cancellation.id, subscriptionId: subscription.id, endsOn: cancellation.endsOn })
    .from(cancellation)
    .innerJoin(subscription, eq(subscription.id, cancellation.subscriptionId))
    .where(
      and(
        eq(subscription.accountId, accountId),
        eq(cancellation.state, "confirmed"),
        isNotNull(cancellation.endsOn),
        notInArray(subscription.state, ["canceled", "deactivated"]),
      ),
    )
    .orderBy(cancellation.endsOn, cancellation.id);
}

/** True also where it was taken back before: twice is once. False for another person's, and for one that took effect. */
export async function takeBackCancellation(
  database: Database,
  { id, accountId }: { readonly id: string; readonly accountId: number },
): Promise<boolean> {
  const isTheirs = and(
    eq(cancellation.id, id),
    inArray(
      cancellation.subscriptionId,
      database
        .select({ id: subscription.id })
        .from(subscription)
        .where(eq(subscription.accountId, accountId)),
    ),
  );
  await database
    .update(cancellation)
    .set({ state: "takenBack", doneAt: sql`now()` })
    .where(and(isTheirs, eq(cancellation.state, "confirmed"), isNotNull(cancellation.endsOn)));
  return (
    (await database.$count(cancellation, and(isTheirs, eq(cancellation.state, "takenBack")))) > 0
  );
}

/** With the plan that it names, if it names one. */
export async function findCancellation(database: Database, id: string) {
  const [found] = await database
    .select({ declared: cancellation, plan: subscription })
    .from(cancellation)
    .leftJoin(subscription, eq(subscription.id, cancellation.subscriptionId))
    .where(eq(cancellation.id, id));
  return found;
}

/** The mailbox was verified. False for one that names no plan, or was confirmed before. */
export async function confirmCancellation(transaction: Transaction, id: string): Promise<boolean> {
  const confirmed = await transaction
    .update(cancellation)
    .set({ state: "confirmed", confirmedAt: sql`now()` })
    .where(
      and(
        eq(cancellation.id, id),
        eq(cancellation.state, "received"),
        isNotNull(cancellation.subscriptionId),
      ),
    )
    .returning({ id: cancellation.id });
  return confirmed.length > 0;
}

/** False for one that is not confirmed any more. */
export async function markCancellationDone(database: Database, id: string): Promise<boolean> {
  const done = await database
    .update(cancellation)
    .set({ state: "done", doneAt: sql`now()` })
    .where(and(eq(cancellation.id, id), eq(cancellation.state, "confirmed")))
    .returning({ id: cancellation.id });
  return done.length > 0;
}
