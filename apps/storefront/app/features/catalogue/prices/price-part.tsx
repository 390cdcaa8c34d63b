import { perMonth, shownRate, type CartItem, type Offer } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { CardOffer } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { KindLabel } from "./card-label.tsx";
import { DiscountPill } from "./discount-pill.tsx";
import { LowestPrice } from "./lowest-price.tsx";
import { PricePeriod } from "./price-period.tsx";
import { Price } from "./price.tsx";
import { PriceTax, TaxNote } from "./tax-note.tsx";

type PricePart = Pick<CardOffer, "kind" | "price" | "was" | "pill" | "note">;

type Priced = Pick<
  CartItem,
  "type" | "interval" | "trialDays" | "prices" | "basePrices" | "discount" | "lowestBefore"
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
  const { type, interval, prices, basePrices, discount } = product;
  const kind = <KindLabel product={product} />;
  if (type === "trial") return { kind, ...trialPart(product, language) };
  const pill = discount === null ? undefined : <DiscountPill discount={discount} />;
  const was = (amounts: typeof prices) =>
    discount === null ? undefined : (
      <>
        <span className="sr-only">
          <Trans>Was:</Trans>{" "}
        </span>
        <Price prices={amounts} language={language} />
      </>
    );
  if (interval === null)
    return {
      kind,
      price: (
        <>
          <Price prices={prices} language={language} />
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
  const isYear = interval.unit === "y";
  const shown = shownRate(prices, isYear ? "annually" : "monthly", { useNormalRate });
  return {
    kind,
    price: (
      <>
        <Price prices={shown.prices} language={language} />
        <PricePeriod unit={shown.per === "year" ? "y" : "m"} />
        <PriceTax />
      </>
    ),
    was: was(isYear && !useNormalRate ? perMonth(basePrices) : basePrices),
    pill,
    note: (
      <>
        <LowestPrice product={product} isByTheMonth={isYear && !useNormalRate} />
        <ChargeNote isYear={isYear} prices={prices} language={language} />
        {subtext === "" ? null : <span className="mt-1 block">{subtext}</span>}
      </>
    ),
  };
}

function trialPart({ prices, trialDays }: Priced, language: Language): Omit<PricePart, "kind"> {
  const days = trialDays ?? 0;
  return {
    price: <Trans>Free</Trans>,
    note: (
      <>
        <Trans>
          For {days} days, then <Price prices={prices} language={language} />
          /mo until you cancel.
        </Trans>{" "}
        <TaxNote />
      </>
    ),
  };
}

interface ChargeNoteProps {
  isYear: boolean;
  prices: Offer["prices"];
  language: Language;
}

function ChargeNote({ isYear, prices, language }: ChargeNoteProps) {
  return isYear ? (
    <Trans>
      Charged Annually at <Price prices={prices} language={language} />
      /yr. Plan can be modified at any time.
    </Trans>
  ) : (
    <Trans>
      Charged Monthly at <Price prices={prices} language={language} />
      /mo. Plan can be modified at any time.
    </Trans>
  );
}
