import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

/** URLs of third-party scripts, where this shop has any. */
export interface Measurement {
  readonly tagManagerUrl?: string;
  readonly affiliateScriptUrl?: string;
}

let cached: Promise<Measurement> | undefined;

/** Only with consent. Fetched once per page; after a failure the next call tries again. */
export function fetchMeasurement(): Promise<Measurement> {
  cached ??= requestMeasurement();
  return cached;
}

async function requestMeasurement(): Promise<Measurement> {
  const response = await callShop({ method: "GET", path: "/laravel/rest/measurement" });
  if (!response.ok) cached = undefined;
  return response.ok ? readMeasurement(response.value) : {};
}

export function readMeasurement(value: unknown): Measurement {
  if (!isRecord(value)) return {};
  const { tagManagerUrl, affiliateScriptUrl } = value;
  return {
    ...(typeof tagManagerUrl === "string" ? { tagManagerUrl } : {}),
    ...(typeof affiliateScriptUrl === "string" ? { affiliateScriptUrl } : {}),
  };
}
