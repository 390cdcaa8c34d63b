import type { MeasurementResponse } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

let cached: Promise<MeasurementResponse> | undefined;

/** The URLs of third-party scripts, where this shop has any. Only with consent. Fetched once per page; after a failure the next call tries again. */
export function fetchMeasurement(): Promise<MeasurementResponse> {
  cached ??= requestMeasurement();
  return cached;
}

async function requestMeasurement(): Promise<MeasurementResponse> {
  const response = await callShop({ method: "GET", path: "/laravel/rest/measurement" });
  if (!response.ok) cached = undefined;
  return response.ok ? readMeasurement(response.value) : {};
}

export function readMeasurement(value: unknown): MeasurementResponse {
  if (!isRecord(value)) return {};
  const { tagManagerUrl, affiliateScriptUrl } = value;
  return {
    ...(typeof tagManagerUrl === "string" ? { tagManagerUrl } : {}),
    ...(typeof affiliateScriptUrl === "string" ? { affiliateScriptUrl } : {}),
  };
}
