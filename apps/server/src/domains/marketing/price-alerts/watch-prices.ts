import { currencies } from "@autotune/commerce";
import type { Database, Transact, Transaction } from "@autotune/database";
import { priceAlert } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { and, inArray, sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { App } from "../../../platform/app.ts";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { readOffers } from "../../catalogue/index.ts";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import { reachedPriceQueue, type ReachedAlert } from "./price-alert-queues.ts";
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
 * workers. A wish for a product that its owner has by now is deleted instead. Returns how many are notified. Those that
 * no price has reached are most of all, and are not read.
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
  let notified = 0;
  for (;;) {
    const { reached, wanted } = await transact(async (transaction) => {
      const alerts = await lockReached(transaction, prices);
      if (alerts.length === 0) return { reached: 0, wanted: 0 };
      const owned = await deleteOwned(transaction, alerts.map(idOf));
      const toNotify = alerts.filter((alert) => !owned.includes(alert.alertId));
      await markNotified(transaction, toNotify.map(idOf));
      await enqueue(transaction, reachedPriceQueue, toNotify);
      return { reached: alerts.length, wanted: toNotify.length };
    });
    notified += wanted;
    if (reached < slice) return notified;
  }
}

const idOf = ({ alertId }: ReachedAlert) => alertId;

const reachedRows = Compile(
  Type.Array(Type.Object({ alertId: Type.Integer(), price: Type.Integer() })),
);

/** Each price is searched in the index by itself: joined, all wishes would be read to find the few that are reached. */
async function lockReached(
  transaction: Transaction,
  prices: readonly object[],
): Promise<readonly ReachedAlert[]> {
  const { rows } = await transaction.execute(sql`
    select reached.id::float8 as "alertId", price.price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as price (path text, currency text, price integer)
     cross join lateral (
       select alert.id from shop.price_alert alert
        where alert.path = price.path and alert.currency = price.currency
          and alert.amount >= price.price
          and alert.confirmed_at is not null and alert.told_at is null
        order by alert.amount limit ${slice} for update skip locked) reached
     limit ${slice}`);
  if (!reachedRows.Check(rows)) throw new TypeError("Reached wishes cannot be read");
  return rows;
}

/** Whose account only claims the email address is somebody else, whatever they own. */
async function deleteOwned(
  transaction: Transaction,
  alertIds: readonly number[],
): Promise<readonly number[]> {
  const deleted = await transaction
    .delete(priceAlert)
    .where(
      and(
        inArray(priceAlert.id, [...alertIds]),
        sql`exists (
          select from shop.account
            join shop.licence on licence.account_id = account.id
            join shop.catalogue_product product on product.pid = licence.pid
           where account.email = price_alert.email and account.mailbox_proved_at is not null
             and licence.revoked_at is null and product.path = price_alert.path)`,
      ),
    )
    .returning({ id: priceAlert.id });
  return deleted.map(({ id }) => id);
}

async function markNotified(transaction: Transaction, alertIds: readonly number[]): Promise<void> {
  await transaction
    .update(priceAlert)
    .set({ toldAt: sql`now()` })
    .where(inArray(priceAlert.id, [...alertIds]));
}
