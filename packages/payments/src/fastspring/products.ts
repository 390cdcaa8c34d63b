import { currencies } from "@autotune/commerce";
import type { ProductToPush } from "../provider.ts";
import { writeAmount } from "./amounts.ts";
import type { Call } from "./call.ts";

/** Makes the provider's catalogue say what ours says. Pushing the same twice changes nothing. */
export async function pushProducts(call: Call, products: readonly ProductToPush[]): Promise<void> {
  if (products.length === 0) return;
  await call("POST", "/products", {
    products: products.map(({ path, name, prices }) => ({
      product: path,
      display: { en: name },
      pricing: {
        price: Object.fromEntries(
          currencies.map((currency) => [
            currency,
            writeAmount({ amount: prices[currency], currency }),
          ]),
        ),
      },
    })),
  });
}
