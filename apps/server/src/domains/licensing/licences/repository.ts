import type { Database } from "@autotune/database";
import { licence, order, orderLine } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { readRunningActivations } from "../activations/running-activations.ts";
import { findOpenTransfer, readEndedTransfers } from "../transfers/repository.ts";
import { nameOfPid } from "../../catalogue/index.ts";

export interface LicenceOfOwner {
  readonly serial: string;
  readonly accountId: number;
  /** The language of product names. */
  readonly language: Language;
}

/** A licence with all that belongs to it; undefined where it is not theirs. */
export async function findLicence(
  database: Database,
  { serial, accountId, language }: LicenceOfOwner,
) {
  const [row] = await database
    .select({
      id: licence.id,
      serial: licence.serial,
      authenticationString: licence.authenticationString,
      pid: licence.pid,
      path: sql<string>`coalesce((
        select path from shop.catalogue_product product where product.pid = licence.pid), '')`,
      name: nameOfPid(sql`licence.pid`, language),
      seats: licence.seats,
      grantedAt: licence.grantedAt,
      upgradedAt: licence.upgradedAt,
      revokedAt: licence.revokedAt,
      isGift: sql<boolean>`coalesce(${orderLine.isFreebie}, false)`,
      boughtAt: order.placedAt,
      upgradedFrom: related(sql`other.id = licence.source_licence_id`, language),
      upgradedTo: related(
        sql`other.source_licence_id = licence.id and other.revoked_at is null`,
        language,
      ),
    })
    .from(licence)
    .leftJoin(orderLine, eq(orderLine.id, licence.orderLineId))
    .leftJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(licence.serial, serial), eq(licence.accountId, accountId)));
  if (row === undefined) return undefined;
  const { id: licenceId } = row;
  const [activations, openTransfer, endedTransfers] = await Promise.all([
    readRunningActivations(database, { licenceId }),
    findOpenTransfer(database, licenceId),
    readEndedTransfers(database, { licenceId, accountId }),
  ]);
  return { ...row, activations, openTransfer, endedTransfers };
}
export type FoundLicence = NonNullable<Awaited<ReturnType<typeof findLicence>>>;

interface RelatedLicence {
  readonly name: string;
  readonly serial: string | null;
}

/** Another licence by name; with its serial only for the owner of that one too. */
function related(isIt: SQL, language: Language): SQL<RelatedLicence | null> {
  return sql`(
    select jsonb_build_object('name', ${nameOfPid(sql`other.pid`, language)},
        'serial', case when other.account_id = licence.account_id then other.serial end)
      from shop.licence other where ${isIt} limit 1)`;
}
