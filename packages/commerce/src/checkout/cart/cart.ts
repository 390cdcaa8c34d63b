import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import type { ProductType } from "../../catalogue/products/product-type.ts";
import type { Coupon } from "../coupons/coupon.ts";
import type { KnownPrices } from "../../catalogue/price-history/lowest-before-discount.ts";
import type { Prices } from "../../catalogue/pricing/prices.ts";

/** What a cart stores of a product: enough to show it without a request, never enough to decide its price. */
export interface CartItem extends Omit<Offer, "upgrade"> {
  readonly name: string;
  /** Where it can be read about. */
  readonly url: string | null;
  /** What a buyer should know before paying, as an editor wrote it; often nothing. */
  readonly checkoutInfo: string;
  /** An editor's word or two beside the price, such as "Gift"; often nothing. */
  readonly specialText: string;
  /** The lowest prices of the 30 days before its discount; absent without one, or where nothing is known. */
  readonly lowestBefore?: KnownPrices;
}

export interface CartProduct extends CartItem {
  readonly quantity: number;
  /** Given with the products whose freebies name it: it costs nothing. */
  readonly isFreebie: boolean;
  /** The person has decided about its freebies: they are not asked again, and nothing is added by itself. */
  readonly freebiesChosen: boolean;
}

/** The licence that an upgrade is paid with. All three belong to the same owned record. */
export interface QualifyingProduct {
  readonly code: string;
  readonly purchaseId: string;
  readonly serial: string;
}

export interface CartUpgrade extends CartItem {
  readonly quantity: 1;
  /** Paths of what is owned and of what it becomes. */
  readonly from: string;
  readonly to: string;
  /** The owned product's name. */
  readonly sourceName: string;
  /** The name of what the same licence paid for before, where the buyer chose this instead. */
  readonly replaces?: string;
  readonly qualifyingProduct: QualifyingProduct;
}

/** A promotion that put products into the cart. They cost what it says instead of what the catalogue says. */
export interface CartPromotion {
  readonly code: string;
  readonly id: string;
  /** Paths of its products, with what they cost in it. */
  readonly products: Readonly<Record<string, Prices>>;
  readonly offerTag: string;
}

export interface Cart {
  /** By path, in the order in which they were first added. */
  readonly products: Readonly<Record<string, CartProduct>>;
  readonly upgrades: readonly CartUpgrade[];
  readonly coupon: Coupon | null;
  readonly promotion: CartPromotion | null;
  /** It came from a link in an e-mail and is not sent to the server again. */
  readonly recovered: boolean;
}

export const emptyCart: Cart = {
  products: {},
  upgrades: [],
  coupon: null,
  promotion: null,
  recovered: false,
};

/** More than a studio buys at once; beyond it a number is a slip of the finger. */
export const largestQuantity = 99;

export function cartProducts(cart: Cart): CartProduct[] {
  return Object.values(cart.products);
}

export function isEmpty(cart: Cart): boolean {
  return cartProducts(cart).length === 0 && cart.upgrades.length === 0;
}

export function countItems(cart: Cart): number {
  return cartProducts(cart).reduce((sum, { quantity }) => sum + quantity, cart.upgrades.length);
}

/** A plan has quantity 1, however often it is added. */
export function isPlan(type: ProductType): boolean {
  return type === "subscription" || type === "trial";
}
