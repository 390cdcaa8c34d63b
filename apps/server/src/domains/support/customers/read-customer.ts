import { mayStaff, type StaffCustomer } from "@autotune/contract";
import type { Staff } from "@autotune/contract/staff-token";
import type { Transaction } from "@autotune/database";
import type { ModuleManifest } from "../../../platform/modules/module.ts";
import { findCustomer, readDevices } from "./customer-facts.ts";
import { readCustomerLicences } from "./customer-licences.ts";
import { readCustomerOrders } from "./customer-orders.ts";
import { readMailbox } from "./customer-mailbox.ts";
import { subscription } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { readPlans } from "../plans/read-plans.ts";
import { readTimeline } from "./timeline.ts";
import { readCustomerWithdrawals } from "../withdrawals/read-withdrawals.ts";

interface CustomerToRead {
  readonly accountId: number;
  readonly orders: number;
  readonly licences: number;
  readonly before: string | undefined;
}

interface Reader {
  readonly modules: readonly ModuleManifest[];
  readonly staff: Staff;
}

/** All that the support console shows of a customer. */
export async function readCustomer(
  transaction: Transaction,
  { modules, staff }: Reader,
  { accountId, orders, licences, before }: CustomerToRead,
): Promise<StaffCustomer | undefined> {
  const customer = await findCustomer(transaction, accountId);
  if (customer === undefined) return undefined;
  return {
    customer,
    mailbox: await readMailbox(transaction, customer.email),
    devices: await readDevices(transaction, accountId),
    plans: (await readPlans(transaction, eq(subscription.accountId, accountId))).map(
      ({ plan }) => plan,
    ),
    withdrawals: await readCustomerWithdrawals(transaction, accountId),
    orders: await readCustomerOrders(transaction, accountId, orders),
    licences: await readCustomerLicences(transaction, accountId, {
      page: licences,
      isMasked: !mayStaff(staff.role, "licence.regenerate"),
    }),
    timeline: await readTimeline(transaction, modules, { accountId, before }),
  };
}
