import { mayStaff, orderTraits, type StaffOrderPage } from "@autotune/contract";
import type { Staff } from "@autotune/contract/staff-token";
import type { Database, Transaction } from "@autotune/database";
import {
  account,
  checkout,
  licence,
  order,
  orderLine,
  policyAgreement,
  refund,
  subscription,
  withdrawal,
} from "@autotune/database/schema";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { ModuleManifest } from "../../../platform/modules/module.ts";
import { viewOrders } from "../customers/customer-orders.ts";
import { readTimeline } from "../customers/timeline.ts";
import { readLicences } from "../licences/read-licences.ts";
import { readPlans } from "../plans/read-plans.ts";
import { readOrderWithdrawals } from "../withdrawals/read-withdrawals.ts";
import { readNotes } from "./notes.ts";
import { isEmailOf, keysOfOrder } from "./order-events.ts";
import { orderStanding } from "./order-standing.ts";
import { hasTrait } from "./order-traits.ts";
import { readConcerns } from "./orders-to-look-at.ts";

/** More licences than anybody buys in one order. */
const licencesAtMost = 200;

interface Reader {
  readonly modules: readonly ModuleManifest[];
  readonly staff: Staff;
}

interface OrderToRead {
  readonly reference: string;
  readonly before: string | undefined;
}

/** All that the back office shows of an order; undefined where there is none. */
export async function readOrder(
  transaction: Transaction,
  { modules, staff }: Reader,
  { reference, before }: OrderToRead,
): Promise<StaffOrderPage | undefined> {
  const [found] = await transaction
    .select({ bought: order, customer: account, country: checkout.country })
    .from(order)
    .innerJoin(account, eq(account.id, order.accountId))
    .innerJoin(checkout, eq(checkout.id, order.checkoutId))
    .where(eq(order.reference, reference));
  if (found === undefined) return undefined;
  const { bought, customer, country } = found;
  const [view] = await viewOrders(transaction, customer.id, [bought]);
  if (view === undefined) throw new Error(`Order ${reference} cannot be shown`);
  const lines = transaction
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(eq(orderLine.orderId, bought.id));
  const licences = await readLicences(transaction, {
    isIt: inArray(licence.orderLineId, lines),
    isMasked: !mayStaff(staff.role, "licence.regenerate"),
    limit: licencesAtMost,
  });
  const toFollow = { ...bought, email: customer.email };
  return {
    order: view,
    standing: orderStanding(bought),
    concerns: (await readConcerns(transaction, [bought.id])).get(bought.id) ?? [],
    traits: await readTraits(transaction, bought.id),
    subtotal: bought.subtotal,
    discount: bought.discount,
    tax: bought.tax,
    taxIncluded: bought.taxIncluded,
    cardEnding: bought.cardEnding,
    language: bought.language,
    country,
    customer: {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
      erasedAt: customer.erasedAt?.toISOString() ?? null,
    },
    agreed: await readAgreed(transaction, bought.checkoutId),
    refunds: await readRefunds(transaction, bought.id),
    licences: licences.flatMap(({ line, licence: one }) =>
      line === null ? [] : [{ line, licence: one }],
    ),
    plans: await readPlans(transaction, inArray(subscription.orderLineId, lines)),
    emails: await readEmails(transaction, toFollow),
    withdrawals: await readOrderWithdrawals(transaction, eq(withdrawal.orderId, bought.id)),
    notes: await readNotes(transaction, bought.id),
    timeline: await readTimeline(transaction, modules, {
      accountId: customer.id,
      before,
      only: keysOfOrder(toFollow),
    }),
  };
}

async function readTraits(database: Database, id: number): Promise<StaffOrderPage["traits"]> {
  const columns = orderTraits.map(
    (trait) => sql`coalesce(${hasTrait[trait]}, false) as ${sql.identifier(trait)}`,
  );
  const { rows } = await database.execute<Record<string, boolean>>(
    sql`select ${sql.join(columns, sql`, `)} from shop."order" bought where id = ${id}`,
  );
  return orderTraits.filter((trait) => rows[0]?.[trait] === true);
}

async function readAgreed(
  database: Database,
  checkoutId: string,
): Promise<StaffOrderPage["agreed"]> {
  const { document, version, language, agreedAt } = policyAgreement;
  const rows = await database
    .select({ document, version, language, agreedAt })
    .from(policyAgreement)
    .where(eq(policyAgreement.checkoutId, checkoutId))
    .orderBy(desc(document));
  return rows.map((row) => ({ ...row, agreedAt: row.agreedAt.toISOString() }));
}

/** Without those of later charges, which are no part of the order's total: the charges themselves say it. */
async function readRefunds(database: Database, id: number): Promise<StaffOrderPage["refunds"]> {
  const rows = await database
    .select({ amount: refund.amount, refundedAt: refund.refundedAt })
    .from(refund)
    .where(
      and(
        eq(refund.orderId, id),
        sql`not exists (
          select from shop.subscription_charge charge
            join shop.subscription plan on plan.id = charge.subscription_id
            join shop.order_line line on line.id = plan.order_line_id
           where line.order_id = ${id} and charge.refunded_at = ${refund.refundedAt})`,
      ),
    )
    .orderBy(desc(refund.refundedAt));
  return rows.map(({ amount, refundedAt }) => ({ amount, refundedAt: refundedAt.toISOString() }));
}

async function readEmails(
  database: Database,
  bought: Parameters<typeof isEmailOf>[0],
): Promise<StaffOrderPage["emails"]> {
  const { rows } = await database.execute<{ kind: string; at: string; wasWithheld: boolean }>(sql`
    select kind, to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
           withheld_for is not null as "wasWithheld"
      from shop.mail_sending mail where ${isEmailOf(bought)} order by sent_at desc, id desc limit 50`);
  return rows.map(({ kind, at, wasWithheld }) => ({ kind, at, wasWithheld }));
}
