import { listPriceOf, type Currency, type Money } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { readOffers } from "../../catalogue/index.ts";
import { ownedPaths, type CartToMail } from "./repository.ts";

export interface CartEmailLine {
  readonly name: string;
  readonly quantity: number;
  /** For one copy; of a trial, what is paid once it is over. */
  readonly price: Money;
  /** Of a trial; null where the price is paid today. */
  readonly trialDays: number | null;
}

interface EmailCart extends Pick<CartToMail, "accountId" | "items"> {
  readonly currency: Currency;
  readonly language: Language;
}

/**
 * The lines of a cart email: each product at its current offer. Without what is no longer sold, what the person owns by
 * now, and gifts, which come with their parent.
 */
export async function cartEmailLines(
  database: Database,
  { accountId, items, currency, language }: EmailCart,
  now: Date,
): Promise<CartEmailLine[]> {
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
    const line = { item: offer, quantity, isFreebie: false, promoted: undefined };
    const price = { amount: listPriceOf(line, currency), currency };
    return [{ name: offer.name, quantity, price, trialDays: offer.trialDays }];
  });
}
