import { randomUUID } from "node:crypto";
import type { CheckoutResponse, CheckoutStateResponse, OrderResponse } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import type { Stack } from "@autotune/scripts/stack";
import { postCheckout } from "../fixtures/post-checkout.ts";

interface Purchase {
  readonly checkoutId: string;
  readonly sessionId: string;
}

interface CheckoutOptions {
  readonly withTrial?: boolean;
  /** The same cart reuses the open session; in another language it opens another one. */
  readonly language?: Language;
}

export interface Buyer {
  call(method: "GET" | "POST", path: string, body?: object): Promise<Response>;
  /** A session at the provider for one AutoTune Pro, on request also for the free trial of a plan. */
  openCheckout(options?: CheckoutOptions): Promise<Purchase>;
  /** Pays at the provider; the shop learns of it by webhook only. */
  pay(purchase: Purchase): Promise<void>;
  orderOf(purchase: Purchase): Promise<OrderResponse | null>;
}

interface SignUpOptions {
  /** For a web process that is called without the edge, which would say it. */
  readonly ipAddress?: string;
}

/** A customer who buys with the same requests as the shop's pages. */
export async function signUpBuyer(
  stack: Stack,
  shopUrl: string,
  { ipAddress }: SignUpOptions = {},
): Promise<Buyer> {
  const headers = {
    ...(ipAddress === undefined ? {} : { "x-forwarded-for": ipAddress }),
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "x-js-cachekey": "faults",
  };
  const created = await fetch(`${shopUrl}/laravel/rest/user`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      email: `${randomUUID()}@studio.test`,
      password: "Chorus42up",
      confirm_password: "Chorus42up",
      first_name: "Ana",
      last_name: "Rey",
      optin: false,
    }),
  });
  if (created.status !== 201) throw new Error(`No account: ${await created.text()}`);
  const cookies = created.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const cookie = cookies.join("; ");
  const call: Buyer["call"] = (method, path, body) =>
    fetch(shopUrl + path, {
      method,
      headers: { ...headers, cookie },
      body: body === undefined ? null : JSON.stringify(body),
    });
  return {
    call,
    async openCheckout({ withTrial = false, language = "en" } = {}) {
      const lines = withTrial ? [...cart.lines, await trialLine(shopUrl)] : cart.lines;
      // The renewal terms, which the page shows beside the button.
      const terms = withTrial ? { renewalTerms: "14 days free, then every month" } : {};
      const body = { ...cart, lines, language, ...terms };
      const response = await postCheckout(
        (posted) => call("POST", "/laravel/rest/checkout", posted),
        body,
      );
      if (response.status !== 200) throw new Error(`No session: ${await response.text()}`);
      const { checkoutId, sessionId } = (await response.json()) as CheckoutResponse;
      return { checkoutId, sessionId };
    },
    async pay({ sessionId }) {
      const paid = await fetch(`${stack.sandboxUrl}/controls/sessions/${sessionId}/pay`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${stack.environment["CONTROLS_TOKEN"]}`,
          "content-type": "application/json",
        },
        body: "{}",
      });
      if (paid.status !== 200) throw new Error(`Not paid: ${await paid.text()}`);
    },
    async orderOf({ checkoutId }) {
      const response = await call("GET", `/laravel/rest/checkout/${checkoutId}`);
      if (response.status !== 200) return null;
      return ((await response.json()) as CheckoutStateResponse).order;
    },
  };
}

/** At the price that the shop charges after the trial. */
async function trialLine(shopUrl: string) {
  const path = "auto-tune-unlimited-monthly-14d-free";
  const response = await fetch(`${shopUrl}/wp-json/antares/v1/currencies?cc=US`);
  const { data } = (await response.json()) as {
    data: { prices: { products: { path: string; price: number }[] } };
  };
  const trial = data.prices.products.find((product) => product.path === path);
  if (trial === undefined) throw new Error(`${path} is not sold`);
  return { path, quantity: 1, unitPrice: trial.price };
}

export const cart = {
  lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
  currency: "USD",
  language: "en",
};
