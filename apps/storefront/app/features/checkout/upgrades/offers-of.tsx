import type { UpgradeOffer } from "@autotune/commerce";
import { Panel, PanelPart } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { OfferRow } from "./offer-row.tsx";
import type { OwnOffer } from "./use-upgrade-offers.ts";

interface OffersOfProps {
  /** Of one owned product. */
  offers: readonly OwnOffer[];
  cheapest: ReadonlySet<UpgradeOffer>;
  /** Of the whole page: its button is highlighted. */
  worthiest: OwnOffer | undefined;
}

/** The upgrades of one owned product, and what its owner gives up for them. */
export function OffersOf({ offers, cheapest, worthiest }: OffersOfProps) {
  const [licence, ...others] = offers[0]?.licences ?? [];
  if (licence === undefined) return null;
  const { name, serial } = licence;
  const count = others.length + 1;
  const ending = serial.slice(-4);
  return (
    <Panel
      title={<Trans>From {name}</Trans>}
      aside={
        count > 1 ? (
          <Plural value={count} one="# license" other="# licenses" />
        ) : ending === "" ? undefined : (
          <Trans>serial number ending in {ending}</Trans>
        )
      }
    >
      <PanelPart>
        <p className="text-14 text-muted">
          {count > 1 ? (
            <Trans>
              Each upgrade trades in one of your {count} licenses, and the new one is yours to keep.
              If you return the upgrade, you get {name} back.
            </Trans>
          ) : (
            <Trans>
              You trade in this license and the new one is yours to keep. If you return the upgrade,
              you get {name} back.
            </Trans>
          )}
        </p>
      </PanelPart>
      <ul>
        {offers.map((listed) => (
          <li key={listed.offer.path} className="border-t border-line">
            <OfferRow
              listed={listed}
              variant={listed === worthiest ? "primary" : "secondary"}
              isCheapestWay={cheapest.has(listed.offer)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
