import { linkTo } from "@autotune/routes";
import { linkClass, Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { loadOwned, useOwned } from "../../licensing/owned-products/owned.ts";
import { findCheapestWays } from "./find-cheapest-ways.ts";
import { findOffers } from "./find-offers.ts";
import { OfferRow } from "./offer-row.tsx";

/** The full list has its own page. */
const most = 3;

/** A few of the offers for what the person owns. Empty where there are none, or where loading failed. */
export function BestOffers() {
  const { status, owned } = useOwned();
  const language = useLanguage();
  useEffect(() => void loadOwned(), []);
  if (status === "unknown") return <Skeleton className="h-40 w-full rounded-24" />;
  const records = findOffers(owned);
  const cheapest = findCheapestWays(records);
  const all = records.flatMap((record) => record.upgrades.map((offer) => ({ record, offer })));
  if (all.length === 0) return null;
  const count = all.length;
  return (
    <Panel title={<Trans>Offers for what you own</Trans>}>
      <ul>
        {all.slice(0, most).map(({ record, offer }, index) => (
          <li key={`${record.purchaseId} ${offer.path}`} className="border-t border-line">
            <OfferRow
              record={record}
              offer={offer}
              variant={index === 0 ? "primary" : "secondary"}
              isCheapestWay={cheapest.has(offer)}
            />
          </li>
        ))}
      </ul>
      {count <= most ? null : (
        <PanelPart>
          <Link
            to={linkTo("UserUpgrades", {}, language)}
            className={`${linkClass} inline-flex min-h-10 items-center`}
          >
            <Trans>See all {count} offers</Trans>
          </Link>
        </PanelPart>
      )}
    </Panel>
  );
}
