import { createHmac } from "node:crypto";

/** The affiliate programme as the worker reaches it. */
export interface AffiliateProgramme {
  readonly url: string;
  /** Signs what we tell. */
  readonly secret: string;
}

/** What is told. Nothing in it says who bought. */
export type ToldSale =
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
 * Tells the programme, or throws. A worker that dies after this and before it is noted tells it once more: by the key
 * the programme knows that it has heard it.
 */
export async function postSale(
  { url, secret }: AffiliateProgramme,
  key: string,
  told: ToldSale,
): Promise<void> {
  const body = JSON.stringify(told);
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
  if (!response.ok) throw new Error(`The affiliate programme answered ${response.status}`);
}
