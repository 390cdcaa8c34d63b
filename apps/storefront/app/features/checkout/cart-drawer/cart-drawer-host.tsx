import { useEffect, useState, type ComponentType } from "react";
import { withMessages } from "../../../platform/i18n/with-messages.ts";
import { showBusy } from "../../../platform/presses/show-busy.ts";
import { goToCheckout, hideCart, loadCart, useCart } from "../cart/cart.ts";

/** Once in the document: hydrates the cart, and loads the drawer when it is first opened. */
export function CartDrawerHost() {
  const visible = useCart((state) => state.visible);
  const [Drawer, setDrawer] = useState<ComponentType>();

  useEffect(loadCart, []);

  useEffect(() => {
    if (!visible || Drawer !== undefined) return;
    const stopBusy = showBusy();
    withMessages("shop", import("./cart-drawer.tsx")).then(
      ({ CartDrawer }) => setDrawer(() => CartDrawer),
      () => {
        // The chunk cannot be loaded, perhaps since a new release. Checkout shows the same cart.
        hideCart();
        goToCheckout();
      },
    );
    return stopBusy;
  }, [visible, Drawer]);

  return Drawer === undefined ? null : <Drawer />;
}
