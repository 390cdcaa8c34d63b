import type { Currency, Money } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { readOffers } from "../catalogue/repository.ts";
import { ownedPaths, type CartToMail } from "./reminder-repository.ts";

export interface CartLetterLine {
  readonly name: string;
  readonly quantity: number;
  /** Of one copy. */
  readonly price: Money;
}

interface LetterCart extends Pick<CartToMail, "accountId" | "items"> {
  readonly currency: Currency;
  readonly language: Language;
}

/**
 * What a letter says of a cart: each product as it is sold at this moment. Without what is sold no more, what the
 * person has by now, and gifts, which come with what they are given for.
 */
export async function cartLetterLines(
  database: Database,
  { accountId, items, currency, language }: LetterCart,
  now: Date,
): Promise<CartLetterLine[]> {
  const paths = items.map(({ path }) => path);
  const [offers, owned] = await Promise.all([
    readOffers(database, paths, language, now),
    ownedPaths(database, accountId, paths),
  ]);
  const gifts = new Set(offers.flatMap(({ freebies }) => freebies.map(({ path }) => path)));
  return items.flatMap(({ path, quantity }) => {
    const offer = offers.find((candidate) => candidate.path === path);
    if (offer === undefined || offer.promoOnly || offer.wpOnly) return [];
    if (owned.has(path) || gifts.has(path)) return [];
    return [{ name: offer.name, quantity, price: { amount: offer.prices[currency], currency } }];
  });
}
