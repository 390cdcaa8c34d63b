import { fetchMeasurement } from "../api/fetch-measurement.ts";
import { isTrackingAllowed } from "../../consent/consent-status.ts";
import { isUrlPrivate } from "./is-url-private.ts";

let loaded = false;

/** Once per document, and only with consent that was not withdrawn while the response was pending. */
export async function loadTagManager(): Promise<void> {
  const { tagManagerUrl } = await fetchMeasurement();
  if (loaded || tagManagerUrl === undefined || !isTrackingAllowed()) return;
  if (isUrlPrivate()) return;
  loaded = true;
  const script = document.createElement("script");
  script.src = tagManagerUrl;
  script.async = true;
  document.head.append(script);
}
