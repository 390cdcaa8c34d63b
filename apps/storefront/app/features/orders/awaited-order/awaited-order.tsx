import { countItems } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, buttonClass, PitchLine, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCart } from "../../checkout/cart/cart.ts";
import { openSignIn } from "../../identity/session/sign-in-dialog.ts";
import { retryUser } from "../../identity/session/start-user.ts";
import { useGuest } from "../../checkout/buyer/guest.ts";
import { findStoredCheckout } from "../../checkout/payment/stored-checkouts.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { ThankYou } from "./thank-you.tsx";
import { useAwaitedOrder, type WhatIsKnown } from "./use-awaited-order.ts";

/** Waits for the order of a checkout, then shows it. It belongs to the person who opened the checkout. */
export function AwaitedOrder({ checkoutId }: { checkoutId: string }) {
  const { status } = useUser();
  const isGuest = useGuest(({ guest }) => guest !== null);
  if (status === "unknown") return <AwaitedOrderSkeleton />;
  if (status === "unreachable")
    return (
      <Calm
        title={<Trans>We cannot reach your account right now.</Trans>}
        text={<Trans>Your licences are kept in your account, and they come by e-mail too.</Trans>}
      >
        <Button onClick={retryUser}>
          <Trans>Try again</Trans>
        </Button>
      </Calm>
    );
  // A guest has no account; the server identifies the browser.
  const mayFetch =
    status === "signedIn" || isGuest || findStoredCheckout(checkoutId)?.guest != null;
  return mayFetch ? <Awaited checkoutId={checkoutId} /> : <SignInFirst />;
}

function SignInFirst() {
  return (
    <Calm
      title={<Trans>Sign in to see your order.</Trans>}
      text={<Trans>Your licences are kept in your account, and they come by e-mail too.</Trans>}
    >
      {/* After signing in here the person stays with the order. */}
      <Button onClick={() => openSignIn({ goOn: () => {} })}>
        <Trans>Sign In</Trans>
      </Button>
    </Calm>
  );
}

function Awaited({ checkoutId }: { checkoutId: string }) {
  const state = useAwaitedOrder(checkoutId);
  switch (state.kind) {
    case "there":
      return <ThankYou order={state.order} />;
    case "signedOut":
      return <SignInFirst />;
    case "gone":
      return (
        <Calm
          title={<Trans>There is no such order.</Trans>}
          text={
            <Trans>It may belong to another account. All of yours stand in your history.</Trans>
          }
        >
          <OrdersLink />
        </Calm>
      );
    case "waiting":
      return (
        <Calm title={<Trans>One moment.</Trans>} text={<WaitingText known={state.known} />}>
          {state.long ? <LongWait known={state.known} /> : null}
        </Calm>
      );
  }
}

function WaitingText({ known }: { known: WhatIsKnown }) {
  switch (known) {
    case "paid":
      return <Trans>Your payment has arrived. We are writing your licence.</Trans>;
    case "nothing":
      return <Trans>We are asking whether your payment has arrived.</Trans>;
    case "unreachable":
      return (
        <Trans>
          We cannot reach our server at the moment, and keep trying. If you have paid, your order is
          safe.
        </Trans>
      );
  }
}

/** The stored checkout stays: going back to the checkout does not pay for the same thing again. */
function LongWait({ known }: { known: WhatIsKnown }) {
  const language = useLanguage();
  const inCart = useCart(({ cart }) => countItems(cart) > 0);
  return (
    <div role="status" className="grid gap-4">
      <p className="max-w-[52ch] text-16 text-muted">
        {known === "paid" ? (
          <Trans>
            This takes longer than usual. It is safe to leave: the e-mail with your serial numbers
            comes anyway.
          </Trans>
        ) : (
          <Trans>
            We have not heard of a payment until now. If you have paid, the e-mail with your serial
            numbers comes anyway; if you have not, nothing was charged.
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        <OrdersLink />
        {inCart ? (
          <a href={linkTo("Checkout", {}, language)} className={buttonClass("quiet")}>
            <Trans>Back to checkout with what is in your cart</Trans>
          </a>
        ) : null}
      </p>
    </div>
  );
}

function OrdersLink() {
  return (
    <Link to={linkTo("Orders", {}, useLanguage())} className={buttonClass("secondary")}>
      <Trans>See all your orders</Trans>
    </Link>
  );
}

interface CalmProps {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function Calm({ title, text, children }: CalmProps) {
  return (
    <div className="pt-10 pb-20 sm:pt-16">
      <div className="wrap">
        <h1 className="text-64">{title}</h1>
        <p role="status" className="mt-5 max-w-[52ch] text-18 text-muted">
          {text}
        </p>
        <div className="mt-6">{children}</div>
      </div>
      <div className="my-8 sm:my-12">
        <PitchLine variant="divider" />
      </div>
    </div>
  );
}

/** What the server renders: it does not know whose order it will be. */
export function AwaitedOrderSkeleton() {
  return (
    <div className="wrap grid gap-6 pt-10 pb-20 sm:pt-16">
      <Skeleton className="h-14 w-2/3 sm:h-20" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-6 h-64 w-full rounded-24" />
    </div>
  );
}
