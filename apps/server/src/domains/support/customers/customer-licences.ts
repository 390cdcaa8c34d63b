import type { StaffCustomer } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { activation, licence } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { nameOfPid } from "../../catalogue/index.ts";
import { maskSerial } from "../../licensing/index.ts";
import { pageOf } from "../../../platform/staff-api/page-of.ts";

const licencesPerPage = 10;

export async function readCustomerLicences(
  database: Database,
  accountId: number,
  { page, isMasked }: { page: number; isMasked: boolean },
): Promise<StaffCustomer["licences"]> {
  const theirs = eq(licence.accountId, accountId);
  const total = await database.$count(licence, theirs);
  const rows = await database
    .select({
      id: licence.id,
      name: nameOfPid(sql`${licence.pid}`, defaultLanguage),
      serial: licence.serial,
      grantedAt: licence.grantedAt,
      upgradedAt: licence.upgradedAt,
      revokedAt: licence.revokedAt,
      seats: licence.seats,
      seatsTaken: database.$count(
        activation,
        and(eq(activation.licenceId, licence.id), isNull(activation.endedAt)),
      ),
    })
    .from(licence)
    .where(theirs)
    .orderBy(desc(licence.grantedAt), desc(licence.id))
    .limit(licencesPerPage)
    .offset((page - 1) * licencesPerPage);
  const data = rows.map(({ serial, grantedAt, upgradedAt, revokedAt, ...row }) => ({
    ...row,
    serial: isMasked ? maskSerial(serial) : serial,
    grantedAt: grantedAt.toISOString(),
    condition:
      revokedAt !== null
        ? ("revoked" as const)
        : upgradedAt !== null
          ? ("upgraded" as const)
          : ("valid" as const),
  }));
  return pageOf(data, { page, total, perPage: licencesPerPage });
}
