import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

/** Where scripts of others are, as far as this shop has any. */
export interface Measurement {
  readonly tagManagerUrl?: string;
  readonly affiliateScriptUrl?: string;
}

let answered: Promise<Measurement> | undefined;

/** Only for somebody who agreed. Asked once for a page; where no answer came, the next one asks again. */
export function askMeasurement(): Promise<Measurement> {
  answered ??= ask();
  return answered;
}

async function ask(): Promise<Measurement> {
  const answer = await callShop({ method: "GET", path: "/laravel/rest/measurement" });
  if (!answer.ok) answered = undefined;
  return answer.ok ? readMeasurement(answer.value) : {};
}

export function readMeasurement(value: unknown): Measurement {
  if (!isRecord(value)) return {};
  const { tagManagerUrl, affiliateScriptUrl } = value;
  return {
    ...(typeof tagManagerUrl === "string" ? { tagManagerUrl } : {}),
    ...(typeof affiliateScriptUrl === "string" ? { affiliateScriptUrl } : {}),
  };
}
