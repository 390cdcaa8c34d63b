import { formatMoney, type Money } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";

interface LinePriceProps {
  /** For the whole line, before a coupon: that is shown below all lines. */
  total: Money;
  /** Without any discount. */
  before: Money;
}

/** What a line costs, and what it would cost without its discounts. */
export function LinePrice({ total, before }: LinePriceProps) {
  const language = useLanguage();
  return (
    <>
      <span className="block text-16 font-semibold">{formatMoney(total, language)}</span>
      {before.amount > total.amount ? (
        <span className="block text-14 text-faint">
          <span className="sr-only">
            <Trans>Was:</Trans>{" "}
          </span>
          <s>{formatMoney(before, language)}</s>
        </span>
      ) : null}
    </>
  );
}

/** Of a gift, or of a plan in its free days. */
export function FreePrice() {
  return (
    <span className="block text-16 font-semibold text-success">
      <Trans>Free</Trans>
    </span>
  );
}
