import { lastingPrices, savingOfAYear } from "@autotune/commerce";
import { ProductCard } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { DiscountPill } from "../../catalogue/prices/discount-pill.tsx";
import type { ShownOption } from "./choose-options.ts";
import { offerOf } from "./option-offer.tsx";

interface OptionCardProps {
  option: ShownOption;
  /** The highlighted one of all options. */
  featured: boolean;
  /** When it turns true, the card switches back to the year. */
  reset: boolean;
}

/** One way to get a product: its price and terms, what it includes, and its one button. */
export function OptionCard({ option, featured, reset }: OptionCardProps) {
  const { card, items, banner } = option;
  const imageItem = items.default ?? items.annual ?? items.monthly;
  return (
    <ProductCard
      title={card.title}
      subtitle={card.subtitle === "" ? undefined : card.subtitle}
      banner={banner === "bestValue" ? <Trans>BEST VALUE</Trans> : banner?.text}
      image={
        imageItem === undefined ? undefined : (
          // Its upper part: the comparison is below it.
          <div className="aspect-5/2 overflow-hidden rounded-10">
            <ProductImage
              pid={imageItem.pid}
              sizes="(min-width: 75rem) 20rem, (min-width: 62rem) 40vw, 90vw"
            />
          </div>
        )
      }
      offer={useOffers(option, featured, reset)}
    >
      <SmallPrint notes={card.notes} terms={card.terms} />
    </ProductCard>
  );
}

/** One way to pay, or the choice between month and year. */
function useOffers(option: ShownOption, featured: boolean, reset: boolean) {
  const { t } = useLingui();
  const language = useLanguage();
  const { annual, monthly } = option.items;
  if (annual === undefined || monthly === undefined) {
    const variant = annual !== undefined ? "annual" : monthly !== undefined ? "monthly" : "default";
    return offerOf(option, { variant, featured, language });
  }
  const saving = savingOfAYear(lastingPrices(monthly), lastingPrices(annual));
  const yearly = offerOf(option, { variant: "annual", featured, language });
  return {
    reset,
    words: { period: t`Billing period`, monthly: t`Monthly`, annual: t`Annual` },
    annual: {
      ...yearly,
      pill:
        yearly.pill ??
        (saving === undefined ? undefined : <DiscountPill of={annual.path} discount={saving} />),
    },
    monthly: offerOf(option, { variant: "monthly", featured, language }),
  };
}

function SmallPrint({ notes, terms }: { notes: string; terms: string }) {
  if (notes === "" && terms === "") return null;
  return (
    <div className="grid gap-2 text-12 text-faint">
      {notes === "" ? null : <p>{notes}</p>}
      {terms === "" ? null : <p>{terms}</p>}
    </div>
  );
}
