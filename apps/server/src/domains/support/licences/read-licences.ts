import type { StaffLicence } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { licence, order, orderLine } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { desc, eq, sql, type SQL } from "drizzle-orm";
import { nameOfPid } from "../../catalogue/index.ts";
import { maskSerial } from "../../licensing/index.ts";
import { readComputers } from "./read-computers.ts";

interface LicencesToRead {
  readonly isIt: SQL;
  /** Only the ends of their serials are shown. */
  readonly isMasked: boolean;
  readonly limit: number;
  readonly offset?: number;
}

/** Licences as staff sees them, the newest first, each with the line that granted it. */
export async function readLicences(
  database: Database,
  { isIt, isMasked, limit, offset = 0 }: LicencesToRead,
): Promise<{ readonly line: number | null; readonly licence: StaffLicence }[]> {
  const rows = await database
    .select({
      id: licence.id,
      line: licence.orderLineId,
      name: nameOfPid(sql`${licence.pid}`, defaultLanguage),
      serial: licence.serial,
      grantedAt: licence.grantedAt,
      upgradedAt: licence.upgradedAt,
      revokedAt: licence.revokedAt,
      suspendedAt: licence.suspendedAt,
      seats: licence.seats,
      order: order.reference,
      customerId: licence.accountId,
    })
    .from(licence)
    .leftJoin(orderLine, eq(orderLine.id, licence.orderLineId))
    .leftJoin(order, eq(order.id, orderLine.orderId))
    .where(isIt)
    .orderBy(desc(licence.grantedAt), desc(licence.id))
    .limit(limit)
    .offset(offset);
  const computers = await readComputers(
    database,
    "licenceId",
    rows.map(({ id }) => id),
  );
  return rows.map(({ line, serial, grantedAt, upgradedAt, revokedAt, suspendedAt, ...row }) => ({
    line,
    licence: {
      ...row,
      serial: isMasked ? maskSerial(serial) : serial,
      grantedAt: grantedAt.toISOString(),
      condition: conditionOf({ upgradedAt, revokedAt, suspendedAt }),
      computers: computers.get(row.id) ?? [],
    },
  }));
}

/** A suspended one was not refunded itself: what it depended on was. */
function conditionOf({
  upgradedAt,
  revokedAt,
  suspendedAt,
}: Pick<
  typeof licence.$inferSelect,
  "upgradedAt" | "revokedAt" | "suspendedAt"
>): StaffLicence["condition"] {
  if (revokedAt !== null) return suspendedAt === null ? "revoked" : "suspended";
  return upgradedAt === null ? "valid" : "upgraded";
}
