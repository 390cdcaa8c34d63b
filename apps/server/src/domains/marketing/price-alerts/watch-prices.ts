import { currencies } from "@autotune/commerce";
import type { Database, Transact, Transaction } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { App } from "../../../platform/app.ts";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { readOffers } from "../../catalogue/index.ts";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import { reachedPriceQueue } from "./price-alert-queues.ts";
import { watchedPaths } from "./repository.ts";

/** Wishes of one transaction: a popular sale must not hold one for long. */
const slice = 500;

interface WatchDeps {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
}

/** By the clock, not only on publications: discounts begin by the clock too. */
export function watchPrices(app: App): Job {
  return {
    name: "watch-prices",
    schedule: "* * * * *",
    async run() {
      const notified = await markReachedWishes(app, new Date());
      if (notified > 0) app.log.info({ told: notified }, "wished prices reached");
    },
  };
}

/**
 * Marks reached wishes together with the job of their email, so that each is notified once even with concurrent
 * workers. A wish for a product that its owner has by now is deleted instead. Returns how many are notified.
 */
export async function markReachedWishes(
  { database, transact, readyToEnqueue }: WatchDeps,
  now: Date,
): Promise<number> {
  const paths = await watchedPaths(database);
  if (paths.length === 0) return 0;
  const offers = await readOffers(database, paths, defaultLanguage, now);
  const prices = offers
    .filter((offer) => isForSale(offer))
    .flatMap(({ path, prices: ofOffer }) =>
      currencies.map((currency) => ({ path, currency, price: ofOffer[currency] })),
    );
  const enqueue = await readyToEnqueue();
  await transact(deleteOwned);
  let notified = 0;
  for (;;) {
    const reached = await transact(async (transaction) => {
      const alerts = await markReached(transaction, prices);
      await enqueue(transaction, reachedPriceQueue, alerts);
      return alerts.length;
    });
    notified += reached;
    if (reached < slice) return notified;
  }
}

/** Whose account only claims the email address is somebody else, whatever they own. */
async function deleteOwned(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    delete from shop.price_alert alert
     using shop.account, shop.licence, shop.catalogue_product product
     where account.email = alert.email and account.mailbox_proved_at is not null
       and licence.account_id = account.id
       and product.path = alert.path and licence.pid = product.pid and licence.revoked_at is null
       and alert.told_at is null`);
}

const reachedRows = Compile(
  Type.Array(Type.Object({ alertId: Type.Integer(), price: Type.Integer() })),
);

async function markReached(transaction: Transaction, prices: readonly object[]) {
  const { rows } = await transaction.execute(sql`
    with price as (
      select * from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as price (path text, currency text, price integer)),
    reached as (
      select alert.id, price.price from shop.price_alert alert join price using (path, currency)
       where alert.confirmed_at is not null and alert.told_at is null and alert.amount >= price.price
       order by alert.id limit ${slice} for update of alert skip locked)
    update shop.price_alert alert set told_at = now() from reached
     where alert.id = reached.id
    returning alert.id::float8 as "alertId", reached.price`);
  if (!reachedRows.Check(rows)) throw new TypeError("Reached wishes cannot be read");
  return rows;
}
