import type { StaffWithdrawal, StaffWithdrawals } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { order, withdrawal } from "@autotune/database/schema";
import { asc, desc, eq, type SQL } from "drizzle-orm";
import { pageOf } from "../../../platform/staff-api/page-of.ts";

const withdrawalsPerPage = 20;

/** Unsettled ones, the oldest first. */
export async function readOpenWithdrawals(
  database: Database,
  page: number,
): Promise<StaffWithdrawals> {
  const isOpen = eq(withdrawal.state, "received");
  const total = await database.$count(withdrawal, isOpen);
  const data = await read(database, isOpen, asc(withdrawal.receivedAt), { page });
  return pageOf(data, { page, total, perPage: withdrawalsPerPage });
}

/** Those that name an order of this customer, the newest first. */
export function readCustomerWithdrawals(
  database: Database,
  accountId: number,
): Promise<StaffWithdrawal[]> {
  return read(database, eq(order.accountId, accountId), desc(withdrawal.receivedAt), { page: 1 });
}

/** Those that match, the newest first. */
export function readOrderWithdrawals(database: Database, isOne: SQL): Promise<StaffWithdrawal[]> {
  return read(database, isOne, desc(withdrawal.receivedAt), { page: 1 });
}

async function read(
  database: Database,
  isOne: SQL,
  inOrder: SQL,
  { page }: { page: number },
): Promise<StaffWithdrawal[]> {
  const rows = await database
    .select({
      id: withdrawal.id,
      name: withdrawal.name,
      email: withdrawal.email,
      reference: withdrawal.reference,
      part: withdrawal.part,
      state: withdrawal.state,
      receivedAt: withdrawal.receivedAt,
      settledAt: withdrawal.settledAt,
      refusal: withdrawal.refusal,
      refusalNote: withdrawal.refusalNote,
      customerId: order.accountId,
    })
    .from(withdrawal)
    .leftJoin(order, eq(order.id, withdrawal.orderId))
    .where(isOne)
    .orderBy(inOrder, asc(withdrawal.id))
    .limit(withdrawalsPerPage)
    .offset((page - 1) * withdrawalsPerPage);
  return rows.map(({ receivedAt, settledAt, ...row }) => ({
    ...row,
    receivedAt: receivedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }));
}
