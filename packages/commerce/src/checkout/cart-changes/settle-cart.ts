import { rejectCoupon } from "../coupons/reject-coupon.ts";
import { retainGiven } from "../freebies/retain-given.ts";
import { isPaidWith } from "../upgrades/is-paid-with.ts";
import {
  cartProducts,
  emptyCart,
  isEmpty,
  isPlan,
  type Cart,
  type CartProduct,
} from "../cart/cart.ts";
import { isForSale } from "../cart/is-for-sale.ts";
import { isPromoted } from "../sale-lines/promoted-prices.ts";
import { saleLines } from "../sale-lines/sale-lines.ts";

/** Removes what the rest of the cart no longer allows. Every change of a cart ends here. */
export function settleCart(cart: Cart): Cart {
  const bought = retainBought(cart);
  const given = retainGiven(
    cartProducts(cart).filter(({ isFreebie }) => isFreebie),
    bought,
  );
  const retained = cartProducts(cart).filter(
    (product) => bought.includes(product) || given.includes(product),
  );
  const holdsPromotion = bought.some(({ path }) => isPromoted(cart.promotion, path));
  const settled: Cart = {
    ...cart,
    products: Object.fromEntries(
      retained.map((product) => [product.path, limitPromoted(product, cart.promotion)]),
    ),
    upgrades: retainUpgrades(cart.upgrades),
    promotion: holdsPromotion ? cart.promotion : null,
  };
  if (isEmpty(settled)) return emptyCart;
  const { coupon } = settled;
  const isRejected = coupon !== null && rejectCoupon(saleLines(settled), coupon) !== undefined;
  return isRejected ? { ...settled, coupon: null } : settled;
}

/** What is for sale; of several plans the first. */
function retainBought(cart: Cart): CartProduct[] {
  const products = cartProducts(cart).filter(
    (product) =>
      !product.isFreebie &&
      isForSale(product, { isPromoted: isPromoted(cart.promotion, product.path) }),
  );
  const plan = products.find(({ type }) => isPlan(type));
  return products.filter((product) => !isPlan(product.type) || product === plan);
}

/** A promotion sells one copy to a person. */
function limitPromoted(product: CartProduct, promotion: Cart["promotion"]): CartProduct {
  return product.quantity > 1 && isPromoted(promotion, product.path)
    ? { ...product, quantity: 1 }
    : product;
}

/** A licence pays for one upgrade only. */
function retainUpgrades(upgrades: Cart["upgrades"]): Cart["upgrades"] {
  return upgrades.filter(
    ({ qualifyingProduct: { purchaseId } }, index) =>
      upgrades.findIndex((other) => isPaidWith(other, purchaseId)) === index,
  );
}
