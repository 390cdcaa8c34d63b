import type { Client } from "pg";
import type { ShoppersResult } from "./load-results.ts";
import { compareReceipts } from "./receipts.ts";

/** What takes longer is waiting for nothing. */
const longestSeconds = 300;

type Paid = ShoppersResult["paid"];

export interface Sales {
  readonly paid: number;
  /** Paid sessions without an order, and orders without a paid session. */
  readonly lost: number;
  readonly unpaid: number;
  /** Sessions with more than one order; orders with more than one licence or one job that sends a receipt. */
  readonly doubled: number;
  readonly withoutLicence: number;
  /** By what the mail server has accepted. A receipt is sent again where a worker is killed before its job is done. */
  readonly withoutReceipt: number;
  readonly receiptsSentAgain: number;
  /** Their queues. */
  readonly jobsGivenUp: readonly string[];
  readonly eventsUnhandled: number;
}

interface Counted extends Omit<Sales, "paid" | "withoutReceipt" | "receiptsSentAgain"> {
  /** Of the orders. */
  readonly references: readonly string[];
}

/**
 * What became of the payments, by the tables and by the Message-IDs of the mails that were accepted. Each buyer paid
 * once, for one product.
 */
export async function compareSales(
  database: Client,
  { paid, messageIds }: { readonly paid: Paid; readonly messageIds: readonly string[] },
): Promise<Sales> {
  const { rows } = await database.query<Counted>(
    `with paid as (
       select session_id, checkout_id from unnest($1::text[], $2::uuid[]) as paid (session_id, checkout_id)),
     sold as (
       select bought.id, bought.checkout_id, bought.reference,
              (select count(*) from shop.order_line line join shop.licence on licence.order_line_id = line.id
                where line.order_id = bought.id) as licences,
              (select count(*) from jobs.job where name = 'send-order-email' and state = 'completed'
                  and (data ->> 'orderId')::bigint = bought.id) as receipt_jobs
         from shop."order" bought),
     counted as (
       select paid.session_id, count(sold.id) as orders from paid
         left join shop.checkout opened on opened.id = paid.checkout_id and opened.session_id = paid.session_id
         left join sold on sold.checkout_id = opened.id group by paid.session_id)
     select (select count(*)::int from counted where orders = 0) as lost,
            (select count(*)::int from sold
              where not exists (select from paid where paid.checkout_id = sold.checkout_id)) as unpaid,
            (select count(*)::int from counted where orders > 1)
              + (select count(*)::int from sold where licences > 1 or receipt_jobs > 1) as doubled,
            (select count(*)::int from sold where licences = 0) as "withoutLicence",
            array(select reference from sold) as references,
            array(select distinct name from jobs.job where name like '%-failed') as "jobsGivenUp",
            (select count(*)::int from shop.provider_event where handled_at is null) as "eventsUnhandled"`,
    [paid.map(({ sessionId }) => sessionId), paid.map(({ checkoutId }) => checkoutId)],
  );
  const [counted] = rows;
  if (counted === undefined) throw new Error("Nothing was counted");
  const { references, ...sales } = counted;
  return { paid: paid.length, ...sales, ...compareReceipts(references, messageIds) };
}

export interface Drained {
  /** Everything is delivered and done. */
  readonly isDrained: boolean;
  /** How long the shop worked on after the last event came that it did not have. */
  readonly seconds: number;
}

/**
 * Waits until the provider has delivered its events and their jobs are done. To be called when nobody buys any more:
 * before that, nothing waits now and then, and the next payment comes. How long it took is read from the tables, since
 * it may be over before anybody waits for it.
 */
export async function drain(
  shop: Client,
  provider: Client,
  look: () => Promise<unknown>,
): Promise<Drained> {
  const count = async (client: Client, statement: string) =>
    (await client.query<{ count: number }>(statement)).rows[0]?.count ?? 0;
  const undelivered = () =>
    count(provider, "select count(*)::int from sandbox.event where not processed and not dropped");
  const waiting = () =>
    count(
      shop,
      `select count(*)::int from jobs.job
        where name in ('send-order-email', 'handle-provider-event')
          and state in ('created', 'retry', 'active')`,
    );
  const until = async (what: () => Promise<number>) => {
    const deadline = performance.now() + longestSeconds * 1000;
    while ((await what()) > 0) {
      if (performance.now() > deadline) return false;
      await look();
    }
    return true;
  };
  const isDrained = (await until(undelivered)) && (await until(waiting));
  const { rows } = await shop.query<{ seconds: number | null }>(
    `select extract(epoch from max(completed_on) - (select max(received_at) from shop.provider_event))::float8 as seconds
       from jobs.job where name in ('send-order-email', 'handle-provider-event')`,
  );
  return { isDrained, seconds: Math.max(0, rows[0]?.seconds ?? 0) };
}
