import type { RejectedLine } from "@autotune/commerce";
import { Button, Notice } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCart } from "../cart/cart.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import type { Problem } from "../payment/advance-checkout.ts";
import { CouponRejectionText } from "../coupons/coupon-rejection-text.tsx";
import { LineRejectionText } from "./line-rejection.tsx";
import { SummaryLink } from "./summary-link.tsx";
import { nameInCart, unsolvedLines } from "./apply-rejection.ts";

/** What prevented the payment, and what happened to the money and the cart. */
export function ProblemNotice({ problem }: { problem: Problem }) {
  switch (problem.kind) {
    case "cancelled":
      return (
        <Notice tone="info">
          <Trans>Payment was cancelled. Nothing was charged.</Trans>
        </Notice>
      );
    case "unsure":
      return (
        <Notice tone="warning">
          <Trans>
            The payment form was closed before it said how the payment ended. Try again: if it went
            through, you see that, and you are not charged twice.
          </Trans>
        </Notice>
      );
    case "paidElsewhere":
      return (
        <Notice
          tone="info"
          action={
            <SummaryLink checkoutId={problem.checkoutId}>
              <Trans>See your order</Trans>
            </SummaryLink>
          }
        >
          <Trans>You have just paid in another tab. What you bought has left this cart.</Trans>
        </Notice>
      );
    case "unavailable":
      return (
        <Notice tone="warning">
          <Trans>
            The payment service cannot be reached at the moment. Nothing was charged, and your cart
            is kept.
          </Trans>
        </Notice>
      );
    case "tooMany":
      return (
        <Notice tone="warning">
          <Trans>Several payments were declined one after the other.</Trans>{" "}
          <Plural
            value={problem.minutes}
            one="For your safety, please wait # minute before you try again. Your cart is kept."
            other="For your safety, please wait # minutes before you try again. Your cart is kept."
          />
        </Notice>
      );
    case "transaction":
      return (
        <Notice tone="danger">
          <Trans>The payment provider reported a problem.</Trans> {problem.text}
        </Notice>
      );
    case "rejected":
      return <RejectedNotice problem={problem} />;
  }
}

function RejectedNotice({ problem }: { problem: Extract<Problem, { kind: "rejected" }> }) {
  const names = problem.dropped.join(", ");
  switch (problem.reason) {
    case "currencyNotOffered":
      return (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="small" onClick={() => location.reload()}>
              <Trans>Show my prices</Trans>
            </Button>
          }
        >
          <Trans>Prices in your country are in another currency than the one shown here.</Trans>
        </Notice>
      );
    case "promotionNotQualified":
      return (
        <Notice tone="warning">
          <Trans>
            Our records indicate that you do not qualify for this promotion. We apologize for the
            inconvenience.
          </Trans>{" "}
          {names === "" ? null : <Trans>Taken out of your cart: {names}.</Trans>}
        </Notice>
      );
    case "refusedCoupon":
      return (
        <Notice tone="warning">
          {problem.coupon === undefined ? null : <CouponRejectionText {...problem.coupon} />}{" "}
          <Trans>It was taken off your order.</Trans>
        </Notice>
      );
    case "emptyCart":
    case "refusedLines": {
      const unsolved = unsolvedLines(problem.lines);
      return (
        <Notice tone="warning">
          {unsolved.length === 0 ? (
            <Trans>Your order has changed. Please look at it once more before you pay.</Trans>
          ) : (
            <UnsolvedLines lines={unsolved} />
          )}{" "}
          {names === "" ? null : (
            <Trans>No longer sold, and taken out of your cart: {names}.</Trans>
          )}
        </Notice>
      );
    }
  }
}

/** The reasons again: their lines may be far up the page. */
function UnsolvedLines({ lines }: { lines: readonly RejectedLine[] }) {
  const language = useLanguage();
  const cart = useCart((state) => state.cart);
  const currency = useCountry((state) => state.currency);
  return (
    <>
      <p>
        <Trans>Your order cannot be paid for as it is. Please change it first.</Trans>
      </p>
      <ul className="mt-1 grid gap-1">
        {lines.map((line) => (
          <li key={line.path}>
            <span className="font-medium">{nameInCart(cart, line.path)}:</span>{" "}
            <LineRejectionText line={line} currency={currency} language={language} />
          </li>
        ))}
      </ul>
    </>
  );
}
