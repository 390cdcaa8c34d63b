import { linkTo } from "@autotune/routes";
import { linkClass, Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useSummary } from "../../subscriptions/summary/summary.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { findCheapestWays } from "./find-cheapest-ways.ts";
import { OfferRow } from "./offer-row.tsx";
import { useUpgradeOffers } from "./use-upgrade-offers.ts";

/** The full list has its own page. */
const most = 3;

/** The worthiest offers for what the person owns. Empty where there are none, or where loading failed. */
export function BestOffers() {
  const { status, offers } = useUpgradeOffers();
  const language = useLanguage();
  const currency = useCountry((state) => state.currency);
  const mayHaveOffers = useSummary(({ availableUpgrades }) => availableUpgrades > 0);
  // Its room is kept only for those who have any: for all others it would vanish again.
  if (status === "loading")
    return mayHaveOffers ? <Skeleton className="h-40 w-full rounded-24" /> : null;
  if (offers.length === 0) return null;
  const cheapest = findCheapestWays(
    offers.map(({ offer }) => offer),
    currency,
  );
  const count = offers.length;
  return (
    <Panel title={<Trans>Offers for what you own</Trans>}>
      <ul>
        {offers.slice(0, most).map((listed, index) => (
          <li key={listed.offer.path} className="border-t border-line">
            <OfferRow
              listed={listed}
              variant={index === 0 ? "primary" : "secondary"}
              isCheapestWay={cheapest.has(listed.offer)}
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
