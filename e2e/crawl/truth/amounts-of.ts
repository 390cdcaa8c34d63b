import type { Catalogue, SoldProduct } from "./read-catalogue.ts";

type Discounted = NonNullable<SoldProduct["discount"]>;

/** Every amount in a currency that a page may truthfully name for some products, in minor units. */
export function amountsOf(
  products: readonly SoldProduct[],
  currency: string,
  catalogue: Catalogue,
): ReadonlySet<number> {
  const amounts = new Set<number>();
  const now = (product: SoldProduct) =>
    reduce(product.prices[currency] ?? 0, product.discount, currency);
  for (const product of products) {
    const base = product.prices[currency] ?? 0;
    const price = now(product);
    const named = [price];
    if (isReduced(product)) {
      named.push(base, base - price);
      // The lowest price of the weeks before a reduction.
      for (const past of product.history)
        if (past.currency === currency)
          named.push(past.amount, reduce(past.amount, past.discount, currency, { always: true }));
    }
    for (const amount of named) {
      amounts.add(amount);
      if (product.unit === "y") amounts.add(Math.round(amount / 12));
      if (product.unit === "m") amounts.add(amount * 12);
    }
    for (const { discount } of product.quantityDiscounts)
      if (discount.kind === "value") amounts.add(discount.values[currency] ?? 0);
    for (const promoted of product.promoted) {
      amounts.add(promoted[currency] ?? 0);
      amounts.add(base);
    }
    // A yearly plan is compared with twelve months of the same one.
    const monthly = catalogue.products.find(({ path }) => path === monthlyPathOf(product));
    if (product.unit === "y" && monthly !== undefined) amounts.add(now(monthly) * 12 - price);
  }
  return amounts;
}

function monthlyPathOf({ path, variantParent }: SoldProduct): string {
  return variantParent ?? path.replace(/-yearly$/, "-monthly");
}

function isReduced({ discount }: SoldProduct): boolean {
  return discount !== null && holdsNow(discount);
}

function reduce(
  amount: number,
  set: Discounted | null,
  currency: string,
  { always = false } = {},
): number {
  if (set === null || (!always && !holdsNow(set))) return amount;
  const { discount } = set;
  if (discount.kind === "value") return Math.max(0, amount - (discount.values[currency] ?? 0));
  return amount - Math.floor((amount * discount.percent) / 100 + 0.5);
}

function holdsNow({ startsAt, endsAt }: Discounted): boolean {
  return (
    (startsAt === null || Date.parse(startsAt) <= Date.now()) &&
    (endsAt === null || Date.parse(endsAt) > Date.now())
  );
}
