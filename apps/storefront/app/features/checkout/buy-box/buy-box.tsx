import type { ProductView } from "@autotune/contract";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "../../catalogue/prices/price.tsx";
import { runCardAction } from "../cart/offer-dialog-store.ts";
import { CardButton } from "../offers/card-button.tsx";

interface BuyBoxProps {
  product: ProductView;
  /** The page's primary action. */
  buy: ReactNode;
}

/** The ways to get a product from its own page: purchase, upgrade, or as a part of a plan. */
export function BuyBox({ product: { path, upgradesFrom }, buy }: BuyBoxProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {buy}
        {upgradesFrom === undefined ? null : (
          <CardButton action="handle_upgrade" data={path} variant="secondary">
            <span>
              <Trans>
                Upgrade from <Price prices={upgradesFrom} language={language} />
              </Trans>
            </span>
          </CardButton>
        )}
      </div>
      <button
        type="button"
        onClick={() => void runCardAction("open_product_modal", path, { navigate })}
        className={`${linkClass} mt-3 min-h-10 text-14`}
      >
        <Trans>More buying options</Trans>
      </button>
    </>
  );
}
