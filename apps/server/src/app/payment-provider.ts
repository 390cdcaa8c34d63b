import { fastSpring, type PaymentProvider } from "@autotune/payments";
import { tracedFetch } from "../platform/tracing/traced-fetch.ts";
import type { Settings } from "../platform/environment.ts";

/** The provider that the settings name. Another one is a folder in `packages/payments` and a case here. */
export function paymentProvider(settings: Settings): PaymentProvider {
  return fastSpring({
    url: settings.PAYMENT_API_URL,
    username: settings.PAYMENT_API_USERNAME,
    password: settings.PAYMENT_API_PASSWORD,
    fetch: tracedFetch("payment provider"),
  });
}
