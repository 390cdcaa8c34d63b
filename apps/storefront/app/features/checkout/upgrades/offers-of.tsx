import type { UpgradeOffer } from "@autotune/commerce";
import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { OwnedProduct } from "../../licensing/api/fetch-owned-products.ts";
import { OfferRow } from "./offer-row.tsx";

interface OffersOfProps {
  record: OwnedProduct;
  cheapest: ReadonlySet<UpgradeOffer>;
}

/** The upgrades of one licence, and what its owner gives up for them. */
export function OffersOf({ record, cheapest }: OffersOfProps) {
  const { name, serial } = record;
  const ending = serial.slice(-4);
  return (
    <Panel
      title={<Trans>From {name}</Trans>}
      aside={ending === "" ? undefined : <Trans>serial number ending in {ending}</Trans>}
    >
      <PanelPart>
        <p className="text-14 text-muted">
          <Trans>
            You trade in this license and the new one is yours to keep. If you return the upgrade,
            you get {name} back.
          </Trans>
        </p>
      </PanelPart>
      <ul>
        {record.upgrades.map((offer, index) => (
          <li key={offer.path} className="border-t border-line">
            <OfferRow
              record={record}
              offer={offer}
              variant={index === 0 ? "primary" : "secondary"}
              isCheapestWay={cheapest.has(offer)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
