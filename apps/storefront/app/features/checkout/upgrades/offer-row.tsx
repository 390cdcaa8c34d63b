import { mapPrices } from "@autotune/commerce";
import { Badge } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { Price } from "../../catalogue/prices/price.tsx";
import { TakeOffer } from "./take-offer.tsx";
import type { OwnOffer } from "./use-upgrade-offers.ts";

interface OfferRowProps {
  listed: OwnOffer;
  /** The first of several is highlighted. */
  variant: "primary" | "secondary";
  /** Another of the person's licences can be upgraded to the same for more. */
  isCheapestWay: boolean;
}

/** One upgrade: what it leads to, what is given up for it, where it runs, and its price on the button. */
export function OfferRow({ listed, variant, isCheapestWay }: OfferRowProps) {
  const { offer, target } = listed;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:px-6 lg:grid-cols-[6.5rem_minmax(0,1fr)_fit-content(27rem)]">
      <ProductImage pid={offer.pid} sizes="6.5rem" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-18">{offer.name}</h3>
          {isCheapestWay ? (
            <Badge>
              <Trans>Best price for you</Trans>
            </Badge>
          ) : null}
        </div>
        {/* An editor's words about what a buyer must know, such as the only host that it runs in. */}
        {target === undefined || target.checkoutInfo === "" ? null : (
          <p className="mt-0.5 text-14 font-medium text-text">{target.checkoutInfo}</p>
        )}
        <p className="mt-0.5 max-w-[60ch] text-14 text-muted">
          <GivenUp listed={listed} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-lg:col-span-2">
        <Saving listed={listed} />
        <TakeOffer listed={listed} variant={variant} />
      </div>
    </div>
  );
}

function GivenUp({ listed: { offer, licences, includesSource } }: Pick<OfferRowProps, "listed">) {
  const target = offer.name;
  const source = licences[0]?.name ?? "";
  const count = licences.length;
  if (includesSource)
    return (
      <Trans>
        You keep {source}: it’s part of {target}, with a new serial number.
      </Trans>
    );
  if (count > 1)
    return (
      <Trans>
        You have {count} {source} licenses. Each upgrade trades in one, which stops working once{" "}
        {target} is yours.
      </Trans>
    );
  return (
    <Trans>
      You give up {source}: its license stops working once {target} is yours.
    </Trans>
  );
}

/** What everybody else pays, and how much less this is. Empty where it is no less. */
function Saving({ listed: { offer, target, saving } }: Pick<OfferRowProps, "listed">) {
  const language = useLanguage();
  if (target === undefined || saving === 0) return null;
  const saved = mapPrices(target.prices, (amount, currency) => amount - offer.prices[currency]);
  return (
    <p className="flex flex-wrap justify-end gap-x-3 text-14">
      <s className="text-faint">
        <span className="sr-only">
          <Trans>Full price:</Trans>{" "}
        </span>
        <Price of={offer.to} prices={target.prices} language={language} />
      </s>
      <span className="text-success">
        <Trans>
          Save <Price of={null} prices={saved} language={language} />
        </Trans>
      </span>
    </p>
  );
}
