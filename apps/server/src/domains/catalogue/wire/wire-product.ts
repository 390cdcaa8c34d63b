import {
  imageOf,
  unitPrices,
  type Currency,
  type Discount,
  type Freebie,
  type QuantityDiscount,
} from "@autotune/commerce";
import type { CatalogueProduct, ProductView, WireProduct } from "@autotune/contract";

export interface ProductToWire {
  readonly product: CatalogueProduct;
  readonly view: ProductView;
  readonly currency: Currency;
  /** It is given as an add-on to some plan. */
  readonly isAddon: boolean;
  /** What it grants; a freebie that is not published is left out. */
  readonly findView: (path: string) => ProductView | undefined;
}

/** A product as the price endpoint returns it. */
export function toWireProduct(wired: ProductToWire): WireProduct {
  const { product, view, currency, isAddon, findView } = wired;
  const { moves, interval } = product;
  return {
    name: view.name,
    price: view.prices[currency],
    base_price: view.basePrices[currency],
    discount_rate: discountRate(view, currency),
    path: view.path,
    thumbnail: thumbnailOf(view),
    type: view.type,
    prm: view.promoOnly,
    url: view.href ?? null,
    wp_only: view.wpOnly,
    upgradeable_to: [...moves.upgradeableTo],
    switchable_to: [...moves.switchableTo],
    downgradeable_to: [...moves.downgradeableTo],
    checkout_info: view.checkoutInfo,
    freebies: view.freebies.flatMap((freebie) => toWireFreebie(freebie, findView(freebie.path))),
    pid: view.pid,
    use_wibu: product.useWibu,
    special_text: view.specialText,
    sub_interval: interval?.count ?? null,
    sub_interval_unit: interval?.unit ?? null,
    trial_interval: view.trialDays,
    trial_interval_unit: view.trialDays === null ? null : "d",
    subscription_line_item_addon: isAddon,
    variant_parent_product: view.variantParent,
    quantityDiscount: view.quantityDiscounts.map((step) => toWireStep(step, view, currency)),
    discountReason: view.discountReason,
    discountPeriodCount: view.discountPeriodCount,
    prices: { ...view.prices },
    base_prices: { ...view.basePrices },
    discount: view.discount === null ? null : toWireDiscount(view.discount),
    lowest_before: view.lowestBefore === undefined ? null : { ...view.lowestBefore },
    included_products: [...view.includes],
  };
}

/** Product images are files by product id. */
function thumbnailOf({ pid }: ProductView): string {
  return `/images/products/${imageOf(pid)}.png`;
}

function discountRate({ discount, prices, basePrices }: ProductView, currency: Currency): number {
  if (discount === null || basePrices[currency] === 0) return 0;
  if (discount.kind === "percent") return discount.percent / 100;
  return 1 - prices[currency] / basePrices[currency];
}

function toWireFreebie(freebie: Freebie, view: ProductView | undefined): WireProduct["freebies"] {
  if (view === undefined) return [];
  return [
    {
      path: freebie.path,
      group: freebie.group,
      choice: freebie.choice,
      input_type: freebie.inputType,
      is_default_value: freebie.isDefaultValue,
      title: view.name,
      text: view.summary,
      subscription_line_item_addon: freebie.subscriptionLineItemAddon,
      thumbnail: thumbnailOf(view),
    },
  ];
}

function toWireStep(
  { from, discount }: QuantityDiscount,
  { prices, quantityDiscounts }: ProductView,
  currency: Currency,
): WireProduct["quantityDiscount"][number] {
  const { percent, values } = toWireDiscount(discount);
  return {
    from,
    discountPercent: percent,
    discountValue: discount.kind === "value" ? discount.values[currency] : null,
    unitPrice: unitPrices(prices, quantityDiscounts, from)[currency],
    values,
  };
}

function toWireDiscount(discount: Discount) {
  return discount.kind === "percent"
    ? { percent: discount.percent, values: null }
    : { percent: null, values: { ...discount.values } };
}
