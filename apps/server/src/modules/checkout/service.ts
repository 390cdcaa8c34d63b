import { randomUUID } from "node:crypto";
import {
  currencyOfCountry,
  decideCart,
  type CartRefusal,
  type RefusedLine,
} from "@autotune/commerce";
import type { CheckoutAnswer, CheckoutBody } from "@autotune/contract";
import type { Database } from "@autotune/database";
import type { PaymentProvider } from "@autotune/payments";
import type { SignedInAccount } from "../../plugins/session.ts";
import { readProducts } from "../catalogue/repository.ts";
import { checkoutTag } from "./checkout-tag.ts";
import { insertCheckout } from "./repository.ts";

export interface CheckoutRequest {
  readonly account: SignedInAccount;
  readonly country: string;
  readonly cart: CheckoutBody;
}

export type CheckoutResult =
  | { ok: true; answer: CheckoutAnswer }
  | { ok: false; reason: CartRefusal; lines: RefusedLine[] };

/** Decides the cart again from the tables, keeps what was decided, and opens the provider's session for it. */
export async function openCheckout(
  { database, provider }: { database: Database; provider: PaymentProvider },
  { account, country, cart }: CheckoutRequest,
): Promise<CheckoutResult> {
  const currency = currencyOfCountry(country);
  const paths = cart.lines.map(({ path }) => path);
  const products = await readProducts(database, paths, cart.language);
  const decided = decideCart({
    lines: cart.lines,
    currency: cart.currency,
    offeredCurrency: currency,
    findProduct: (path) => products.find((product) => product.path === path),
  });
  if (!decided.ok) return decided;

  const id = randomUUID();
  // Before the provider hears of it: an order can then never come of a checkout that we do not know.
  await insertCheckout(database, {
    id,
    accountId: account.id,
    language: cart.language,
    country,
    currency,
    subtotal: decided.subtotal.amount,
    lines: decided.lines.map(({ product, quantity, unitPrice }) => ({
      path: product.path,
      pid: product.pid,
      name: product.name,
      quantity,
      unitPrice: unitPrice.amount,
    })),
  });
  const session = await provider.openSession({
    buyer: { ...account, country },
    currency,
    items: decided.lines.map(({ product, quantity, unitPrice }) => ({
      path: product.path,
      quantity,
      unitPrice,
    })),
    tags: { [checkoutTag]: id },
  });
  return {
    ok: true,
    answer: { checkoutId: id, sessionId: session.id, currency, subtotal: decided.subtotal.amount },
  };
}
