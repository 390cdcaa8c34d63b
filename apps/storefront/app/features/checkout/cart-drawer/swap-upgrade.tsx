import { formatMoney, toCartUpgrade, type CartUpgrade } from "@autotune/commerce";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { exchangeUpgrade } from "../cart/cart-actions.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { loadOwned, useOwned } from "../../licensing/owned-products/owned.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { LineButton } from "./line-button.tsx";

interface SwapUpgradeProps {
  upgrade: CartUpgrade;
  disabled: boolean;
}

/** What else the same licence could become. Empty where there is only this. */
export function SwapUpgrade({ upgrade, disabled }: SwapUpgradeProps) {
  const language = useLanguage();
  const currency = useCountry((state) => state.currency);
  const { owned } = useOwned();
  // The user is known only after a moment; what was fetched before that is discarded.
  const userId = useUser(({ user }) => user?.id);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const swap = useRef<HTMLButtonElement>(null);
  const { purchaseId } = upgrade.qualifyingProduct;

  useEffect(() => {
    if (userId !== undefined) void loadOwned();
  }, [userId]);

  const record = owned.find((candidate) => candidate.purchaseId === purchaseId);
  const others = record?.upgrades.filter(({ path }) => path !== upgrade.path) ?? [];
  if (record === undefined || others.length === 0) return null;
  return (
    <>
      <LineButton
        ref={swap}
        disabled={disabled}
        expanded={open}
        controls={listId}
        onPress={() => setOpen(!open)}
      >
        <Trans>Swap</Trans>
      </LineButton>
      <ul id={listId} hidden={!open} className="order-last grid w-full gap-2 pt-2">
        {others.map((offer) => {
          const price = formatMoney({ amount: offer.prices[currency], currency }, language);
          const { name } = offer;
          return (
            <li key={offer.path} className="flex items-center justify-between gap-4">
              <span className="text-14 text-muted">{name}</span>
              <button
                type="button"
                aria-disabled={disabled}
                onClick={() => {
                  if (disabled) return;
                  exchangeUpgrade(purchaseId, toCartUpgrade(offer, record));
                  setOpen(false);
                  // The clicked element is out of sight now.
                  swap.current?.focus();
                }}
                className={buttonClass("secondary", "small")}
              >
                <span className="sr-only">
                  <Trans>Switch to {name}</Trans>
                </span>
                <span className="tabular-nums">{price}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
