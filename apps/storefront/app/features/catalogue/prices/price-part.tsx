import { shownRate, type CartItem, type Interval, type Offer } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { CardOffer } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { KindLabel } from "./card-label.tsx";
import { DiscountTerms } from "./discount-terms.tsx";
import { DiscountPill } from "./discount-pill.tsx";
import { LowestPrice } from "./lowest-price.tsx";
import { PlanRate } from "./plan-rate.tsx";
import { PriceLabel } from "./price-label.tsx";
import { PricePeriod } from "./price-period.tsx";
import { Price } from "./price.tsx";
import { PriceTax, TaxNote } from "./tax-note.tsx";

type PricePart = Pick<CardOffer, "kind" | "price" | "was" | "pill" | "label" | "note">;

type Priced = Pick<
  CartItem,
  | "path"
  | "type"
  | "interval"
  | "trialDays"
  | "prices"
  | "basePrices"
  | "discount"
  | "lowestBefore"
  | "specialText"
  | "discountPeriodCount"
>;

interface PriceToShow {
  readonly product: Priced;
  /** Shows a year's price as it is charged, not by the month. */
  readonly useNormalRate?: boolean;
  /** An editor's text under the price. What will be charged is shown in any case. */
  readonly subtext?: string;
  readonly language: Language;
}

/** The price on a card: now, before, and what is charged when. */
export function pricePart(shownPrice: PriceToShow): PricePart {
  const { product, useNormalRate = false, subtext = "", language } = shownPrice;
  const { path, type, interval, prices, basePrices, discount } = product;
  const label = <PriceLabel text={product.specialText} />;
  const head = { kind: <KindLabel product={product} />, label };
  if (type === "trial") return { ...head, ...trialPart(product, language) };
  const pill = discount === null ? undefined : <DiscountPill of={path} discount={discount} />;
  const was = (amounts: typeof prices) =>
    discount === null ? undefined : (
      <>
        <span className="sr-only">
          <Trans>Was:</Trans>{" "}
        </span>
        <Price of={path} prices={amounts} language={language} />
      </>
    );
  if (interval === null)
    return {
      ...head,
      price: (
        <>
          <Price of={path} prices={prices} language={language} />
          <PriceTax />
        </>
      ),
      was: was(basePrices),
      pill,
      note: (
        <>
          <LowestPrice product={product} />
          {subtext === "" ? <Trans>One payment, yours to keep.</Trans> : subtext}
        </>
      ),
    };
  const rateOf = (amounts: typeof prices) => shownRate(amounts, interval, { useNormalRate });
  const shown = rateOf(prices);
  return {
    ...head,
    price: (
      <>
        <Price of={path} prices={shown.prices} language={language} />
        <PricePeriod interval={shown.per} />
        <PriceTax />
      </>
    ),
    was: was(rateOf(basePrices).prices),
    pill,
    note: (
      <>
        <LowestPrice product={product} isByTheMonth={shown.per.unit !== interval.unit} />
        {product.discountPeriodCount === null ? (
          <ChargeNote of={path} interval={interval} prices={prices} language={language} />
        ) : (
          <PlanTerms terms={<DiscountTerms product={product} />} />
        )}
        {subtext === "" ? null : <span className="mt-1 block">{subtext}</span>}
      </>
    ),
  };
}

/** What is charged when, in whatever words. */
function PlanTerms({ terms }: { terms: ReactNode }) {
  return <Trans>{terms}. Plan can be modified at any time.</Trans>;
}

function trialPart(product: Priced, language: Language): Omit<PricePart, "kind" | "label"> {
  const { path, prices, interval, trialDays, discountPeriodCount } = product;
  const days = trialDays ?? 0;
  const isByOtherTerm = interval !== null && !(interval.unit === "m" && interval.count === 1);
  const terms =
    discountPeriodCount === null && interval !== null ? (
      <PlanRate of={path} prices={prices} interval={interval} />
    ) : (
      <DiscountTerms product={product} />
    );
  if (discountPeriodCount !== null || isByOtherTerm)
    return {
      price: <Trans>Free</Trans>,
      note: (
        <Trans>
          For {days} days, then {terms} <TaxNote /> until you cancel.
        </Trans>
      ),
    };
  return {
    price: <Trans>Free</Trans>,
    note: (
      <>
        <Trans>
          For {days} days, then <Price of={path} prices={prices} language={language} />
          /mo <TaxNote /> until you cancel.
        </Trans>
      </>
    ),
  };
}

interface ChargeNoteProps {
  of: string;
  interval: Interval;
  prices: Offer["prices"];
  language: Language;
}

function ChargeNote({ of, interval, prices, language }: ChargeNoteProps) {
  if (interval.count !== 1)
    return <PlanTerms terms={<PlanRate of={of} prices={prices} interval={interval} />} />;
  return interval.unit === "y" ? (
    <Trans>
      Charged Annually at <Price of={of} prices={prices} language={language} />
      /yr. Plan can be modified at any time.
    </Trans>
  ) : (
    <Trans>
      Charged Monthly at <Price of={of} prices={prices} language={language} />
      /mo. Plan can be modified at any time.
    </Trans>
  );
}
