import type { StaffCustomer } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { pageOf } from "../../../platform/staff-api/page-of.ts";
import { readLicences } from "../licences/read-licences.ts";

const licencesPerPage = 10;

export async function readCustomerLicences(
  database: Database,
  accountId: number,
  { page, isMasked }: { page: number; isMasked: boolean },
): Promise<StaffCustomer["licences"]> {
  const isIt = eq(licence.accountId, accountId);
  const total = await database.$count(licence, isIt);
  const offset = (page - 1) * licencesPerPage;
  const read = await readLicences(database, { isIt, isMasked, limit: licencesPerPage, offset });
  const data = read.map((row) => row.licence);
  return pageOf(data, { page, total, perPage: licencesPerPage });
}
