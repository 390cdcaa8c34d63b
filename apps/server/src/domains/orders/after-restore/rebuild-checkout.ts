import type { Database } from "@autotune/database";
import { checkout, type CheckoutLine } from "@autotune/database/schema";
import type { ProviderOrder } from "@autotune/payments";
import { defaultLanguage, isLanguage } from "@autotune/routes";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { readOffers } from "../../catalogue/index.ts";
import { checkoutTag } from "../../checkout/index.ts";
import { findMismatch } from "../orders/find-mismatch.ts";

export type Rebuilt = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** What else an order's event says of its buyer. */
const buyerForm = Compile(
  Type.Object({
    customer: Type.Object({
      email: Type.String({ minLength: 3 }),
      first: Type.String(),
      last: Type.String(),
    }),
    language: Type.Optional(Type.String()),
    address: Type.Optional(Type.Object({ country: Type.Optional(Type.String()) })),
  }),
);

const refuse = (reason: string): Rebuilt => ({ ok: false, reason });

/**
 * Makes the checkout anew that an order was paid from and that a restored database has lost, as a guest's: the order
 * goes to the account of its mailbox. Only where nothing has to be guessed: products that are sold to everybody, at the
 * price of the catalogue. An upgrade, a plan or a discount depends on what the lost checkout knew.
 */
export async function rebuildCheckout(
  database: Database,
  { order, data }: { readonly order: ProviderOrder; readonly data: unknown },
): Promise<Rebuilt> {
  const id = order.tags[checkoutTag];
  if (id === undefined || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    return refuse("it names no checkout");
  if (!buyerForm.Check(data)) return refuse("it does not say who bought");
  const { customer, language: said, address } = data;
  const language = isLanguage(said) ? said : defaultLanguage;
  const paths = order.items.map(({ path }) => path);
  const offers = await readOffers(database, paths, language, order.changedAt);
  const lines: CheckoutLine[] = [];
  for (const { path, quantity } of order.items) {
    const offer = offers.find((one) => one.path === path);
    if (offer === undefined) return refuse(`${path} is not sold any more`);
    if (offer.type !== "perpetual") return refuse(`${path} is a ${offer.type}`);
    const { pid, name, type } = offer;
    const unitPrice = offer.prices[order.currency];
    lines.push({
      path,
      pid,
      name,
      quantity,
      type,
      isFreebie: false,
      listPrice: unitPrice,
      unitPrice,
      trialDays: null,
      discountedPeriods: null,
      priceAfterDiscount: null,
      sourceLicences: [],
    });
  }
  const { currency } = order;
  const mismatch = findMismatch(order, { currency, lines });
  if (mismatch !== undefined) return refuse(mismatch);
  await database
    .insert(checkout)
    .values({
      id,
      language,
      currency,
      lines,
      country: address?.country ?? "",
      email: customer.email.toLowerCase(),
      firstName: customer.first,
      lastName: customer.last,
      subtotal: lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    })
    .onConflictDoNothing();
  return { ok: true };
}
