import type { Freebie, PlanMoves, QuantityDiscount } from "@autotune/commerce";
import { isCatalogueProduct } from "@autotune/contract";
import type { ProductToPublish } from "@autotune/database";
import { APIError } from "payload";
import type { Product } from "../../payload-types.ts";
import { amountsToPublished } from "../prices/amounts-to-published.ts";
import {
  discountToPublished,
  planDiscountToPublished,
  setDiscountToPublished,
} from "../prices/discount-to-published.ts";
import type { References } from "../../platform/publishing/references.ts";

/** What is left in a field that does not fit the type any more is not published. */
export function productToCatalogue(product: Product, references: References): ProductToPublish {
  const { path, pid, type } = product;
  if (!path || !pid || !type)
    throw new APIError("Add a path, a product ID and a type before you publish.", 400);
  const isPlan = type === "subscription" || type === "trial";
  const { count, unit } = product.interval ?? {};
  const published: ProductToPublish = {
    path,
    pid,
    type,
    interval: isPlan && count && unit ? { count, unit } : null,
    trialDays: isPlan ? (product.trialDays ?? null) : null,
    basePrices: amountsToPublished(product.prices),
    discount: isPlan
      ? planDiscountToPublished(product.discount)
      : setDiscountToPublished(product.discount),
    quantityDiscounts: isPlan ? [] : quantityDiscountsOf(product),
    freebies: freebiesOf(product, references),
    includes: references.products(product.includes),
    upgrade: null,
    moves: movesOf(isPlan ? product.moves : undefined, references),
    variantParent: references.product(product.variantParent) ?? null,
    promoOnly: product.promoOnly ?? false,
    wpOnly: product.wpOnly ?? false,
    useWibu: product.useWibu ?? false,
    explanation: "",
  };
  if (!isCatalogueProduct(published))
    throw new APIError(`The store can’t read the product ${path}.`, 400);
  return published;
}

function quantityDiscountsOf({ quantityDiscounts }: Product): QuantityDiscount[] {
  return (quantityDiscounts ?? []).flatMap(({ from, ...step }) => {
    const discount = discountToPublished(step);
    return from && discount !== null ? [{ from, discount }] : [];
  });
}

function freebiesOf({ freebies }: Product, references: References): Freebie[] {
  return (freebies ?? []).flatMap((gift) => {
    const path = references.product(gift.product);
    if (path === undefined) return [];
    const choice = gift.choice ?? false;
    return [
      {
        path,
        choice,
        group: choice ? (gift.group ?? "") : "",
        inputType: choice ? (gift.inputType ?? "radio") : "radio",
        isDefaultValue: choice && (gift.isDefaultValue ?? false),
        subscriptionLineItemAddon: gift.subscriptionLineItemAddon ?? false,
      },
    ];
  });
}

function movesOf(moves: Product["moves"], references: References): PlanMoves {
  return {
    upgradeableTo: references.products(moves?.upgradeableTo),
    switchableTo: references.products(moves?.switchableTo),
    downgradeableTo: references.products(moves?.downgradeableTo),
  };
}
