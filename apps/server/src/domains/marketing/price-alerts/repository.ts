import type { Currency } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { priceAlert, priceAlertToken } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { liftComplaint } from "../../../platform/mail-delivery/repository.ts";
import { confirmationLife, isConfirmationFresh, mayAskAgain } from "./confirmation-limits.ts";

/** A price that a person wants to be notified of. */
interface Wish {
  readonly email: string;
  readonly path: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly language: Language;
}

const isWatching = and(isNotNull(priceAlert.confirmedAt), isNull(priceAlert.toldAt));
const sameWish = [priceAlert.email, priceAlert.path, priceAlert.currency, priceAlert.amount];

/**
 * Stores a wish as unconfirmed. Returns its id if an email is due, which it is not soon after another one. A notified
 * wish starts anew; an active one stays active.
 */
export async function storeWaiting(
  transaction: Transaction,
  wish: Wish,
): Promise<number | undefined> {
  const [stored] = await transaction
    .insert(priceAlert)
    .values(wish)
    .onConflictDoUpdate({
      target: sameWish,
      set: {
        language: wish.language,
        askedAt: sql`now()`,
        confirmedAt: sql`case when ${priceAlert.toldAt} is null then ${priceAlert.confirmedAt} end`,
        toldAt: null,
      },
      setWhere: mayAskAgain,
    })
    .returning({ id: priceAlert.id });
  return stored?.id;
}

/** For a signed-in person with a verified mailbox: no confirmation is needed. */
export async function storeWatching(transaction: Transaction, wish: Wish): Promise<void> {
  const [stored] = await transaction
    .insert(priceAlert)
    .values({ ...wish, confirmedAt: sql`now()` })
    .onConflictDoUpdate({
      target: sameWish,
      set: {
        language: wish.language,
        askedAt: sql`now()`,
        confirmedAt: sql`now()`,
        toldAt: null,
      },
    })
    .returning({ id: priceAlert.id });
  if (stored !== undefined) await deleteOthers(transaction, stored.id, wish);
  // They explicitly requested this email.
  await liftComplaint(transaction, wish.email);
}

/**
 * One wish per product: the newest counts. One that was requested since and is still unconfirmed may yet replace this
 * one.
 */
async function deleteOthers(
  transaction: Transaction,
  id: number,
  { email, path }: Pick<Wish, "email" | "path">,
): Promise<void> {
  const isEarlier = sql`${priceAlert.askedAt} <= (
    select kept.asked_at from shop.price_alert kept where kept.id = ${id})`;
  await transaction
    .delete(priceAlert)
    .where(
      and(
        eq(priceAlert.email, email),
        eq(priceAlert.path, path),
        ne(priceAlert.id, id),
        or(isNotNull(priceAlert.confirmedAt), isEarlier),
      ),
    );
}

/**
 * Activates the wish that a token belongs to; idempotent. One that was requested again lasts as long as a new one.
 * Returns its email address while it is active: a notified one no longer is.
 */
export async function confirm(
  transaction: Transaction,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [confirmed] = await transaction
    .update(priceAlert)
    .set({
      confirmedAt: sql`
        case when ${priceAlert.confirmedAt} is null then now()
             else greatest(${priceAlert.confirmedAt}, ${priceAlertToken.createdAt}) end`,
    })
    .from(priceAlertToken)
    .where(
      and(
        eq(priceAlertToken.alertId, priceAlert.id),
        eq(priceAlertToken.tokenHash, tokenHash),
        isNull(priceAlert.toldAt),
        or(isConfirmationFresh, isNotNull(priceAlert.confirmedAt)),
      ),
    )
    .returning({ id: priceAlert.id, email: priceAlert.email, path: priceAlert.path });
  if (confirmed === undefined) return undefined;
  await deleteOthers(transaction, confirmed.id, confirmed);
  // Its owner wants the email that follows.
  await liftComplaint(transaction, confirmed.email);
  return confirmed.email;
}

/** Returns until when its link is valid. */
export async function insertToken(
  database: Database,
  alertId: number,
  tokenHash: Buffer,
): Promise<Date> {
  const expiresAt = sql<Date>`${priceAlertToken.createdAt} + ${confirmationLife}`.mapWith(
    priceAlertToken.createdAt,
  );
  const [inserted] = await database
    .insert(priceAlertToken)
    .values({ alertId, tokenHash })
    .returning({ expiresAt });
  if (inserted === undefined) throw new Error("The link was not written");
  return inserted.expiresAt;
}

export async function findAlert(database: Database, id: number) {
  const [found] = await database.select().from(priceAlert).where(eq(priceAlert.id, id));
  return found;
}

/** Its price is no longer reached. */
export async function reactivate(database: Database, id: number): Promise<void> {
  await database.update(priceAlert).set({ toldAt: null }).where(eq(priceAlert.id, id));
}

/** The price at which an email address is watching a product. */
export async function findWatched(database: Database, email: string, path: string) {
  const [found] = await database
    .select({ currency: priceAlert.currency, amount: priceAlert.amount })
    .from(priceAlert)
    .where(and(eq(priceAlert.email, email), eq(priceAlert.path, path), isWatching));
  return found;
}

export async function deleteWishes(database: Database, email: string, path: string): Promise<void> {
  await database
    .delete(priceAlert)
    .where(and(eq(priceAlert.email, email), eq(priceAlert.path, path)));
}

export async function deleteAlert(database: Database, id: number): Promise<void> {
  await database.delete(priceAlert).where(eq(priceAlert.id, id));
}

export async function languageOfAlert(database: Database, id: number) {
  const [found] = await database
    .select({ language: priceAlert.language })
    .from(priceAlert)
    .where(eq(priceAlert.id, id));
  return found?.language;
}

/** Paths of the products that anybody watches, one after the other by the index: there are many wishes for each. */
export async function watchedPaths(database: Database): Promise<string[]> {
  const nextPath = sql`
    select alert.path from shop.price_alert alert
     where alert.confirmed_at is not null and alert.told_at is null`;
  const { rows } = await database.execute<{ path: string }>(sql`
    with recursive watched (path) as (
      (${nextPath} order by alert.path limit 1)
      union all
      select (${nextPath} and alert.path > watched.path order by alert.path limit 1)
        from watched where watched.path is not null)
    select path from watched where path is not null`);
  return rows.map(({ path }) => path);
}
