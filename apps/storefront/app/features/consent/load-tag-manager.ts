import { askMeasurement } from "../../calls/ask-measurement.ts";
import { isTrackingAllowed } from "../../state/consent.ts";
import { isAddressPrivate } from "../../state/private-address.ts";

let loaded = false;

/** Once for a document, and only for somebody who agreed and has not changed their mind while the shop answered. */
export async function loadTagManager(): Promise<void> {
  const { tagManagerUrl } = await askMeasurement();
  if (loaded || tagManagerUrl === undefined || !isTrackingAllowed()) return;
  if (isAddressPrivate()) return;
  loaded = true;
  const script = document.createElement("script");
  script.src = tagManagerUrl;
  script.async = true;
  document.head.append(script);
}
