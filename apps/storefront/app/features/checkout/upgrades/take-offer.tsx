import { licencesLeft, mapPrices, toCartUpgrade } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useListFormat } from "../../../platform/i18n/list-format.ts";
import { Price } from "../../catalogue/prices/price.tsx";
import { TaxNote } from "../../catalogue/prices/tax-note.tsx";
import { useCart } from "../cart/cart.ts";
import { takeUpgrades } from "./take-upgrades.ts";
import type { OwnOffer } from "./use-upgrade-offers.ts";

interface TakeOfferProps {
  listed: OwnOffer;
  variant: "primary" | "secondary";
}

/** Takes the offer for one licence, or for all equal ones at once. */
export function TakeOffer({ listed, variant }: TakeOfferProps) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const cart = useCart((state) => state.cart);
  const { offer, licences } = listed;
  const left = licencesLeft(listed, cart);
  const [next] = left;
  const count = licences.length;
  const taken = count - left.length;
  const take = async (chosen: typeof left) => {
    setBusy(true);
    await takeUpgrades(chosen.map(({ licence }) => toCartUpgrade(offer, licence)));
    setBusy(false);
  };
  if (next === undefined)
    return (
      // Checkout has its own content security policy, so it is a new document.
      <a href={linkTo("Checkout", {}, language)} className={buttonClass("secondary", "small")}>
        <Trans>In your cart</Trans>
      </a>
    );
  const several = left.length > 1;
  const number = left.length;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {taken === 0 ? null : (
        <p className="text-14 text-muted">
          <Trans>
            {taken} of {count} in your cart
          </Trans>
        </p>
      )}
      <Button
        size="small"
        variant={several ? "secondary" : variant}
        busy={busy}
        onClick={() => void take([next])}
      >
        <span>
          {several ? (
            <Trans>
              Upgrade one · <Price of={offer.path} prices={offer.prices} language={language} />{" "}
              <TaxNote />
            </Trans>
          ) : (
            <Trans>
              Upgrade · <Price of={offer.path} prices={offer.prices} language={language} />{" "}
              <TaxNote />
            </Trans>
          )}
          <span className="sr-only">: {offer.name}</span>
        </span>
      </Button>
      {several ? (
        <Button size="small" variant={variant} busy={busy} onClick={() => void take(left)}>
          <span>
            <Trans>
              <Plural value={number} _2="Upgrade both" other="Upgrade all #" /> ·{" "}
              <Price
                of={null}
                prices={mapPrices(offer.prices, (amount) => amount * number)}
                language={language}
              />{" "}
              <TaxNote />
            </Trans>
            <span className="sr-only">: {offer.name}</span>
          </span>
        </Button>
      ) : null}
      <Replaced left={left} />
    </div>
  );
}

/** Before the click: which upgrades leave the cart, because a licence pays for one only. */
function Replaced({ left }: { left: ReturnType<typeof licencesLeft> }) {
  const format = useListFormat();
  const names = format([...new Set(left.flatMap(({ replaces }) => replaces?.name ?? []))]);
  if (names === "") return null;
  return (
    <p className="w-full text-right text-14 text-muted">
      {left[0]?.replaces === undefined ? (
        <Trans>Upgrading all replaces {names} in your cart.</Trans>
      ) : (
        <Trans>Replaces {names} in your cart.</Trans>
      )}
    </p>
  );
}
