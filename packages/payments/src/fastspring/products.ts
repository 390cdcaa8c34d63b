import { currencies } from "@autotune/commerce";
import type { ProductToPush } from "../port/provider.ts";
import { writeAmount } from "./amounts.ts";
import type { Call } from "./call.ts";
import { writeTerms } from "./terms.ts";

/** So many that a call stays small and fast. */
const mostAtOnce = 50;

/** Makes the provider's catalogue match ours. Pushing the same twice changes nothing. */
export async function pushProducts(call: Call, products: readonly ProductToPush[]): Promise<void> {
  for (let begin = 0; begin < products.length; begin += mostAtOnce) {
    const some = products.slice(begin, begin + mostAtOnce);
    await call("POST", "/products", {
      products: some.map((product) => ({
        product: product.path,
        display: { en: product.name },
        pricing: pricingOf(product),
      })),
    });
  }
}

/** Prices and terms as the provider writes them. */
export function pricingOf(product: ProductToPush) {
  return {
    price: Object.fromEntries(
      currencies.map((currency) => [
        currency,
        writeAmount({ amount: product.prices[currency], currency }),
      ]),
    ),
    ...writeTerms(product),
  };
}
