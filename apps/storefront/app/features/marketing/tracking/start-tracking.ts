import { fetchMeasurement } from "../api/fetch-measurement.ts";
import {
  saveAffiliateClick,
  storedAffiliateClick,
} from "../../checkout/payment/affiliate-click.ts";
import { isTrackingAllowed } from "../../consent/consent-status.ts";
import { isUrlPrivate } from "../tag-manager/is-url-private.ts";
import { visitUrls } from "./visit-urls.ts";
import { pushToDataLayer } from "../tag-manager/data-layer.ts";
import { findAffiliateClick } from "./find-affiliate-click.ts";
import { hasArrivedBy } from "./has-arrived-by.ts";
import { isBlocked } from "./is-blocked.ts";

let started = false;

/** With consent: what the shop stores and loads besides the tag manager itself, once per page. */
export async function startTracking(): Promise<void> {
  if (started) return;
  started = true;
  const { tagManagerUrl, affiliateScriptUrl } = await fetchMeasurement();
  // Consent may have been withdrawn while the response was pending.
  if (!isTrackingAllowed()) return;
  if (affiliateScriptUrl !== undefined) followClick(affiliateScriptUrl);
  if (tagManagerUrl !== undefined) await probe(tagManagerUrl);
}

/** The affiliate network is loaded only after an affiliate click. */
function followClick(scriptUrl: string): void {
  const click = findAffiliateClick(visitUrls());
  if (click === undefined) return;
  // A reloaded tab does not replace a later click in another one.
  if (storedAffiliateClick() === null || hasArrivedBy(click)) saveAffiliateClick(click);
  if (isUrlPrivate()) return;
  const script = document.createElement("script");
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
}

async function probe(tagManagerUrl: string): Promise<void> {
  const adblock = await isBlocked(tagManagerUrl);
  if (adblock !== undefined) pushToDataLayer({ event: "adblock", adblock });
}
