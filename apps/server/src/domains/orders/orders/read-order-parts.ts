import type { Database } from "@autotune/database";
import {
  account,
  licence,
  order,
  orderLine,
  policyAgreement,
  subscription,
} from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { and, asc, count, desc, eq, inArray, isNull, not, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import {
  readInstallPages,
  readNewestInstallers,
  type InstallerLinks,
} from "../../licensing/index.ts";
import type { LicenceRow, OrderParts, OrderRow } from "./view-order.ts";

/** Everything that belongs to some orders. */
export async function readOrderParts(
  database: Database,
  rows: readonly OrderRow[],
  links: InstallerLinks,
): Promise<OrderParts> {
  const ids = rows.map(({ id }) => id);
  const accounts = [...new Set(rows.map(({ accountId }) => accountId))];
  const checkouts = rows.flatMap(({ checkoutId }) => checkoutId ?? []);
  const [lines, licences, givenAway, plans, agreements, guests, installPages] = await Promise.all([
    database
      .select()
      .from(orderLine)
      .where(inArray(orderLine.orderId, ids))
      .orderBy(asc(orderLine.position)),
    readLicences(database, ids),
    countGivenAway(database, ids),
    readPlans(database, ids),
    database
      .select()
      .from(policyAgreement)
      .where(inArray(policyAgreement.checkoutId, checkouts))
      .orderBy(desc(policyAgreement.document)),
    database
      .select({ id: account.id })
      .from(account)
      .where(and(inArray(account.id, accounts), isNull(account.passwordHash))),
    readInstallPages(database),
  ]);
  const pids = licences.map(({ pid }) => pid);
  return {
    lines,
    licences,
    agreements,
    installers: await readNewestInstallers(database, pids, links),
    givenAway,
    plans,
    guests: new Set(guests.map(({ id }) => id)),
    installPages,
  };
}

const source = alias(licence, "source");
const sourceLine = alias(orderLine, "source_line");

/** A transferred licence belongs to the recipient: the buyer's order does not show its strings. */
const isTheBuyers = eq(licence.accountId, order.accountId);

function readLicences(database: Database, orderIds: readonly number[]): Promise<LicenceRow[]> {
  return database
    .select({
      orderLineId: licence.orderLineId,
      pid: licence.pid,
      // Bought products have their name at that time; what came with them has today's.
      name: sql<string>`case when ${licence.pid} = ${orderLine.pid} then ${orderLine.name}
        else coalesce(${nameOf(licence.pid)}, ${orderLine.name}) end`,
      serial: licence.serial,
      authenticationString: licence.authenticationString,
      upgradedFrom: sql<
        string | null
      >`coalesce(${nameOf(source.pid)}, ${sourceLine.name}, ${source.pid})`,
      isUpgraded: sql<boolean>`${licence.upgradedAt} is not null`,
      isRevoked: sql<boolean>`${licence.revokedAt} is not null`,
    })
    .from(licence)
    .innerJoin(orderLine, eq(orderLine.id, licence.orderLineId))
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .leftJoin(source, eq(source.id, licence.sourceLicenceId))
    .leftJoin(sourceLine, eq(sourceLine.id, source.orderLineId))
    .where(and(inArray(orderLine.orderId, [...orderIds]), isTheBuyers))
    .orderBy(asc(licence.ordinal), asc(licence.id));
}

async function countGivenAway(
  database: Database,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .select({ lineId: orderLine.id, count: count() })
    .from(licence)
    .innerJoin(orderLine, eq(orderLine.id, licence.orderLineId))
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(inArray(orderLine.orderId, [...orderIds]), not(isTheBuyers)))
    .groupBy(orderLine.id);
  return new Map(rows.map((row) => [row.lineId, row.count]));
}

/** The name of the product with that pid, in the language of the order. */
function nameOf(pid: AnyPgColumn): SQL {
  return sql`(
    select document.body ->> 'name' from shop.catalogue_product product
      join shop.published_document document
        on document.collection = 'products' and document.key = product.path
     where product.pid = ${pid} and document.locale in (${order.language}, ${defaultLanguage})
     order by document.locale = ${order.language} desc limit 1)`;
}

function readPlans(database: Database, orderIds: readonly number[]) {
  return database
    .select({
      orderLineId: subscription.orderLineId,
      state: subscription.state,
      price: subscription.price,
      subInterval: subscription.subInterval,
      subIntervalUnit: subscription.subIntervalUnit,
      trialEndsAt: subscription.trialEndsAt,
      entitledUntil: subscription.entitledUntil,
      discountedChargesLeft: subscription.discountedChargesLeft,
      priceAfterDiscount: subscription.priceAfterDiscount,
      nextChargeAt: subscription.nextChargeAt,
      // Its parts, or itself where it has none.
      pids: sql<string[]>`array(
        select given.pid from shop.catalogue_product given
         where given.path in (
           select included_path from shop.catalogue_inclusion where path = ${subscription.path}
           union all
           select ${subscription.path} where not exists (
             select from shop.catalogue_inclusion where path = ${subscription.path})))`,
    })
    .from(subscription)
    .innerJoin(orderLine, eq(orderLine.id, subscription.orderLineId))
    .where(inArray(orderLine.orderId, [...orderIds]));
}
