import type { ReturnToFollow } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { isUsablePlan, orderLine } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { asc, inArray, sql } from "drizzle-orm";
import { readOffers } from "../../catalogue/index.ts";

/** What has to be known of an order and its buyer to say what a return of its lines takes along. */
export type ReturnFacts = Omit<ReturnToFollow, "returned"> & {
  /** What lines of the buyer's orders are called. */
  readonly names: ReadonlyMap<number, string>;
};

interface OrdersOfBuyer {
  readonly orderIds: readonly number[];
  readonly accountId: number;
}

/** By order. Read before anything is revoked: what is revoked already is not lost by the return. */
export async function readReturnFacts(
  executor: Database,
  { orderIds, accountId }: OrdersOfBuyer,
): Promise<ReadonlyMap<number, ReturnFacts>> {
  if (orderIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.position));
  const paths = [...new Set(rows.map(({ path }) => path))];
  const offers = await readOffers(executor, paths, defaultLanguage, new Date());
  const lines = rows.map(({ orderId, id, path, type, isFreebie, refundedAt }) => ({
    orderId,
    id,
    path,
    isFreebie,
    isUpgrade: type === "upgrade",
    isRefunded: refundedAt !== null,
    freebies: offers.find((offer) => offer.path === path)?.freebies ?? [],
  }));
  const ofBuyer = {
    licences: await readLicences(executor, accountId),
    plans: await readPlans(executor, accountId),
    conditions: await readConditions(executor, accountId),
    names: await readNames(executor, accountId),
  };
  return new Map(
    orderIds.map((id) => [
      id,
      { ...ofBuyer, lines: lines.filter(({ orderId }) => orderId === id) },
    ]),
  );
}

/** One that was given to another person stays theirs: staff is alerted instead. */
async function readLicences(
  executor: Database,
  accountId: number,
): Promise<ReturnFacts["licences"]> {
  const { rows } = await executor.execute<{
    id: number;
    lineId: number | null;
    sourceId: number | null;
    paths: string[];
    isUpgraded: boolean;
  }>(sql`
    select licence.id::float8 as id, order_line_id::float8 as "lineId",
           source_licence_id::float8 as "sourceId", upgraded_at is not null as "isUpgraded",
           array(select path from shop.catalogue_product product
                  where product.pid = licence.pid order by path) as paths
      from shop.licence where account_id = ${accountId} and revoked_at is null order by licence.id`);
  return rows;
}

async function readPlans(executor: Database, accountId: number): Promise<ReturnFacts["plans"]> {
  const { rows } = await executor.execute<{ lineId: number; path: string }>(sql`
    select order_line_id::float8 as "lineId", path from shop.subscription plan
     where account_id = ${accountId} and state <> 'deactivated' and ${isUsablePlan}
     order by id`);
  return rows;
}

/** What was sold by a promotion for owners. One that has been deleted since asks for nothing. */
async function readConditions(
  executor: Database,
  accountId: number,
): Promise<ReturnFacts["conditions"]> {
  const { rows } = await executor.execute<{ lineId: number; ownersOf: string[] }>(sql`
    select line.id::float8 as "lineId", promotion.owners_of as "ownersOf"
      from shop.order bought join shop.checkout opened on opened.id = bought.checkout_id
      join shop.promotion on promotion.code = opened.promotion_code
      join shop.order_line line on line.order_id = bought.id
     where bought.account_id = ${accountId} and cardinality(promotion.owners_of) > 0
       and line.refunded_at is null and promotion.prices ? line.path
     order by line.id`);
  return rows;
}

async function readNames(
  executor: Database,
  accountId: number,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await executor.execute<{ id: number; name: string }>(sql`
    select line.id::float8 as id, line.name from shop.order_line line
      join shop.order bought on bought.id = line.order_id where account_id = ${accountId}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
