import type { Currency } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { priceAlert, priceAlertToken } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { liftComplaint } from "../mail-delivery/repository.ts";

/** What somebody wants to be told of. */
interface Wish {
  readonly email: string;
  readonly path: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly language: Language;
}

/** A link is good for so long; who confirmed with it may press it later too. */
const linkIsFresh = gt(priceAlertToken.createdAt, sql`now() - interval '7 days'`);
/** So that nobody can have somebody else's mailbox filled. */
const mayBeMailed = lt(priceAlert.askedAt, sql`now() - interval '10 minutes'`);
const isWatching = and(isNotNull(priceAlert.confirmedAt), isNull(priceAlert.toldAt));
const sameWish = [priceAlert.email, priceAlert.path, priceAlert.currency, priceAlert.amount];

/**
 * Keeps a wish as waiting for a yes. Returns its id if a mail is due, which it is not soon after another one. A wish
 * that was told is asked for anew; one that is watched stays so.
 */
export async function keepWaiting(
  transaction: Transaction,
  wish: Wish,
): Promise<number | undefined> {
  const [kept] = await transaction
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
      setWhere: mayBeMailed,
    })
    .returning({ id: priceAlert.id });
  return kept?.id;
}

/** Of whoever is signed in and has the mailbox: there is nobody to ask first. */
export async function keepWatching(transaction: Transaction, wish: Wish): Promise<void> {
  const [kept] = await transaction
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
  if (kept !== undefined) await forgetOthers(transaction, kept.id, wish);
  // They want this mail, by an act of their own.
  await liftComplaint(transaction, wish.email);
}

/**
 * One wish for a product is enough: the newest counts. One that was asked for since and waits for its yes may yet
 * replace this one.
 */
async function forgetOthers(
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
 * Starts to watch for the wish that a token belongs to; a second time it changes nothing. Tells whose it is where it
 * is watched: one that was told is not any more.
 */
export async function confirm(
  transaction: Transaction,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [confirmed] = await transaction
    .update(priceAlert)
    .set({ confirmedAt: sql`coalesce(${priceAlert.confirmedAt}, now())` })
    .from(priceAlertToken)
    .where(
      and(
        eq(priceAlertToken.alertId, priceAlert.id),
        eq(priceAlertToken.tokenHash, tokenHash),
        isNull(priceAlert.toldAt),
        or(linkIsFresh, isNotNull(priceAlert.confirmedAt)),
      ),
    )
    .returning({ id: priceAlert.id, email: priceAlert.email, path: priceAlert.path });
  if (confirmed === undefined) return undefined;
  await forgetOthers(transaction, confirmed.id, confirmed);
  // Its owner wants the mail that follows.
  await liftComplaint(transaction, confirmed.email);
  return confirmed.email;
}

export async function insertToken(
  database: Database,
  alertId: number,
  tokenHash: Buffer,
): Promise<void> {
  await database.insert(priceAlertToken).values({ alertId, tokenHash });
}

export async function findAlert(database: Database, id: number) {
  const [found] = await database.select().from(priceAlert).where(eq(priceAlert.id, id));
  return found;
}

/** What an address is watching a product for. */
export async function findWatched(database: Database, email: string, path: string) {
  const [found] = await database
    .select({ currency: priceAlert.currency, amount: priceAlert.amount })
    .from(priceAlert)
    .where(and(eq(priceAlert.email, email), eq(priceAlert.path, path), isWatching));
  return found;
}

export async function forgetWishes(database: Database, email: string, path: string): Promise<void> {
  await database
    .delete(priceAlert)
    .where(and(eq(priceAlert.email, email), eq(priceAlert.path, path)));
}

export async function forgetAlert(database: Database, id: number): Promise<void> {
  await database.delete(priceAlert).where(eq(priceAlert.id, id));
}

export async function languageOfAlert(database: Database, id: number) {
  const [found] = await database
    .select({ language: priceAlert.language })
    .from(priceAlert)
    .where(eq(priceAlert.id, id));
  return found?.language;
}

/** Paths of the products that somebody watches. */
export async function watchedPaths(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ path: priceAlert.path })
    .from(priceAlert)
    .where(isWatching);
  return rows.map(({ path }) => path);
}
