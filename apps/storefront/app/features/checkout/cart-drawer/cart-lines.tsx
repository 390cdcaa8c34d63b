import {
  cartProducts,
  cartTotals,
  upgradeKey,
  type Cart,
  type CartProduct,
  type ChargedLine,
  type Currency,
} from "@autotune/commerce";
import { useLingui } from "@lingui/react/macro";
import { useRef, type ReactNode } from "react";
import { ProductLine } from "./product-line.tsx";
import { UpgradeLine } from "./upgrade-line.tsx";

interface CartLinesProps {
  cart: Cart;
  currency: Currency;
  /** Notes on a line, by its product's path. */
  notes?: ReadonlyMap<string, ReactNode>;
  disabled?: boolean;
  /** Upgrades can be exchanged for others of the same licence. */
  swappable?: boolean;
}

/** The cart's content, line by line: each product with its gifts, then the upgrades. */
export function CartLines(props: CartLinesProps) {
  const { cart, currency, notes, disabled = false, swappable = false } = props;
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { lines } = cartTotals(cart, currency);
  const nothing: ChargedLine = {
    listPrice: { amount: 0, currency },
    unitPrice: { amount: 0, currency },
    total: { amount: 0, currency },
    discounted: null,
  };
  // The focus must not get lost with the line that had it.
  const onRemoved = () => list.current?.focus();
  return (
    <ul
      ref={list}
      data-cart-lines
      tabIndex={-1}
      aria-label={t`Products in your cart`}
      className="outline-none"
    >
      {withGiftsBelow(cart).map((product) => (
        <ProductLine
          key={product.path}
          product={product}
          charged={lines.get(product.path) ?? nothing}
          currency={currency}
          givers={product.isFreebie ? giversOf(cart, product.path) : []}
          hasGift={hasGiftOf(cart, product)}
          note={notes?.get(product.path)}
          disabled={disabled}
          onRemoved={onRemoved}
        />
      ))}
      {cart.upgrades.map((upgrade) => (
        <UpgradeLine
          // Keyed by licence: the line stays when its upgrade is swapped.
          key={upgrade.qualifyingProduct.purchaseId}
          upgrade={upgrade}
          charged={lines.get(upgradeKey(upgrade)) ?? nothing}
          currency={currency}
          note={notes?.get(upgrade.path)}
          disabled={disabled}
          swappable={swappable}
          onRemoved={onRemoved}
        />
      ))}
    </ul>
  );
}

/** A gift is shown under the first product that it comes with. */
function withGiftsBelow(cart: Cart): CartProduct[] {
  const products = cartProducts(cart);
  const gifts = products.filter(({ isFreebie }) => isFreebie);
  return products
    .filter(({ isFreebie }) => !isFreebie)
    .flatMap((product) => [
      product,
      ...gifts.filter(({ path }) => giversOf(cart, path)[0] === product),
    ]);
}

function giversOf(cart: Cart, path: string): CartProduct[] {
  return cartProducts(cart).filter(
    ({ isFreebie, freebies }) => !isFreebie && freebies.some((freebie) => freebie.path === path),
  );
}

/** A gift that could be chosen with the product is in the cart. */
function hasGiftOf(cart: Cart, { freebies }: CartProduct): boolean {
  return freebies.some(({ path, choice }) => choice && cart.products[path]?.isFreebie === true);
}
