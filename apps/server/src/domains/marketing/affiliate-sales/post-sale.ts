import { createHmac } from "node:crypto";

/** The affiliate programme's endpoint and secret for the worker. */
export interface AffiliateProgramme {
  readonly url: string;
  /** Signs the reports. */
  readonly secret: string;
}

/** The report. Nothing in it identifies the buyer. */
export type ReportedSale =
  | {
      readonly kind: "sale";
      readonly reference: string;
      readonly clickId: string;
      /** In the currency's minor unit, without tax. */
      readonly amount: number;
      readonly currency: string;
      readonly items: readonly { readonly path: string; readonly quantity: number }[];
      readonly placedAt: string;
    }
  | {
      readonly kind: "reversal";
      readonly reference: string;
      readonly returnId: string;
      readonly amount: number;
      readonly currency: string;
    };

/** Milliseconds. */
const longest = 10_000;

/**
 * Reports to the programme, or throws. A worker that dies before it records this reports again: the programme
 * recognises the key.
 */
export async function postSale(
  { url, secret }: AffiliateProgramme,
  key: string,
  report: ReportedSale,
): Promise<void> {
  const body = JSON.stringify(report);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "x-signature": createHmac("sha256", secret).update(body).digest("hex"),
    },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(longest),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The affiliate programme responded with ${response.status}`);
}
