import { cartSubtotal, countItems, formatMoney } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Drawer } from "@autotune/ui/drawer";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguage } from "../../i18n/language.ts";
import { hideCart, shownCurrency, useCart } from "../../state/cart.ts";
import { CartLines } from "./cart-lines.tsx";
import { EmptyCart } from "./empty-cart.tsx";

/** The cart, from the right, over whatever page is open. */
export function CartDrawer() {
  const { t } = useLingui();
  const { cart, visible } = useCart();
  const currency = shownCurrency();
  const empty = countItems(cart) === 0;
  return (
    <Drawer
      open={visible}
      onClose={hideCart}
      title={<Trans>YOUR CART</Trans>}
      closeLabel={t`Close the cart`}
      foot={empty ? undefined : <DrawerFoot subtotal={cartSubtotal(cart, currency)} />}
    >
      {empty ? <EmptyCart /> : <CartLines cart={cart} currency={currency} />}
    </Drawer>
  );
}

function DrawerFoot({ subtotal }: { subtotal: ReturnType<typeof cartSubtotal> }) {
  const language = useLanguage();
  const amount = formatMoney(subtotal, language);
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-16 text-muted">
          <Trans>Subtotal</Trans>
        </span>
        <span aria-live="polite" className="font-display text-28 font-semibold tabular-nums">
          {amount}
        </span>
      </p>
      <p className="mt-1 text-14 text-muted">
        <Trans>Tax, where it applies, is shown before you pay.</Trans>
      </p>
      {/* Checkout has a policy of its own, so it is a new document. */}
      <a
        href={linkTo("Checkout", {}, language)}
        onClick={hideCart}
        className={`${buttonClass("primary")} mt-4 w-full`}
      >
        <Trans>CHECKOUT</Trans>
        <span className="tabular-nums">· {amount}</span>
      </a>
    </>
  );
}
