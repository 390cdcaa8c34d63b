import { cartTotals, countItems } from "@autotune/commerce";
import { Drawer } from "@autotune/ui/drawer";
import { Trans, useLingui } from "@lingui/react/macro";
import { hideCart, useCart } from "../cart/cart.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { CartLines } from "./cart-lines.tsx";
import { DrawerFoot } from "./drawer-foot.tsx";
import { EmptyCart } from "./empty-cart.tsx";

/** The cart, from the right, over whatever page is open. */
export function CartDrawer() {
  const { t } = useLingui();
  const { cart, visible } = useCart();
  const currency = useCountry((state) => state.currency);
  const empty = countItems(cart) === 0;
  return (
    <Drawer
      open={visible}
      onClose={hideCart}
      title={<Trans>YOUR CART</Trans>}
      closeLabel={t`Close the cart`}
      foot={empty ? undefined : <DrawerFoot cart={cart} totals={cartTotals(cart, currency)} />}
    >
      {empty ? <EmptyCart /> : <CartLines cart={cart} currency={currency} />}
    </Drawer>
  );
}
