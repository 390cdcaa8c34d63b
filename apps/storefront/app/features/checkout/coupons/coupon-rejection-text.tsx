import type { CouponRejection } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";

interface CouponRejectionTextProps {
  code: string;
  reason: CouponRejection | "tooMany" | "unavailable";
}

/** Why a code was rejected, and what to do. */
export function CouponRejectionText({ code, reason }: CouponRejectionTextProps) {
  switch (reason) {
    case "couponUnknown":
      return <Trans>We know no code {code}. Please check its spelling.</Trans>;
    case "couponExpired":
      return <Trans>The code {code} is not valid any more, or not yet.</Trans>;
    case "couponForeign":
      return <Trans>The code {code} was given to another e-mail address.</Trans>;
    case "couponUsed":
      return <Trans>You have used the code {code} before. It counts once for each person.</Trans>;
    case "onSale":
      return <Trans>The code {code} cannot be used beside products that are on sale.</Trans>;
    case "couponCoversNothing":
      return <Trans>The code {code} is for other products than those in your cart.</Trans>;
    case "tooMany":
      return <Trans>You have tried many codes. Please wait some minutes before the next.</Trans>;
    case "unavailable":
      return <Trans>The code could not be checked just now. Please try again.</Trans>;
  }
}
