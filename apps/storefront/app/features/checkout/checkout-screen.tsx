import {
  cartSubtotal,
  countItems,
  formatMoney,
  type Cart,
  type Currency,
  type RefusedLine,
} from "@autotune/commerce";
import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { shownCurrency, useCart } from "../../state/cart.ts";
import type { CheckoutState } from "./advance-checkout.ts";
import { OrderPanel, OrderSkeleton } from "./order-panel.tsx";
import { PaymentPanel, PaymentSkeleton } from "./payment-panel.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import type { Payment } from "./provider-script.ts";
import { RefusalText } from "./refusal-text.tsx";
import { useCheckout } from "./use-checkout.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";

/** The lines of the cart, drawn by whoever knows carts. */
interface LinesSlot {
  cart: Cart;
  currency: Currency;
  notes: ReadonlyMap<string, ReactNode>;
  disabled: boolean;
}

interface CheckoutScreenProps {
  payment: Payment;
  renderLines: (slot: LinesSlot) => ReactNode;
  /** What an order that keeps the browser here shows. */
  renderOrder: (checkoutId: string) => ReactNode;
  emptyCart: ReactNode;
  accountForms: ReactNode;
}

/** On the server and at first: the page without anything that belongs to one person. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const ready = useCart(({ status }) => status === "ready");
  return ready ? <ReadyCheckout {...props} /> : <UnknownCheckout />;
}

function UnknownCheckout() {
  return (
    <Columns
      order={<OrderSkeleton />}
      next={<WhatHappensNext amount={undefined} />}
      payment={<PaymentSkeleton />}
    />
  );
}

function ReadyCheckout(props: CheckoutScreenProps) {
  const language = useLanguage();
  const { cart } = useCart();
  const currency = shownCurrency();
  const checkout = useCheckout(cart, currency);
  const { state } = checkout;
  if (state.step === "ordered" && state.stays) return props.renderOrder(state.checkoutId);
  const submitted = state.step === "paying" && state.submitted;
  if (countItems(cart) === 0 && !submitted) {
    // An order may be on its way: then the emptied cart is not news.
    if (state.step === "checking" || state.step === "ordered") return <UnknownCheckout />;
    return (
      <Heading>
        <div className="grid max-w-[40rem] gap-5">
          {state.step === "ready" && state.problem?.kind === "paidElsewhere" ? (
            <ProblemNotice problem={state.problem} />
          ) : null}
          <Panel title={<Trans>Your order</Trans>}>
            <PanelPart>{props.emptyCart}</PanelPart>
          </Panel>
        </div>
      </Heading>
    );
  }
  const amount = formatMoney(cartSubtotal(cart, currency), language);
  const disabled = submitted || state.step === "opening" || state.step === "ordered";
  const notes = lineNotes(state, (line) => (
    <RefusalText line={line} currency={currency} language={language} />
  ));
  return (
    <Columns
      order={
        <OrderPanel cart={cart} currency={currency} language={language}>
          {props.renderLines({ cart, currency, notes, disabled })}
        </OrderPanel>
      }
      next={<WhatHappensNext amount={amount} />}
      payment={
        <PaymentPanel
          checkout={checkout}
          payment={props.payment}
          language={language}
          amount={amount}
          accountForms={props.accountForms}
        />
      }
    />
  );
}

function lineNotes(
  state: CheckoutState,
  write: (line: RefusedLine) => ReactNode,
): ReadonlyMap<string, ReactNode> {
  const problem = state.step === "ready" ? state.problem : undefined;
  if (problem?.kind !== "refused") return new Map();
  return new Map(problem.lines.map((line) => [line.path, write(line)]));
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-8 pb-20 sm:pt-14">
      <h1 className="mb-6 text-48 sm:mb-9">
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
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:grid-rows-[auto_1fr] md:gap-7">
        <div>{order}</div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">{payment}</div>
        <div>{next}</div>
      </div>
    </Heading>
  );
}
