import { countItems } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, buttonClass, PitchLine, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { RetryButton } from "../../../platform/focus/retry-button.tsx";
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
  const { status, user } = useUser();
  const isGuest = useGuest(({ guest }) => guest !== null);
  if (status === "unknown") return <AwaitedOrderSkeleton />;
  if (status === "unreachable")
    return (
      <Calm
        title={<Trans>We can’t reach your account right now.</Trans>}
        text={<Trans>We keep your licenses in your account and email them to you, too.</Trans>}
      >
        <RetryButton onRetry={retryUser} />
      </Calm>
    );
  // A guest has no account; the server identifies the browser.
  const mayFetch =
    status === "signedIn" || isGuest || findStoredCheckout(checkoutId)?.guest != null;
  // Another person, or one who has just signed in, asks again.
  return mayFetch ? <Awaited key={user?.id} checkoutId={checkoutId} /> : <SignInFirst />;
}

function SignInFirst() {
  return (
    <Calm
      title={<Trans>Sign in to see your order.</Trans>}
      text={<Trans>We keep your licenses in your account and email them to you, too.</Trans>}
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
          title={<Trans>We can’t find this order.</Trans>}
          text={
            <Trans>
              It may belong to another account. You’ll find all of yours in your order history.
            </Trans>
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
      return <Trans>Payment received. Getting your order ready…</Trans>;
    case "nothing":
      return <Trans>Checking on your payment…</Trans>;
    case "unreachable":
      return (
        <Trans>
          We can’t reach our server right now, but we’ll keep trying. If you’ve paid, your order is
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
            This is taking longer than usual. You can safely leave this page: we’ll email you what
            you bought.
          </Trans>
        ) : (
          <Trans>
            We haven’t received a payment yet. If you’ve paid, we’ll email you what you bought. If
            you haven’t, nothing was charged.
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        <OrdersLink />
        {inCart ? (
          <a href={linkTo("Checkout", {}, language)} className={buttonClass("quiet")}>
            <Trans>Back to checkout with your cart</Trans>
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
      <p className="sr-only">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton className="h-14 w-2/3 sm:h-20" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-6 h-64 w-full rounded-24" />
    </div>
  );
}
