import type { CartItem } from "@autotune/commerce";
import { Notice, Skeleton } from "@autotune/ui";
import { Carousel } from "@autotune/ui/carousel";
import { Dialog } from "@autotune/ui/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import type { OptionCard as Card } from "../api/fetch-product-cards.ts";
import { useCatalogue } from "../../catalogue/store/catalogue.ts";
import { closeOfferDialog, useOfferDialog, type OfferDialog } from "../cart/offer-dialog-store.ts";
import { useSubscriptionStatus } from "../../subscriptions/summary/subscription-status.ts";
import { chooseOptions } from "./choose-options.ts";
import { OptionCard } from "./option-card.tsx";
import { useOptionCards } from "./use-option-cards.ts";
import { useUpgradeCard } from "./use-upgrade-card.ts";

/** The ways to get a product, side by side. */
export function OptionsDialog() {
  const { t } = useLingui();
  const { dialog, open } = useOfferDialog();
  if (dialog?.kind !== "options") return null;
  return (
    <Dialog
      open={open}
      onClose={closeOfferDialog}
      title={<Trans>Choose your option</Trans>}
      closeLabel={t`Close`}
      width="widest"
    >
      <Options key={`${dialog.slugs.join()} ${dialog.exact}`} dialog={dialog} open={open} />
    </Dialog>
  );
}

interface OptionsProps {
  dialog: Extract<OfferDialog, { kind: "options" }>;
  open: boolean;
}

function Options({ dialog, open }: OptionsProps) {
  const state = useOptionCards(dialog.slugs, dialog.exact);
  const upgradeCard = useUpgradeCard(dialog.upgradeTo);
  switch (state.kind) {
    case "loading":
      return <Waiting />;
    case "failed":
      return <Failed />;
    case "ready":
      return <Cards cards={[...state.cards, ...upgradeCard]} reset={open} />;
  }
}

function Cards({ cards, reset }: { cards: readonly Card[]; reset: boolean }) {
  const { t } = useLingui();
  const products = useCatalogue((state) => state.products);
  const find = (path: string): CartItem | undefined => products.get(path);
  const offersTrial = useSubscriptionStatus() === "newcomer";
  const options = chooseOptions({ cards, find, offersTrial });
  if (options.length === 0) return <Failed />;
  const featured = options.find(({ banner }) => banner !== undefined) ?? options[0];
  return (
    <Carousel
      label={t`Buying options`}
      look="cards"
      controls="above"
      slides={options.map((option) => ({
        key: `${option.card.slug} ${option.card.type}`,
        // The banner overflows its card.
        content: (
          <div className="h-full pt-3.5" data-family={familyOf(option.card)}>
            <OptionCard option={option} featured={option === featured} reset={reset} />
          </div>
        ),
      }))}
      texts={{
        previous: t`Previous`,
        next: t`Next`,
        pause: t`Pause`,
        play: t`Play`,
        position: (number, count) => t`${number} of ${count}`,
      }}
    />
  );
}

/** Plans have the hue of all families. */
function familyOf({ type }: Card) {
  return type === "subscription" || type === "trial" ? "subscriptions" : undefined;
}

function Waiting() {
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <p className="sr-only" role="status">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton className="h-120 w-full rounded-24" />
      <Skeleton className="h-120 w-full rounded-24 max-md:hidden" />
      <Skeleton className="h-120 w-full rounded-24 max-lg:hidden" />
    </div>
  );
}

function Failed() {
  return (
    <Notice tone="danger">
      <Trans>
        There was an error retrieving the product(s). Please try again later. We apologize for the
        inconvenience.
      </Trans>
    </Notice>
  );
}
