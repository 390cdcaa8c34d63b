import type { RejectedLine } from "@autotune/commerce";
import { Button, Notice } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useListFormat } from "../../../platform/i18n/list-format.ts";
import { useCart } from "../cart/cart.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import type { Problem } from "../payment/advance-checkout.ts";
import { CouponRejectionText } from "../coupons/coupon-rejection-text.tsx";
import { LineRejectionText } from "./line-rejection.tsx";
import { SummaryLink } from "./summary-link.tsx";
import { nameInCart, unsolvedLines } from "./apply-rejection.ts";
import { SentenceSpace } from "../../../platform/i18n/sentence-space.tsx";

/** What prevented the payment, and what happened to the money and the cart. */
export function PaymentProblemNotice({ problem }: { problem: Problem }) {
  switch (problem.kind) {
    case "cancelled":
      return (
        <Notice tone="info">
          <Trans>Payment canceled. You weren’t charged.</Trans>
        </Notice>
      );
    case "unsure":
      return (
        <Notice tone="warning">
          <Trans>
            The payment form closed before we got a result. Try again: if the payment went through,
            you’ll see it, and you won’t be charged twice.
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
          <Trans>You just paid in another tab. We’ve taken what you bought out of this cart.</Trans>
        </Notice>
      );
    case "unavailable":
      return (
        <Notice tone="warning">
          <Trans>
            We can’t reach the payment service right now. You weren’t charged, and your cart is
            saved.
          </Trans>
        </Notice>
      );
    case "policiesChanged":
      return (
        <Notice tone="warning">
          <Trans>
            Our terms have changed since you opened this page. Please read the current version
            below, then continue. You weren’t charged.
          </Trans>
        </Notice>
      );
    case "tooMany":
      return (
        <Notice tone="warning">
          <Trans>Several payments in a row were declined.</Trans>
          <SentenceSpace />
          <Plural
            value={problem.minutes}
            one="For your security, please wait # minute before you try again. Your cart is saved."
            other="For your security, please wait # minutes before you try again. Your cart is saved."
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
  const names = useListFormat()(problem.dropped);
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
          <Trans>Prices in your country are in a different currency than the one shown here.</Trans>
        </Notice>
      );
    case "promotionNotQualified":
      return (
        <Notice tone="warning">
          <Trans>
            Our records indicate that you do not qualify for this promotion. We apologize for the
            inconvenience.
          </Trans>
          <SentenceSpace />
          {names === "" ? null : <Trans>Removed from your cart: {names}.</Trans>}
        </Notice>
      );
    case "promotionReserved":
      return (
        <Notice tone="warning">
          <Trans>
            Your promotion is reserved for another checkout or order. Finish paying there. If that
            payment doesn’t go through, you can use the promotion again later.
          </Trans>
        </Notice>
      );
    case "refusedCoupon":
      return (
        <Notice tone="warning">
          {problem.coupon === undefined ? null : <CouponRejectionText {...problem.coupon} />}
          <SentenceSpace />
          <Trans>We’ve removed it from your order.</Trans>
        </Notice>
      );
    case "emptyCart":
    case "refusedLines": {
      const unsolved = unsolvedLines(problem.lines);
      return (
        <Notice tone="warning">
          {unsolved.length === 0 ? (
            <Trans>Your order has changed. Please review it before you pay.</Trans>
          ) : (
            <UnsolvedLines lines={unsolved} />
          )}{" "}
          {names === "" ? null : <Trans>No longer sold and removed from your cart: {names}.</Trans>}
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
        <Trans>Your order needs a change before you can pay.</Trans>
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
