import type { SummaryResponse } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import {
  account,
  order,
  orderLine,
  subscription,
  subscriptionCharge,
} from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, desc, eq, ne, notInArray, sql } from "drizzle-orm";
import { accountEnd } from "../../identity/index.ts";
import { productName } from "../../catalogue/index.ts";
import { nextPriceOf, viewDiscount } from "./plan-discount.ts";

export type SubscriptionRow = typeof subscription.$inferSelect;
export type NewSubscription = typeof subscription.$inferInsert;
type NewCharge = typeof subscriptionCharge.$inferInsert;
type Summary = SummaryResponse["subscriptionSummary"];

/** A plan, requested by its claimed owner. */
export interface OwnSubscription {
  readonly id: number;
  readonly accountId: number;
}

/** Every plan that an account has or had, the newest first, as the summary lists them. */
export async function readSubscriptionSummary(
  database: Database,
  accountId: number,
  language: Language,
): Promise<Summary> {
  const rows = await database
    .select({
      row: subscription,
      name: sql<string>`coalesce(${productName(sql`${subscription.path}`, language)}, ${subscription.path})`,
      nextName: sql<
        string | null
      >`coalesce(${productName(sql`${subscription.nextPath}`, language)}, ${subscription.nextPath})`,
    })
    .from(subscription)
    .where(eq(subscription.accountId, accountId))
    .orderBy(desc(subscription.beganAt), desc(subscription.id));
  return rows.map(({ row, name, nextName }) => ({
    id: row.id,
    fs_id: row.providerSubscriptionId,
    fs_status: row.state,
    path: row.path,
    name,
    currency: row.currency,
    price: nextPriceOf(row),
    discount: viewDiscount(row),
    interval: { count: row.subInterval, unit: row.subIntervalUnit },
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    nextChargeAt: row.nextChargeAt?.toISOString() ?? null,
    entitledUntil: row.entitledUntil.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    nextName,
  }));
}

/** Undefined where it exists already: the provider's key decides, also for concurrent inserts. */
export async function insertSubscription(
  transaction: Transaction,
  row: NewSubscription,
): Promise<SubscriptionRow | undefined> {
  const [inserted] = await transaction
    .insert(subscription)
    .values(row)
    .onConflictDoNothing({ target: subscription.providerSubscriptionId })
    .returning();
  return inserted;
}

/** Events of one subscription wait for each other. */
export async function lockSubscription(
  transaction: Transaction,
  providerSubscriptionId: string,
): Promise<SubscriptionRow | undefined> {
  const [found] = await transaction
    .select()
    .from(subscription)
    .where(eq(subscription.providerSubscriptionId, providerSubscriptionId))
    .for("update");
  return found;
}

export async function findSubscription(
  database: Database,
  id: number,
): Promise<SubscriptionRow | undefined> {
  const [found] = await database.select().from(subscription).where(eq(subscription.id, id));
  return found;
}

/** Plans whose discount is used up and whose price at the provider is still the reduced one. */
export function readDiscountsOver(database: Database): Promise<SubscriptionRow[]> {
  return database
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.discountedChargesLeft, 0),
        notInArray(subscription.state, ["canceled", "deactivated"]),
      ),
    )
    .orderBy(subscription.id)
    .limit(100);
}

/** Undefined for another person's. */
export async function findOwnSubscription(
  database: Database,
  { id, accountId }: OwnSubscription,
): Promise<SubscriptionRow | undefined> {
  const [found] = await database
    .select()
    .from(subscription)
    .where(and(eq(subscription.id, id), eq(subscription.accountId, accountId)));
  return found;
}

/** The same, while its events wait. */
export async function lockOwnSubscription(
  transaction: Transaction,
  { id, accountId }: OwnSubscription,
): Promise<SubscriptionRow | undefined> {
  const [found] = await transaction
    .select()
    .from(subscription)
    .where(and(eq(subscription.id, id), eq(subscription.accountId, accountId)))
    .for("update");
  return found;
}

export async function updateSubscription(
  transaction: Transaction,
  { id, ...row }: SubscriptionRow,
): Promise<void> {
  await transaction.update(subscription).set(row).where(eq(subscription.id, id));
}

/** Returns whether the charge is new. */
export async function insertCharge(transaction: Transaction, charge: NewCharge): Promise<boolean> {
  const inserted = await transaction
    .insert(subscriptionCharge)
    .values(charge)
    .onConflictDoNothing({ target: subscriptionCharge.providerKey })
    .returning({ id: subscriptionCharge.id });
  return inserted.length > 0;
}

/** A subscription with its owner, for its emails. */
export async function findPlanToMail(database: Database, subscriptionId: number, path: string) {
  const [found] = await database
    .select({
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      ...accountEnd,
      language: subscription.language,
      providerSubscriptionId: subscription.providerSubscriptionId,
      currency: subscription.currency,
      cardEnding: subscription.cardEnding,
      taxIncluded: order.taxIncluded,
      names: sql<Record<string, string>>`(
        select coalesce(jsonb_object_agg(locale, body ->> 'name'), '{}') from shop.published_document
         where collection = 'products' and key = ${path})`,
    })
    .from(subscription)
    .innerJoin(account, eq(account.id, subscription.accountId))
    .innerJoin(orderLine, eq(orderLine.id, subscription.orderLineId))
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(subscription.id, subscriptionId));
  return found;
}

/** The provider's order of a paid charge, even if refunded since, where plan and charge belong to the person. */
export async function findOwnCharge(
  database: Database,
  { id, accountId }: OwnSubscription,
  chargeId: number,
): Promise<string | undefined> {
  const [found] = await database
    .select({ providerOrderId: subscriptionCharge.providerKey })
    .from(subscriptionCharge)
    .innerJoin(subscription, eq(subscription.id, subscriptionCharge.subscriptionId))
    .where(
      and(
        eq(subscriptionCharge.id, chargeId),
        ne(subscriptionCharge.state, "failed"),
        eq(subscription.id, id),
        eq(subscription.accountId, accountId),
      ),
    );
  return found?.providerOrderId;
}
