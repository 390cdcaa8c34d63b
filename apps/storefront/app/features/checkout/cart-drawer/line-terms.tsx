import { isPlan, type CartProduct, type DiscountedPeriods, type Money } from "@autotune/commerce";
import { Plural, Trans } from "@lingui/react/macro";
import { useListFormat } from "../../../platform/i18n/list-format.ts";
import { LowestPrice } from "../../catalogue/prices/lowest-price.tsx";
import { PriceLabel } from "../../catalogue/prices/price-label.tsx";
import { QuantityStep } from "../../catalogue/prices/quantity-hint.tsx";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
import { useTaxedPrice } from "../../catalogue/prices/use-taxed-price.ts";

interface LineTermsProps {
  product: CartProduct;
  /** Of one copy or of one period, after the coupon. */
  unitPrice: Money;
  /** Of a plan with a discount for its first periods. */
  discounted: DiscountedPeriods | null;
  /** Names of the products that a gift comes with. */
  givers: readonly string[];
}

/** What one gets, for how long, and what is charged later. */
export function LineTerms({ product, unitPrice, discounted, givers }: LineTermsProps) {
  const { isFreebie, checkoutInfo, specialText } = product;
  const names = useListFormat()(givers);
  return (
    <>
      {specialText === "" ? null : (
        <p className="py-1">
          <PriceLabel text={specialText} />
        </p>
      )}
      {isFreebie && names !== "" ? (
        <p>
          <Trans>Your gift with {names}</Trans>
        </p>
      ) : null}
      <p>
        {isPlan(product.type) ? (
          <PlanTerms {...{ product, unitPrice, discounted }} />
        ) : (
          <PerpetualTerms />
        )}
      </p>
      <QuantityTerms product={product} />
      {isFreebie ? null : <LowestPrice product={product} />}
      {checkoutInfo === "" ? null : <p>{checkoutInfo}</p>}
    </>
  );
}

function PerpetualTerms() {
  return <Trans>Yours to keep</Trans>;
}

function PlanTerms({ product, unitPrice, discounted }: Omit<LineTermsProps, "givers">) {
  const showPrice = useTaxedPrice();
  const { interval, trialDays } = product;
  if (interval === null) return <Trans>Renews until you cancel</Trans>;
  const period = {
    interval,
    price: showPrice(unitPrice),
    discount: discounted && {
      periods: discounted.periods,
      priceAfter: showPrice(discounted.priceAfter),
    },
  };
  if (trialDays === null || trialDays === 0)
    return (
      <Trans>
        <PeriodPrice {...period} /> until you cancel
      </Trans>
    );
  return (
    <Trans>
      <Plural value={trialDays} one="Free for # day" other="Free for # days" />, then{" "}
      <PeriodPrice {...period} /> until you cancel
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
      <QuantityStep of={product.path} {...next} />
    </p>
  );
}
