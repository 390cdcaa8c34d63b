import type { ProductView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { buttonClass, linkClass } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "../../catalogue/prices/price.tsx";
import { useOwnership } from "../../subscriptions/summary/use-ownership.ts";
import { runCardAction } from "../cart/offer-dialog-store.ts";
import { CardButton } from "../offers/card-button.tsx";

interface BuyBoxProps {
  product: ProductView;
  /** The page's primary action; for an owner the second one. */
  buy: ReactNode;
}

/**
 * The ways to get a product from its own page: purchase, upgrade, or as a part of a plan. Its owner gets the way to the
 * downloads in place of the upgrade: as many buttons and lines, since who owns it is known only after the page is shown.
 */
export function BuyBox({ product, buy }: BuyBoxProps) {
  const { path, upgradesFrom } = product;
  const language = useLanguage();
  const navigate = useNavigate();
  const ownership = useOwnership(product);
  const upgrades = ownership?.upgrades ?? 0;
  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {ownership === undefined ? null : (
          <Link
            to={`${linkTo("Overview", {}, language)}#downloads`}
            className={buttonClass("primary")}
          >
            <Trans>Go to downloads</Trans>
          </Link>
        )}
        {buy}
        {upgradesFrom === undefined || ownership !== undefined ? null : (
          <CardButton action="handle_upgrade" data={path} variant="secondary">
            <span>
              <Trans>
                Upgrade from{" "}
                <Price of={`upgrade/${path}`} prices={upgradesFrom} language={language} />
              </Trans>
            </span>
          </CardButton>
        )}
      </div>
      <div className="mt-3 flex items-center gap-x-6 text-14">
        {upgrades === 0 ? null : (
          <Link
            to={linkTo("UserUpgrades", {}, language)}
            className={`${linkClass} inline-flex min-h-10 items-center`}
          >
            <Plural value={upgrades} one="See # upgrade" other="See # upgrades" />
          </Link>
        )}
        <button
          type="button"
          onClick={() => void runCardAction("open_product_modal", path, { navigate })}
          className={`${linkClass} min-h-10`}
        >
          <Trans>More buying options</Trans>
        </button>
      </div>
    </>
  );
}
