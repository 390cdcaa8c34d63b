import { countItems, greetingName } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { buttonClass, Panel, PanelPart, PitchLine } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Order } from "../../checkout/api/read-order.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCart } from "../../checkout/cart/cart.ts";
import { useGuest } from "../../checkout/buyer/guest.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { NextSteps } from "./next-steps.tsx";
import { OrderAgreements } from "../order/order-agreements.tsx";
import { OrderFacts } from "../order/order-facts.tsx";
import { OrderLines } from "../order/order-lines.tsx";
import { OrderTotals } from "../order/order-totals.tsx";

/** The order, as soon as it is there. */
export function ThankYou({ order }: { order: Order }) {
  const language = useLanguage();
  const isSignedIn = useUser(({ user }) => user !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  // It is the news that somebody waits for, also without seeing it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const lands = order.state === "completed" || order.state === "pending";
  return (
    <div className="pt-10 pb-20 sm:pt-16">
      <div className="wrap">
        <h1 ref={heading} tabIndex={-1} className="text-64 outline-none">
          <Heading state={order.state} />
        </h1>
        <p className="mt-5 max-w-[52ch] text-18 text-muted">
          <Outcome order={order} />
        </p>
      </div>
      <div className="my-8 sm:my-12">
        <PitchLine variant={lands ? "success" : "divider"} />
      </div>
      <div className="wrap grid items-start gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:gap-7">
        <Panel
          title={<Trans>Your order</Trans>}
          aside={<span className="text-text">{order.reference}</span>}
        >
          <OrderLines order={order} />
          <PanelPart>
            <OrderTotals order={order} />
            <div className="mt-4">
              <OrderFacts order={order} />
              <OrderAgreements order={order} />
            </div>
          </PanelPart>
        </Panel>
        <Panel title={<Trans>What happens next</Trans>}>
          <PanelPart>
            <NextSteps order={order} />
            {order.state === "failed" ? <OrderAgain /> : null}
            {isSignedIn ? (
              <Link
                to={linkTo("Orders", {}, language)}
                className={`${buttonClass("secondary")} mt-6 w-full`}
              >
                <Trans>See all your orders</Trans>
              </Link>
            ) : null}
          </PanelPart>
        </Panel>
      </div>
    </div>
  );
}

/** What was not paid is still in the cart, or else in the shop. Checkout is a document of its own. */
function OrderAgain() {
  const language = useLanguage();
  const inCart = useCart(({ cart }) => countItems(cart) > 0);
  const look = `${buttonClass("primary")} mt-6 w-full`;
  return inCart ? (
    <a href={linkTo("Checkout", {}, language)} className={look}>
      <Trans>Return to checkout</Trans>
    </a>
  ) : (
    <Link to={linkTo("Home", {}, language)} className={look}>
      <Trans>See the products</Trans>
    </Link>
  );
}

function Heading({ state }: { state: Order["state"] }) {
  const guest = useGuest((stored) => stored.guest);
  const user = useUser((stored) => stored.user);
  const name = greetingName(
    {
      firstName: user?.pi_first_name ?? guest?.first_name ?? "",
      lastName: user?.pi_last_name ?? guest?.last_name ?? "",
    },
    useLanguage(),
  );
  if (state === "failed") return <Trans>The payment failed.</Trans>;
  if (state === "refunded") return <Trans>This order was refunded.</Trans>;
  return name === "" ? <Trans>Thank you.</Trans> : <Trans>Thank you, {name}.</Trans>;
}

function Outcome({ order }: { order: Order }) {
  switch (order.state) {
    case "completed":
      return <Completed order={order} />;
    case "pending":
      return (
        <Trans>
          Your payment is still on its way. As soon as it arrives, we’ll email you what you bought
          and add it to your account.
        </Trans>
      );
    case "failed":
      return <Trans>It didn’t go through, and you weren’t charged. You can order again.</Trans>;
    case "refunded":
      return <Trans>We’ve refunded your payment, and everything from this order has ended.</Trans>;
  }
}

function Completed({ order: { lines, isGuest } }: { order: Order }) {
  const hasLicence = lines.some(({ licences }) => licences.length > 0);
  if (!hasLicence) return <Trans>Your plan is active. Everything in it is ready to use.</Trans>;
  return isGuest ? (
    <Trans>Your licenses are here and on their way by email.</Trans>
  ) : (
    <Trans>Your licenses are below and in your account. We’re emailing them to you, too.</Trans>
  );
}
