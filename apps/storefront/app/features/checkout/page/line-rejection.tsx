import {
  largestQuantity,
  formatMoney,
  planPathOf,
  type Currency,
  type RejectedLine,
} from "@autotune/commerce";
import { linkTo, type Language } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { addItem } from "../cart/cart-actions.ts";
import { useCatalogue } from "../../catalogue/store/catalogue.ts";

interface LineRejectionTextProps {
  line: RejectedLine;
  currency: Currency;
  language: Language;
}

/** Why a line cannot be paid for, and what to do. */
export function LineRejectionText({ line, currency, language }: LineRejectionTextProps) {
  switch (line.reason) {
    case "priceChanged": {
      if (line.unitPrice === null) return <Trans>The price has changed.</Trans>;
      const price = formatMoney({ amount: line.unitPrice, currency }, language);
      return <Trans>The price has changed to {price}.</Trans>;
    }
    case "invalidQuantity":
      return <Trans>Choose a quantity from 1 to {largestQuantity}.</Trans>;
    case "notForSale":
      return <Trans>This isn’t available right now. Remove it to continue.</Trans>;
    case "repeatedProduct":
      return <Trans>This is in your cart twice. Remove it and add it again.</Trans>;
    case "unknownProduct":
      return <Trans>This is no longer sold.</Trans>;
    case "secondPlan":
      return <Trans>You can buy one plan at a time. Remove one of the two.</Trans>;
    case "trialUsed":
      return <Trans>You have already used your trial.</Trans>;
    case "trialLimitReached":
      return (
        <Trans>
          Too many free trials were started from your network or browser recently. Subscribe without
          a trial, or try again later.
        </Trans>
      );
    case "alreadySubscribed":
      return (
        <Trans>
          You already have a plan. Remove this one and change yours in{" "}
          <a href={linkTo("Overview", {}, language)} className={linkClass}>
            your account
          </a>
          .
        </Trans>
      );
    case "unqualifiedUpgrade":
      return (
        <Trans>
          The license for this upgrade isn’t in your account, or it has already been upgraded.
          Remove the upgrade to continue.
        </Trans>
      );
    case "freebieWithoutParent":
      return (
        <Trans>
          This gift comes with a product that isn’t in your cart. Remove it to continue.
        </Trans>
      );
  }
}

/** After a trial the plan itself can still be bought. Shown on its line only. */
export function LineRejectionAction({
  line: { reason, path },
}: Pick<LineRejectionTextProps, "line">) {
  const plan = useCatalogue(({ products }) => products.get(planPathOf(path)));
  const isTrialRefused = reason === "trialUsed" || reason === "trialLimitReached";
  if (!isTrialRefused || plan === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => addItem(plan)}
      className={`${linkClass} ms-2 inline-flex min-h-10 items-center`}
    >
      <Trans>Subscribe without a trial</Trans>
    </button>
  );
}
