import type { CartUpgrade, ChargedLine, Currency } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { leaveUpgrade } from "../cart/cart-actions.ts";
import { useCatalogue } from "../../catalogue/store/catalogue.ts";
import { LineButton } from "./line-button.tsx";
import { LineFrame } from "./line-frame.tsx";
import { LinePrice } from "./line-price.tsx";
import { SwapUpgrade } from "./swap-upgrade.tsx";

interface UpgradeLineProps {
  upgrade: CartUpgrade;
  charged: ChargedLine;
  currency: Currency;
  note: ReactNode;
  disabled: boolean;
  /** Other upgrades of the same licence are offered here. */
  swappable: boolean;
  onRemoved: () => void;
}

/** Enough of a serial number to recognise the licence. */
const shownOfSerial = 4;

export function UpgradeLine(props: UpgradeLineProps) {
  const { upgrade, charged, currency, note, disabled, swappable, onRemoved } = props;
  const { name, sourceName, qualifyingProduct } = upgrade;
  // The catalogue's words follow the language; the cart's are those of the day it was filled.
  const info = useCatalogue(({ products }) => products.get(upgrade.to)?.checkoutInfo ?? "");
  const { replaces } = upgrade;
  const ending = qualifyingProduct.serial.slice(-shownOfSerial);
  return (
    <LineFrame
      pid={upgrade.pid}
      name={name}
      url={upgrade.url}
      note={note}
      terms={
        <>
          <p>
            <Trans>
              Upgrade from {sourceName}, serial number ending in{" "}
              <span className="font-mono">{ending}</span>
            </Trans>
          </p>
          <p>
            <Trans>Your new license replaces the old one. Yours to keep.</Trans>
          </p>
          {info === "" ? null : <p>{info}</p>}
          {replaces === undefined ? null : (
            <p className="text-text">
              <Trans>
                Chosen instead of your upgrade to {replaces}: a license can be upgraded only once.
              </Trans>
            </p>
          )}
        </>
      }
      price={
        <LinePrice
          total={charged.listPrice}
          before={{ amount: upgrade.basePrices[currency], currency }}
        />
      }
      controls={
        <>
          {swappable ? <SwapUpgrade upgrade={upgrade} disabled={disabled} /> : null}
          <LineButton
            disabled={disabled}
            onPress={() => {
              leaveUpgrade(qualifyingProduct.purchaseId);
              onRemoved();
            }}
          >
            <Trans>Remove</Trans> <span className="sr-only">{name}</span>
          </LineButton>
        </>
      }
    />
  );
}
