import type { SetDiscount } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { createLocalReq } from "payload";
import { runningTransaction } from "../../platform/publishing/running-transaction.ts";
import { licences } from "./licences.ts";
import type { SeedRun } from "../documents/seed-run.ts";

interface SampleSale {
  readonly beganDaysAgo: number;
  readonly days: number;
  readonly percent: number;
}

const firstDaysAgo = 300;
const sales: readonly SampleSale[] = [
  { beganDaysAgo: 230, days: 21, percent: 25 },
  { beganDaysAgo: 120, days: 10, percent: 15 },
];
/** Of what is reduced today: shortly before, so that the lowest price of those days is another one than the full. */
const saleBeforeDiscount: SampleSale = { beganDaysAgo: 24, days: 7, percent: 10 };

/** Some months of prices that nobody ever paid, marked as such: a history of one day shows nothing. */
export async function seedPriceHistory({ payload, request }: SeedRun): Promise<void> {
  const { transactionID } = request();
  const req = await createLocalReq({}, payload);
  const transaction = await runningTransaction(Object.assign(req, { transactionID }));
  for (const { path, discount } of licences) {
    const own = discount === undefined ? sales : [...sales, saleBeforeDiscount];
    const rows = [
      sql`(${firstDaysAgo}::integer, null::jsonb)`,
      ...own.map(
        (sale) => sql`(${sale.beganDaysAgo}::integer, ${JSON.stringify(toDiscount(sale))}::jsonb)`,
      ),
    ];
    await transaction.execute(sql`
      insert into shop.price_history (path, currency, amount, discount, published_at, is_sample)
      select price.path, price.currency, price.amount, sample.discount,
             now() - sample.days_ago * interval '1 day', true
        from shop.catalogue_price price
        cross join (values ${sql.join(rows, sql`, `)}) as sample (days_ago, discount)
       where price.path = ${path}
         and not exists (
           select from shop.price_history known where known.path = ${path} and known.is_sample)`);
  }
}

function toDiscount({ beganDaysAgo, days, percent }: SampleSale): SetDiscount {
  const day = 24 * 60 * 60 * 1000;
  return {
    discount: { kind: "percent", percent },
    startsAt: null,
    endsAt: new Date(Date.now() - (beganDaysAgo - days) * day).toISOString(),
    reason: "Sample sale",
  };
}
