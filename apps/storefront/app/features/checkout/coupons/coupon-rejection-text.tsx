import type { CouponRejection } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { FailureWords } from "../../../platform/failures/failure-words.tsx";
import type { RequestFailure } from "../../../platform/failures/request-failure.ts";

const notChecked = msg`We couldn’t check the code just now. Please try again.`;

interface CouponRejectionTextProps {
  code: string;
  reason: CouponRejection | RequestFailure;
}

/** Why a code was rejected, and what to do. */
export function CouponRejectionText({ code, reason }: CouponRejectionTextProps) {
  switch (reason) {
    case "couponUnknown":
      return <Trans>We don’t recognize {code}. Check the spelling and try again.</Trans>;
    case "couponExpired":
      return <Trans>{code} isn’t valid right now. It has expired or hasn’t started yet.</Trans>;
    case "couponForeign":
      return <Trans>{code} was issued to a different email address.</Trans>;
    case "couponUsed":
      return <Trans>You’ve already used {code}. It works once per customer.</Trans>;
    case "couponReserved":
      return (
        <Trans>
          {code} is reserved for another checkout or order. Finish paying there. If that payment
          doesn’t go through, you can use the code again later.
        </Trans>
      );
    case "onSale":
      return <Trans>{code} can’t be combined with products that are on sale.</Trans>;
    case "couponCoversNothing":
      return <Trans>{code} doesn’t apply to anything in your cart.</Trans>;
    default:
      return <FailureWords failure={reason} otherwise={notChecked} />;
  }
}
