import { Dialog } from "@base-ui/react/dialog";
import { cartSubtotal, countItems, formatMoney } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
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
  return (
    <Dialog.Root open={visible} onOpenChange={(open) => (open ? undefined : hideCart())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-background/70 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 right-0 z-30 flex w-full max-w-[30rem] flex-col border-l border-line bg-surface-1 shadow-float outline-none transition-transform duration-200 ease-out data-[ending-style]:translate-x-full data-[starting-style]:translate-x-full">
          <header className="flex items-center justify-between gap-4 px-5 py-4 sm:px-6">
            <Dialog.Title className="text-22 tracking-heading">
              <Trans>YOUR CART</Trans>
            </Dialog.Title>
            <Dialog.Close
              aria-label={t`Close the cart`}
              className="grid size-10 cursor-pointer place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-surface-2 hover:text-text"
            >
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="size-5 stroke-current stroke-[1.6] [stroke-linecap:round]"
              >
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </Dialog.Close>
          </header>
          {countItems(cart) === 0 ? (
            <EmptyCart />
          ) : (
            <>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
                <CartLines cart={cart} currency={currency} />
              </div>
              <DrawerFoot subtotal={cartSubtotal(cart, currency)} />
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DrawerFoot({ subtotal }: { subtotal: ReturnType<typeof cartSubtotal> }) {
  const language = useLanguage();
  const amount = formatMoney(subtotal, language);
  return (
    <footer className="border-t border-line px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6">
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
    </footer>
  );
}
