import type { Language } from "@autotune/routes";
import type { CardOffer } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Variant } from "../api/fetch-product-cards.ts";
import { ActionLabel, KindLabel } from "../../catalogue/prices/card-label.tsx";
import { pricePart } from "../../catalogue/prices/price-part.tsx";
import { useHasPlan } from "../../subscriptions/summary/subscription-status.ts";
import { CardButton } from "../offers/card-button.tsx";
import { beginsPlan, chooseAction } from "./choose-action.ts";
import type { ShownOption } from "./choose-options.ts";
import { ManagePlan } from "../offers/manage-plan.tsx";
import { OptionFeatures } from "./option-features.tsx";
import { VolumeDiscount } from "./volume-discount.tsx";

interface OfferToShow {
  readonly variant: Variant;
  readonly featured: boolean;
  readonly language: Language;
}

/** Content and action of a card for one way to pay. */
export function offerOf(option: ShownOption, shown: OfferToShow): CardOffer {
  const { card, items } = option;
  const { variant, featured, language } = shown;
  const price = priceOf(option, variant, language);
  return {
    ...price,
    note: (
      <>
        {price.note}
        {card.priceConditionals === "" ? null : (
          <span className="mt-1 block">{card.priceConditionals}</span>
        )}
        <VolumeDiscount steps={items[variant]?.quantityDiscounts ?? []} />
      </>
    ),
    action: <Actions option={option} path={items[variant]?.path ?? ""} featured={featured} />,
    content: <OptionFeatures groups={card.content[variant]} />,
  };
}

function priceOf({ card, items }: ShownOption, variant: Variant, language: Language): CardOffer {
  const product = items[variant];
  // An upgrade's price depends on the person's licences, and a card without a product has none.
  if (product === undefined || card.type === "upgrade")
    return {
      kind: <KindLabel product={{ type: card.type, interval: null, trialDays: null }} />,
      price:
        card.type === "upgrade" ? (
          <span className="text-28 leading-heading tracking-heading">
            <Trans>Your price</Trans>
          </span>
        ) : null,
      note: card.priceSubtext,
    };
  const { useNormalRate, priceSubtext: subtext } = card;
  return pricePart({ product, useNormalRate, subtext, language });
}

interface ActionsProps {
  option: ShownOption;
  path: string;
  featured: boolean;
}

function Actions({ option: { card, trial }, path, featured }: ActionsProps) {
  const button = chooseAction(card, path);
  if (useHasPlan() && beginsPlan(card.type, button.action)) return <ManagePlan />;
  return (
    <>
      {/* An upgrade among the options was chosen on purpose: the sign-in comes next. */}
      <CardButton {...button} followup variant={featured ? "primary" : "secondary"}>
        <span>
          {card.primaryCtaText === "" ? <ActionLabel type={card.type} /> : card.primaryCtaText}
          <span className="sr-only">: {card.title}</span>
        </span>
      </CardButton>
      {trial === undefined ? null : (
        <CardButton action="open_trial_modal" data={trial.path} variant="secondary">
          <ActionLabel type="trial" />
        </CardButton>
      )}
    </>
  );
}
