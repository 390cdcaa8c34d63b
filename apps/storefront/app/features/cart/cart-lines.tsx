import { cartProducts, type Cart, type Currency } from "@autotune/commerce";
import { useLingui } from "@lingui/react/macro";
import { useRef, type ReactNode } from "react";
import { CartLine } from "./cart-line.tsx";

interface CartLinesProps {
  cart: Cart;
  currency: Currency;
  /** What a person must know of a line, by its product's path. */
  notes?: ReadonlyMap<string, ReactNode>;
  disabled?: boolean;
}

/** What lies in the cart, line by line. */
export function CartLines({ cart, currency, notes, disabled = false }: CartLinesProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} aria-label={t`Products in your cart`} className="outline-none">
      {cartProducts(cart).map((product) => (
        <CartLine
          key={product.path}
          product={product}
          currency={currency}
          note={notes?.get(product.path)}
          disabled={disabled}
          // The focus must not vanish together with the line that had it.
          onRemoved={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
}
