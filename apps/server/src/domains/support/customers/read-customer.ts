import { mayStaff, type StaffCustomer } from "@autotune/contract";
import type { Staff } from "@autotune/contract/staff-token";
import { writeAuditEntry, type Transaction } from "@autotune/database";
import { findCustomer, readDevices, readPlans } from "./customer-facts.ts";
import { readCustomerLicences } from "./customer-licences.ts";
import { readCustomerOrders } from "./customer-orders.ts";
import { readMailbox } from "./customer-mailbox.ts";
import { customerSubject } from "../../../platform/staff-calls/subject.ts";
import { readTimeline } from "./timeline.ts";
import { readCustomerWithdrawals } from "../withdrawals/read-withdrawals.ts";

interface CustomerToRead {
  readonly accountId: number;
  readonly orders: number;
  readonly licences: number;
  readonly before: string | undefined;
}

/**
 * All that the support console shows of a customer. The read is logged in the same transaction: one does not
 * happen without the other.
 */
export async function readCustomer(
  transaction: Transaction,
  staff: Staff,
  { accountId, orders, licences, before }: CustomerToRead,
): Promise<StaffCustomer | undefined> {
  const customer = await findCustomer(transaction, accountId);
  if (customer === undefined) return undefined;
  const read: StaffCustomer = {
    customer,
    mailbox: await readMailbox(transaction, customer.email),
    devices: await readDevices(transaction, accountId),
    plans: await readPlans(transaction, accountId),
    withdrawals: await readCustomerWithdrawals(transaction, accountId),
    orders: await readCustomerOrders(transaction, accountId, orders),
    licences: await readCustomerLicences(transaction, accountId, {
      page: licences,
      isMasked: !mayStaff(staff.role, "licence.regenerate"),
    }),
    timeline: await readTimeline(transaction, accountId, before),
  };
  await writeAuditEntry(transaction, {
    staff,
    action: "customer.read",
    subject: customerSubject(accountId),
    details: {},
  });
  return read;
}
