import { askMeasurement } from "../../calls/ask-measurement.ts";
import { keepAffiliateClick, keptAffiliateClick } from "../../state/affiliate-click.ts";
import { isTrackingAllowed } from "../../state/consent.ts";
import { isAddressPrivate } from "../../state/private-address.ts";
import { addressesOfVisit } from "./addresses-of-visit.ts";
import { pushToDataLayer } from "../../state/data-layer.ts";
import { findAffiliateClick } from "./find-affiliate-click.ts";
import { hasArrivedBy } from "./has-arrived-by.ts";
import { isBlocked } from "./is-blocked.ts";

let started = false;

/** For somebody who agreed: what the shop keeps and loads beside the tag manager itself, once for a page. */
export async function startTracking(): Promise<void> {
  if (started) return;
  started = true;
  const { tagManagerUrl, affiliateScriptUrl } = await askMeasurement();
  // They may have taken it back while the answer came.
  if (!isTrackingAllowed()) return;
  if (affiliateScriptUrl !== undefined) followClick(affiliateScriptUrl);
  if (tagManagerUrl !== undefined) await probe(tagManagerUrl);
}

/** Only who came by an affiliate's link meets its network. */
function followClick(scriptUrl: string): void {
  const click = findAffiliateClick(addressesOfVisit());
  if (click === undefined) return;
  // A tab that is loaded anew does not push out what somebody clicked later in another one.
  if (keptAffiliateClick() === null || hasArrivedBy(click)) keepAffiliateClick(click);
  if (isAddressPrivate()) return;
  const script = document.createElement("script");
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
}

async function probe(tagManagerUrl: string): Promise<void> {
  const adblock = await isBlocked(tagManagerUrl);
  if (adblock !== undefined) pushToDataLayer({ event: "adblock", adblock });
}
