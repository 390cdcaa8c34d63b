import { formatMoney, isPlan, type CartProduct, type Money } from "@autotune/commerce";
import { Plural, Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { LowestPrice } from "../../catalogue/prices/lowest-price.tsx";
import { QuantityStep } from "../../catalogue/prices/quantity-hint.tsx";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";

interface LineTermsProps {
  product: CartProduct;
  /** Of one copy or of one period, after the coupon. */
  unitPrice: Money;
  /** Names of the products that a gift comes with. */
  givers: readonly string[];
}

/** What one gets, for how long, and what is charged later. */
export function LineTerms({ product, unitPrice, givers }: LineTermsProps) {
  const { isFreebie, checkoutInfo } = product;
  const names = givers.join(", ");
  return (
    <>
      {isFreebie && names !== "" ? (
        <p>
          <Trans>Your gift with {names}</Trans>
        </p>
      ) : null}
      <p>{isPlan(product.type) ? <PlanTerms {...{ product, unitPrice }} /> : <PerpetualTerms />}</p>
      <QuantityTerms product={product} />
      {isFreebie ? null : <LowestPrice product={product} />}
      {checkoutInfo === "" ? null : <p>{checkoutInfo}</p>}
    </>
  );
}

function PerpetualTerms() {
  return <Trans>Yours to keep</Trans>;
}

function PlanTerms({ product, unitPrice }: Pick<LineTermsProps, "product" | "unitPrice">) {
  const language = useLanguage();
  const { interval, trialDays } = product;
  if (interval === null) return <Trans>Renews until you cancel</Trans>;
  const price = formatMoney(unitPrice, language);
  if (trialDays === null || trialDays === 0)
    return (
      <Trans>
        <PeriodPrice price={price} interval={interval} /> until you cancel
      </Trans>
    );
  return (
    <Trans>
      <Plural value={trialDays} one="Free for # day" other="Free for # days" />, then{" "}
      <PeriodPrice price={price} interval={interval} /> until you cancel
    </Trans>
  );
}

/** What several copies save: the step that is reached, or the next one. */
function QuantityTerms({ product }: { product: CartProduct }) {
  const { quantityDiscounts, quantity, isFreebie } = product;
  const steps = quantityDiscounts.toSorted((one, other) => one.from - other.from);
  const next = steps.find(({ from }) => from > quantity);
  if (isFreebie || next === undefined) return null;
  return (
    <p>
      <QuantityStep {...next} />
    </p>
  );
}
