import type { Language } from "@autotune/routes";
import { postCheckout } from "../../fixtures/post-checkout.ts";
import { shopUrl } from "../../fixtures/shop-test.ts";
import { fetchFromShop, forEach } from "../fetch-all.ts";
import { amountsOf } from "./amounts-of.ts";
import type { Catalogue, SoldProduct } from "./read-catalogue.ts";

/** The text that a buyer of a plan agrees to; the server stores it and asks for no certain one. */
const renewalTerms = "It renews until I cancel.";

/** Opens a payment for each product: where none opens, or for another amount, nobody could buy what is offered. */
export async function openPayments(
  products: readonly SoldProduct[],
  catalogue: Catalogue,
  language: Language,
): Promise<string[]> {
  const wrong: string[] = [];
  await forEach(products, async (product) => {
    const { path, type } = product;
    const [unitPrice = 0] = amountsOf([product], "USD", catalogue);
    const response = await postCheckout(
      (body) =>
        fetchFromShop("/laravel/rest/checkout", {
          method: "POST",
          // As the shop's own pages send it.
          headers: {
            "content-type": "application/json",
            origin: shopUrl,
            "x-js-cachekey": "crawl",
          },
          body: JSON.stringify(body),
        }),
      {
        lines: [{ path, quantity: 1, unitPrice }],
        currency: "USD",
        language,
        guest: { email: `truth-${path}@autotune.test`, first_name: "Tess", last_name: "Buyer" },
        renewalTerms,
      },
    );
    const opened: unknown = await response.json();
    const due = type === "trial" ? 0 : unitPrice;
    if (!isOpened(opened) || opened.subtotal !== due)
      wrong.push(`${path} is offered, and its payment says ${JSON.stringify(opened)}`);
  });
  return wrong;
}

function isOpened(
  value: unknown,
): value is { readonly sessionId: string; readonly subtotal: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "sessionId" in value &&
    typeof value.sessionId === "string" &&
    "subtotal" in value &&
    typeof value.subtotal === "number"
  );
}
