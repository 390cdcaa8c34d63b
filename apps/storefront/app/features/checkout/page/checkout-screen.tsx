import { cartTotals, formatMoney, isEmpty, type Cart, type Currency } from "@autotune/commerce";
import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCart } from "../cart/cart.ts";
import { loadCatalogue, useCatalogue } from "../../catalogue/store/catalogue.ts";
import { useTaxedPrice } from "../../catalogue/prices/use-taxed-price.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { OrderPanel, OrderSkeleton } from "./order-panel.tsx";
import { PaymentPanel, PaymentSkeleton } from "./payment-panel.tsx";
import { PaymentProblemNotice } from "./payment-problem-notice.tsx";
import type { Payment } from "../payment/provider.ts";
import { useBuyer } from "../buyer/use-buyer.ts";
import { useCheckout } from "./use-checkout.ts";
import { useLineNotes } from "./use-line-notes.tsx";
import { WhatHappensNext, WhatHappensNextSkeleton } from "./what-happens-next.tsx";

/** The lines of the cart, rendered by the caller. */
interface LinesSlot {
  cart: Cart;
  currency: Currency;
  notes: ReadonlyMap<string, ReactNode>;
  disabled: boolean;
}

interface CheckoutScreenProps {
  payment: Payment;
  renderLines: (slot: LinesSlot) => ReactNode;
  /** Shown for an order that keeps the browser on this page. */
  renderOrder: (checkoutId: string) => ReactNode;
  emptyCart: ReactNode;
  renderAccountForms: (email: string | undefined) => ReactNode;
}

/** On the server and before hydration: the page without personal data. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const ready = useCart(({ status }) => status === "ready");
  useEffect(() => void loadCatalogue(), []);
  return ready ? <ReadyCheckout {...props} /> : <UnknownCheckout />;
}

function UnknownCheckout() {
  return (
    <Columns
      order={<OrderSkeleton />}
      next={<WhatHappensNextSkeleton />}
      payment={<PaymentSkeleton />}
    />
  );
}

function ReadyCheckout(props: CheckoutScreenProps) {
  const language = useLanguage();
  const showPrice = useTaxedPrice();
  const cart = useCart((state) => state.cart);
  const { country, currency } = useCountry();
  const settling = useCatalogue(({ status }) => status === "loading");
  const buyer = useBuyer();
  const checkout = useCheckout(cart, country, buyer);
  const { state } = checkout;
  const notes = useLineNotes(cart, currency, state);
  const isCartEmpty = isEmpty(cart);
  const wasFilled = useRef(false);
  useEffect(() => {
    if (!isCartEmpty) wasFilled.current = true;
  }, [isCartEmpty]);
  if (state.step === "ordered" && state.stays) return props.renderOrder(state.checkoutId);
  const submitted = state.step === "paying" && state.submitted;
  if (isCartEmpty && !submitted) {
    // An order may be pending: then the emptied cart is not a change to report.
    if (state.step === "checking" || state.step === "ordered") return <UnknownCheckout />;
    return (
      <Heading takesFocus={wasFilled}>
        <div className="grid max-w-[40rem] gap-5">
          {state.step === "ready" && state.problem !== undefined ? (
            <PaymentProblemNotice problem={state.problem} />
          ) : null}
          <Panel title={<Trans>Your order</Trans>}>
            <PanelPart>{props.emptyCart}</PanelPart>
          </Panel>
        </div>
      </Heading>
    );
  }
  const totals = cartTotals(cart, currency);
  const charge = state.step === "paying" ? state.charge : undefined;
  const disabled = submitted || state.step === "opening" || state.step === "ordered";
  return (
    <Columns
      order={
        <OrderPanel
          cart={cart}
          currency={currency}
          disabled={disabled}
          charge={charge}
          onCountry={checkout.beforeCountryChange}
        >
          {props.renderLines({ cart, currency, notes, disabled })}
        </OrderPanel>
      }
      next={
        <WhatHappensNext order={{ cart, totals }} charge={charge} isGuest={buyer?.guest != null} />
      }
      payment={
        <PaymentPanel
          checkout={checkout}
          buyer={buyer}
          payment={props.payment}
          language={language}
          amount={
            totals.subtotal.amount === 0
              ? formatMoney(totals.subtotal, language)
              : showPrice(totals.subtotal)
          }
          startsTrial={totals.subtotal.amount === 0 && totals.trialPricing !== null}
          settling={settling}
          renderAccountForms={props.renderAccountForms}
        />
      }
    />
  );
}

interface HeadingProps {
  /** The last line was removed, and with it the button that had the focus. */
  takesFocus?: RefObject<boolean>;
  children: ReactNode;
}

function Heading({ takesFocus, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus?.current === true) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="wrap pt-8 pb-20 sm:pt-14">
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-48 outline-none sm:mb-9">
        <Trans>Checkout</Trans>
      </h1>
      {children}
    </div>
  );
}

interface ColumnsProps {
  order: ReactNode;
  next: ReactNode;
  payment: ReactNode;
}

/** On a phone the payment comes before what happens after it. */
function Columns({ order, next, payment }: ColumnsProps) {
  return (
    <Heading>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:grid-rows-[auto_1fr] md:gap-7">
        <div>{order}</div>
        <div tabIndex={-1} className="outline-none md:col-start-2 md:row-span-2 md:row-start-1">
          {payment}
        </div>
        <div>{next}</div>
      </div>
    </Heading>
  );
}
