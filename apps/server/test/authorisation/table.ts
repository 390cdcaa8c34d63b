import { createHmac, randomUUID } from "node:crypto";
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@autotune/contract";
import type { LightMyRequestResponse } from "fastify";
import { password, signUp } from "../../src/domains/identity/accounts/testing/visitor.ts";
import { stopPriceAlertLinks } from "../../src/domains/marketing/price-alerts/stop-price-alert-links.ts";
import { communicationLinks } from "../../src/domains/marketing/unsubscribe/communication-links.ts";
import { SoftwareAuthenticator } from "../../src/domains/identity/passkeys/testing/software-authenticator.ts";
import { linkSecret, settings, webhookSecret } from "../settings.ts";
import type { Person } from "./actors.ts";
import type { Belongings } from "./belongings.ts";
import type { Right } from "./rights.ts";

/** What a request is made of. */
export interface RequestInput {
  /** Values of the path's parameters, in their order. */
  readonly params?: readonly (string | number)[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Besides the session's. */
  readonly cookie?: string;
}

/** What a request can be built from. */
export interface World extends Belongings {
  /** Whose data it is. */
  readonly owner: Person;
  /** The caller, where the request is about their own data: the owner, or another customer. */
  readonly me: Person;
  /** An additional one that no other request uses. */
  readonly newPerson: () => Promise<Person>;
  /** A plan at the payment provider, of `subscriber`. */
  readonly plan: { readonly id: number; readonly fsId: string; readonly orderId: string };
  /** A request by a signed-in user, or by an anonymous one. */
  readonly callAs: (
    person: Person | undefined,
    method: "GET" | "POST",
    path: string,
    body?: object,
  ) => Promise<LightMyRequestResponse>;
}

interface Row {
  readonly may: Right;
  /** The status for permitted callers. */
  readonly with: number;
  /** The owner is the one person who has a plan at the provider. */
  readonly ofSubscriber?: true;
  readonly request?: (world: World) => RequestInput | Promise<RequestInput>;
}

const here = { origin: settings.PUBLIC_URL, host: new URL(settings.PUBLIC_URL).hostname };
const reportedMonth = () => ({ query: { from: "2026-01-01", to: "2026-01-31" } });
const randomEmail = () => `${randomUUID()}@studio.test`;
const reason = "As the customer wished";
const data = (values: object) => ({ body: { data: JSON.stringify(values) } });

/** What the browser's cookie adds to a passkey response. */
const passkeyCookie = (cookies: LightMyRequestResponse["cookies"]) => {
  const found = cookies.find(({ name }) => name === "__Host-passkey");
  return `__Host-passkey=${found?.value ?? ""}`;
};

const newPasskey = async ({ callAs }: World, person: Person) => {
  const response = await callAs(person, "POST", "/laravel/rest/passkeys/options", {});
  const { challenge } = response.json<PasskeyCreationOptions>();
  const key = new SoftwareAuthenticator();
  return {
    key,
    body: { credential: key.create({ ...here, challenge }) },
    cookie: passkeyCookie(response.cookies),
  };
};

const tokenOf = (path: string) =>
  new URLSearchParams(new URL(path, here.origin).hash.slice(1)).get("token") ?? "";

const communicationToken = ({ email }: Person) =>
  tokenOf(communicationLinks(linkSecret).pathFor(email, "en"));

/** Of a price alert that does not exist: deleting it changes nothing. */
const priceAlertToken = () => tokenOf(stopPriceAlertLinks(linkSecret).pathFor(1, "en"));

const cartLine = {
  name: "AutoTune Pro",
  path: "auto-tune-pro",
  pid: "PID-auto-tune-pro",
  quantity: 1,
  thumbnail: "",
  url: "",
  currencyFormattedFinalPrice: "$459",
};

const computer = () => ({
  device_id: randomUUID(),
  device_name: "Mac",
  system: "mac",
  app_version: "1.0",
});

const ofPlan = { may: "owner", with: 200, ofSubscriber: true } as const;

/**
 * Every operation of the OpenAPI document, who may call it, and a request that succeeds for permitted callers.
 * An operation that is missing here fails the test that reads this.
 */
export const table: Readonly<Record<string, Row>> = {
  "GET /wp-json/wp/v2/pages": {
    may: "everybody",
    with: 200,
    request: () => ({ query: { slug: "home" } }),
  },
  "GET /wp-json/antares/v1/manual-search": {
    may: "everybody",
    with: 200,
    request: () => ({ query: { q: "key" } }),
  },
  "GET /wp-json/antares/v1/currencies": {
    may: "everybody",
    with: 200,
    request: () => ({ query: { cc: "US" } }),
  },
  "GET /wp-json/antares/v1/price-history": {
    may: "everybody",
    with: 200,
    request: () => ({ query: { path: "auto-tune-pro", currency: "USD" } }),
  },
  "GET /wp-json/antares/v1/product-cards": {
    may: "everybody",
    with: 200,
    request: () => ({ query: { s: "auto-tune-pro", exact: "1" } }),
  },
  "GET /wp-json/antares/v1/mini-banner": { may: "everybody", with: 200 },
  // The shop of this test has no popup.
  "GET /wp-json/antares/v1/football": { may: "everybody", with: 204 },
  "GET /wp-json/antares/v1/testimonials": {
    may: "everybody",
    with: 200,
    request: () => ({ query: { s: "ana" } }),
  },
  "GET /wp-json/antares/v1/search": {
    may: "everybody",
    with: 200,
    request: () => ({ query: { q: "harmony" } }),
  },
  "GET /wp-json/antares/v1/get_client_ip": { may: "everybody", with: 200 },
  "GET /wp-json/antares/v1/check-cache": { may: "everybody", with: 204 },

  "POST /laravel/rest/auth_endpoint_a": {
    may: "everybody",
    with: 200,
    request: ({ owner }) => data({ email: owner.email, password }),
  },
  "POST /laravel/rest/logout": { may: "everybody", with: 204 },
  "POST /laravel/rest/user": {
    may: "everybody",
    with: 201,
    request: () => ({ body: signUp(randomEmail()) }),
  },
  "GET /laravel/rest/user": { may: "customers", with: 200 },
  "PATCH /laravel/rest/user/{id}": {
    may: "owner",
    with: 200,
    request: ({ owner }) => ({ params: [owner.id], ...data({ pi_city: "Berlin" }) }),
  },
  "POST /laravel/rest/partial-user": {
    may: "everybody",
    with: 204,
    request: () => ({ body: { email: randomEmail() } }),
  },
  "PATCH /laravel/rest/guest/update": {
    may: "everybody",
    with: 200,
    request: async ({ guest }) => {
      const { email, token } = await guest();
      const names = { first_name: "Gil", last_name: "Ito" };
      return { body: { ...names, email, guest_token: token, password } };
    },
  },
  "POST /laravel/rest/products/summary": { may: "customers", with: 200, request: () => data({}) },
  "POST /laravel/password/email-web": {
    may: "everybody",
    with: 204,
    request: () => data({ email: randomEmail() }),
  },
  "POST /laravel/password/reset": {
    may: "everybody",
    with: 204,
    request: async ({ newPerson, resetTokenOf }) => ({
      body: { token: await resetTokenOf(await newPerson()), password },
    }),
  },
  "POST /laravel/password/reset-link": {
    may: "everybody",
    with: 204,
    request: async ({ newPerson, resetTokenOf }) => ({
      body: { token: await resetTokenOf(await newPerson()) },
    }),
  },
  "POST /laravel/password/change": {
    may: "customers",
    with: 204,
    request: () => ({ body: { current_password: password, password: "Another42up" } }),
  },
  "PATCH /laravel/rest/guest/capture-optin": {
    may: "everybody",
    with: 204,
    request: () => ({ body: { email: randomEmail(), optin_choice: false } }),
  },
  "GET /laravel/rest/communications": {
    may: "everybody",
    with: 200,
    request: ({ owner }) => ({ query: { token: communicationToken(owner) } }),
  },
  "PATCH /laravel/rest/communications": {
    may: "everybody",
    with: 200,
    request: ({ owner }) => ({
      body: { token: communicationToken(owner), optin_marketing: true, optin_newsletter: false },
    }),
  },

  // As a mail client's unsubscribe button sends it: as a form.
  "POST /laravel/rest/unsubscribe": {
    may: "everybody",
    with: 204,
    request: ({ owner }) => ({
      query: { token: communicationToken(owner) },
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    }),
  },
  "GET /laravel/rest/unsubscribe": {
    may: "everybody",
    with: 303,
    request: ({ owner }) => ({ query: { token: communicationToken(owner) } }),
  },

  "POST /laravel/rest/price-alerts/stop": {
    may: "everybody",
    with: 204,
    request: () => ({
      query: { token: priceAlertToken() },
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    }),
  },
  "GET /laravel/rest/price-alerts/stop": {
    may: "everybody",
    with: 303,
    request: () => ({ query: { token: priceAlertToken() } }),
  },
  "POST /laravel/rest/price-alerts/forget": {
    may: "everybody",
    with: 204,
    request: () => ({ body: { token: priceAlertToken() } }),
  },
  "POST /laravel/rest/price-alerts": {
    may: "everybody",
    with: 200,
    request: () => ({
      body: { path: "auto-tune-pro", currency: "USD", amount: 100, email: randomEmail() },
    }),
  },
  "POST /laravel/rest/price-alerts/confirm": {
    may: "everybody",
    with: 204,
    request: async ({ priceAlertToken: tokenOfMail }) => ({ body: { token: await tokenOfMail() } }),
  },
  "GET /laravel/rest/price-alerts": {
    may: "customers",
    with: 200,
    request: () => ({ query: { path: "auto-tune-pro" } }),
  },
  "DELETE /laravel/rest/price-alerts": {
    may: "customers",
    with: 204,
    request: () => ({ query: { path: "auto-tune-pro" } }),
  },

  "GET /laravel/rest/sessions": { may: "customers", with: 200 },
  "DELETE /laravel/rest/sessions": { may: "customers", with: 204 },
  "DELETE /laravel/rest/sessions/{id}": {
    may: "owner",
    with: 204,
    request: async ({ owner, sessionOf }) => ({ params: [await sessionOf(owner)] }),
  },

  "POST /laravel/rest/passkeys/options": {
    may: "customers",
    with: 200,
    request: async () => ({ body: {} }),
  },
  "POST /laravel/rest/passkeys": {
    may: "customers",
    with: 201,
    request: async (world) => {
      const { body, cookie } = await newPasskey(world, world.me);
      return { body, cookie };
    },
  },
  "GET /laravel/rest/passkeys": { may: "customers", with: 200 },
  "PATCH /laravel/rest/passkeys/{id}": {
    may: "owner",
    with: 200,
    request: async ({ owner, passkeyOf }) => ({
      params: [await passkeyOf(owner)],
      body: { name: "Mine" },
    }),
  },
  "DELETE /laravel/rest/passkeys/{id}": {
    may: "owner",
    with: 204,
    request: async ({ owner, passkeyOf }) => ({ params: [await passkeyOf(owner)] }),
  },
  "POST /laravel/rest/passkey-sign-in/options": { may: "everybody", with: 200 },
  "POST /laravel/rest/passkey-sign-in": {
    may: "everybody",
    with: 200,
    request: async (world) => {
      const person = await world.newPerson();
      const { key, body, cookie: added } = await newPasskey(world, person);
      const withKey = { ...person, cookie: `${person.cookie}; ${added}` };
      await world.callAs(withKey, "POST", "/laravel/rest/passkeys", body);
      const response = await world.callAs(
        undefined,
        "POST",
        "/laravel/rest/passkey-sign-in/options",
      );
      const { challenge } = response.json<PasskeyRequestOptions>();
      return {
        body: { credential: key.get({ ...here, challenge }) },
        cookie: passkeyCookie(response.cookies),
      };
    },
  },

  "POST /laravel/rest/user/email-change": {
    may: "customers",
    with: 202,
    request: () => ({ body: { email: randomEmail(), password } }),
  },
  "GET /laravel/rest/user/email-change": { may: "customers", with: 200 },
  "DELETE /laravel/rest/user/email-change": { may: "customers", with: 204 },
  "POST /laravel/rest/email-change/confirm": {
    may: "everybody",
    with: 200,
    request: async ({ owner, emailChangeOf }) => ({ body: { token: await emailChangeOf(owner) } }),
  },
  "POST /laravel/rest/account-merges": {
    may: "customers",
    with: 202,
    request: () => ({ body: { email: randomEmail() } }),
  },
  "POST /laravel/rest/account-merges/look": {
    may: "everybody",
    with: 200,
    request: async ({ owner, newPerson, mergeOf }) => ({
      body: { token: await mergeOf(owner, await newPerson()) },
    }),
  },
  "POST /laravel/rest/account-merges/confirm": {
    may: "owner with a link",
    with: 200,
    request: async ({ owner, newPerson, mergeOf }) => ({
      body: { token: await mergeOf(owner, await newPerson()) },
    }),
  },

  "GET /laravel/rest/erasure": { may: "customers", with: 200 },
  "POST /laravel/rest/erasure": {
    may: "customers without a plan",
    with: 202,
    request: () => ({ body: { password } }),
  },
  "DELETE /laravel/rest/erasure": { may: "customers", with: 204 },
  "POST /laravel/rest/withdrawals": {
    may: "everybody",
    with: 201,
    request: () => ({
      body: { name: "Ana", email: randomEmail(), reference: "X", part: "", language: "en" },
    }),
  },
  "POST /laravel/rest/cancellations": {
    may: "everybody",
    with: 201,
    request: () => ({
      body: {
        name: "Ana",
        email: randomEmail(),
        reference: "X",
        reason: "",
        ends_on: null,
        language: "en",
      },
    }),
  },
  "POST /laravel/rest/cancellations/confirm": {
    may: "everybody",
    with: 400,
    request: () => ({ body: { token: "none" } }),
  },
  "GET /laravel/rest/cancellations/pending": { may: "customers", with: 200 },
  "POST /laravel/rest/cancellations/{id}/take-back": {
    may: "owner",
    with: 204,
    request: async ({ owner, cancellationOf }) => ({ params: [await cancellationOf(owner)] }),
  },
  "POST /laravel/rest/data-exports": { may: "customers", with: 202 },
  "GET /laravel/rest/data-exports": { may: "customers", with: 200 },
  "GET /laravel/data-exports/{id}": {
    may: "owner",
    with: 200,
    request: async ({ owner, exportOf }) => ({ params: [await exportOf(owner)] }),
  },

  "GET /laravel/rest/user/products": { may: "customers", with: 200 },
  "GET /laravel/rest/licences/{serial}": {
    may: "owner",
    with: 200,
    request: async ({ owner, licenceOf }) => ({ params: [(await licenceOf(owner)).serial] }),
  },
  "POST /laravel/rest/licences/{serial}/transfer": {
    may: "owner",
    with: 200,
    request: async ({ owner, licenceOf }) => ({
      params: [(await licenceOf(owner)).serial],
      body: { email: randomEmail() },
    }),
  },
  "DELETE /laravel/rest/licences/{serial}/transfer": {
    may: "owner",
    with: 204,
    request: async ({ owner, transferOf }) => ({
      params: [(await transferOf(owner, randomEmail())).serial],
    }),
  },
  "POST /laravel/rest/transfers/look": {
    may: "everybody",
    with: 200,
    request: async ({ owner, transferOf }) => ({
      body: { token: (await transferOf(owner, randomEmail())).token },
    }),
  },
  "POST /laravel/rest/transfers/answer": {
    may: "everybody",
    with: 200,
    request: async ({ owner, transferOf }) => ({
      body: { token: (await transferOf(owner, randomEmail())).token, accept: true },
    }),
  },
  "DELETE /laravel/rest/activations/{id}": {
    may: "owner",
    with: 204,
    request: async ({ owner, activationOf }) => ({ params: [(await activationOf(owner)).id] }),
  },
  "POST /desktop/v1/activations": {
    may: "everybody",
    with: 201,
    request: async ({ owner, licenceOf }) => {
      const { serial, authenticationString } = await licenceOf(owner);
      return { body: { serial, authentication_string: authenticationString, ...computer() } };
    },
  },
  "POST /desktop/v1/activations/{id}/heartbeat": {
    may: "whoever holds its token",
    with: 200,
    request: async ({ owner, activationOf }) => {
      const { id, token } = await activationOf(owner);
      const headers = { authorization: `Bearer ${token}` };
      return { params: [id], headers, body: { app_version: "1.0" } };
    },
  },
  "DELETE /desktop/v1/activations/{id}": {
    may: "whoever holds its token",
    with: 204,
    request: async ({ owner, activationOf }) => {
      const { id, token } = await activationOf(owner);
      return { params: [id], headers: { authorization: `Bearer ${token}` } };
    },
  },
  "GET /laravel/rest/downloads": { may: "customers", with: 200 },
  "GET /laravel/downloads/{installerId}/{fileName}": {
    may: "entitled",
    with: 200,
    request: async ({ owner, licenceOf, installer }) => {
      await licenceOf(owner);
      return { params: (await installer()).split("/") };
    },
  },
  "HEAD /laravel/downloads/{installerId}/{fileName}": {
    may: "entitled",
    with: 200,
    request: async ({ owner, licenceOf, installer }) => {
      await licenceOf(owner);
      return { params: (await installer()).split("/") };
    },
  },
  "GET /laravel/rest/recording-templates": { may: "customers", with: 200 },
  "GET /laravel/recording-templates/{fileName}": {
    may: "entitled",
    with: 200,
    request: async ({ owner, planWithTemplatesOf }) => {
      await planWithTemplatesOf(owner);
      return { params: ["live-tracking.RPP"] };
    },
  },
  "HEAD /laravel/recording-templates/{fileName}": {
    may: "entitled",
    with: 200,
    request: async ({ owner, planWithTemplatesOf }) => {
      await planWithTemplatesOf(owner);
      return { params: ["live-tracking.RPP"] };
    },
  },

  "POST /laravel/rest/cart-updated": {
    may: "customers",
    with: 204,
    request: () => ({ body: [cartLine] }),
  },
  "GET /laravel/rest/cart": { may: "customers", with: 200 },
  "POST /laravel/rest/cart/recover": {
    may: "everybody",
    with: 200,
    request: async ({ cartToken }) => ({ body: { token: await cartToken() } }),
  },
  "POST /laravel/rest/cart-updated-ua": {
    may: "everybody",
    with: 204,
    request: () => ({ body: { email: randomEmail(), products: [cartLine] } }),
  },
  "POST /laravel/rest/coupon": {
    may: "everybody",
    with: 200,
    request: async ({ coupon }) => ({ body: { code: await coupon() } }),
  },
  "GET /laravel/rest/promo_token_C11A6954": { may: "everybody", with: 200 },
  "POST /laravel/rest/promotion": {
    may: "everybody",
    with: 200,
    request: async ({ callAs, promotion }) => {
      const response = await callAs(undefined, "GET", "/laravel/rest/promo_token_C11A6954");
      return {
        body: { code: await promotion(), token: response.json<{ token: string }>().token },
      };
    },
  },
  "POST /laravel/rest/redeem-code": {
    may: "customers",
    with: 200,
    request: async ({ callAs, redeemable }) => {
      const response = await callAs(undefined, "GET", "/laravel/rest/promo_token_C11A6954");
      return {
        body: { code: await redeemable(), token: response.json<{ token: string }>().token },
      };
    },
  },
  "GET /laravel/rest/dealers/{slug}": {
    may: "everybody",
    with: 200,
    request: async ({ redeemable }) => {
      await redeemable();
      return { params: ["studio-shop"] };
    },
  },
  "POST /laravel/rest/checkout": {
    may: "customers",
    with: 200,
    request: () => ({
      body: {
        lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
        currency: "USD",
        language: "en",
      },
    }),
  },
  "GET /laravel/rest/checkout/{id}": {
    may: "buyer",
    with: 200,
    request: async ({ owner, orderOf }) => ({ params: [(await orderOf(owner)).checkoutId] }),
  },
  "GET /laravel/rest/orders": { may: "customers", with: 200 },
  "POST /laravel/rest/emailsignup": {
    may: "everybody",
    with: 204,
    request: () => ({ body: { email: randomEmail() } }),
  },
  "POST /laravel/rest/{program}/betasignup": {
    may: "everybody",
    with: 204,
    request: () => ({
      params: ["ios-app"],
      body: {
        first_name: "Ana",
        last_name: "Sol",
        email: randomEmail(),
        birthyear: 1990,
        fax: false,
      },
    }),
  },
  "POST /laravel/rest/edu-inquiries": {
    may: "everybody",
    with: 204,
    request: () => ({
      body: {
        name: "Ana",
        email: randomEmail(),
        school: "School",
        country: "ES",
        seats: 20,
        message: "",
      },
    }),
  },
  "POST /laravel/rest/emailsignup/confirm": {
    may: "everybody",
    with: 204,
    request: async ({ newsletterToken }) => ({ body: { token: await newsletterToken() } }),
  },

  // All about one plan at the provider, one after the other.
  "GET /laravel/rest/subscriptions/{id}": {
    ...ofPlan,
    request: ({ plan }) => ({ params: [plan.id], query: { fs_id: plan.fsId } }),
  },
  "POST /laravel/rest/subscriptions/{id}/change-preview": {
    ...ofPlan,
    request: ({ plan }) => ({ params: [plan.id], body: { path: "unlimited-yearly" } }),
  },
  "GET /laravel/rest/subscriptions/{id}/payment-method": {
    ...ofPlan,
    request: ({ plan }) => ({ params: [plan.id] }),
  },
  "GET /laravel/rest/subscriptions/{id}/charges/{chargeId}/receipt": {
    ...ofPlan,
    request: async ({ plan, chargeOf }) => ({
      params: [plan.id, await chargeOf(plan.id, plan.orderId)],
    }),
  },
  "POST /laravel/rest/subscriptions/{id}/cancel": {
    ...ofPlan,
    request: ({ plan }) => ({ params: [plan.id] }),
  },
  "POST /laravel/rest/subscriptions/{id}/undo-cancel": {
    ...ofPlan,
    request: ({ plan }) => ({ params: [plan.id] }),
  },
  "POST /laravel/rest/subscriptions/{id}/pause": {
    ...ofPlan,
    request: ({ plan }) => ({ params: [plan.id], body: { periods: 1 } }),
  },
  "POST /laravel/rest/subscriptions/{id}/resume": {
    ...ofPlan,
    request: ({ plan }) => ({ params: [plan.id] }),
  },
  "POST /laravel/rest/subscriptions/{id}/change": {
    ...ofPlan,
    request: ({ plan }) => ({
      params: [plan.id],
      body: {
        path: "unlimited-yearly",
        dueNow: 23_274,
        nextCharge: 24_000,
        renewalTerms: "You pay this every year until you cancel.",
      },
    }),
  },
  "POST /laravel/rest/product-changes/{id}/seen": {
    ...ofPlan,
    with: 204,
    request: async ({ plan, planChangeOf }) => ({ params: [await planChangeOf(plan.id)] }),
  },

  "POST /webhooks/payments": {
    may: "everybody",
    with: 200,
    request: () => {
      const body = JSON.stringify({ events: [] });
      const signature = createHmac("sha256", webhookSecret).update(body).digest("base64");
      return {
        body,
        headers: { "content-type": "application/json", "x-fs-signature": signature },
      };
    },
  },
  "POST /laravel/rest/cart-begun": {
    may: "everybody",
    with: 204,
    request: () => ({ body: { language: "en" } }),
  },
  "GET /laravel/rest/measurement": { may: "everybody", with: 200 },
  "POST /laravel/rest/consent-records": {
    may: "everybody",
    with: 204,
    request: () => ({ body: { status: 0, inventoryVersion: "0".repeat(16), language: "en" } }),
  },
  "POST /policy-reports": {
    may: "everybody",
    with: 204,
    request: () => ({ body: { "csp-report": {} } }),
  },
  "POST /error-reports": {
    may: "everybody",
    with: 204,
    request: () => ({
      body: { type: "Error", message: "", stack: "", release: "a1b2c3d4", route: "Home" },
      headers: { origin: here.origin },
    }),
  },
  "POST /vitals": {
    may: "everybody",
    with: 204,
    request: () => ({
      body: { route: "Home", device: "phone", lcp: 900 },
      headers: { origin: here.origin },
    }),
  },

  "POST /staff/v1/customers/find": {
    may: "support",
    with: 200,
    request: ({ owner }) => ({ body: { query: owner.email } }),
  },
  "GET /staff/v1/customers/{id}": {
    may: "support",
    with: 200,
    request: ({ owner }) => ({ params: [owner.id] }),
  },
  "GET /staff/v1/customers/{id}/view": {
    may: "support",
    with: 200,
    request: ({ owner }) => ({ params: [owner.id] }),
  },
  "POST /staff/v1/customers/{id}/resend-setup": {
    may: "support",
    with: 204,
    request: async ({ guest }) => ({ params: [(await guest()).id], body: { reason } }),
  },
  "POST /staff/v1/customers/{id}/clear-mailbox": {
    may: "support",
    with: 204,
    request: async ({ unreachable }) => ({ params: [await unreachable()], body: { reason } }),
  },
  "GET /staff/v1/orders/{reference}": {
    may: "support",
    with: 200,
    request: async ({ owner, orderOf }) => ({ params: [(await orderOf(owner)).reference] }),
  },
  "POST /staff/v1/orders/{reference}/notes": {
    may: "support",
    with: 204,
    request: async ({ owner, orderOf }) => ({
      params: [(await orderOf(owner)).reference],
      body: { requestId: randomUUID(), text: "Called back" },
    }),
  },
  "POST /staff/v1/orders/{reference}/refund-preview": {
    may: "manager",
    with: 200,
    request: async ({ owner, orderOf }) => {
      const { reference, line } = await orderOf(owner);
      return { params: [reference], body: { lines: [line] } };
    },
  },
  "POST /staff/v1/orders/{reference}/resend": {
    may: "support",
    with: 204,
    request: async ({ owner, orderOf }) => ({
      params: [(await orderOf(owner)).reference],
      body: { reason },
    }),
  },
  "POST /staff/v1/orders/{reference}/refund": {
    may: "manager",
    with: 204,
    request: async ({ owner, orderOf }) => {
      const { reference, line } = await orderOf(owner);
      return { params: [reference], body: { lines: [line], reason } };
    },
  },
  "POST /staff/v1/charges/{id}/refund": {
    may: "manager",
    with: 204,
    request: async ({ plan, chargeOf }) => ({
      params: [await chargeOf(plan.id, randomUUID())],
      body: { reason },
    }),
  },
  "POST /staff/v1/licences/{id}/resend": {
    may: "support",
    with: 204,
    request: async ({ owner, licenceOf }) => ({
      params: [(await licenceOf(owner)).id],
      body: { reason },
    }),
  },
  "POST /staff/v1/licences/{id}/regenerate": {
    may: "manager",
    with: 204,
    request: async ({ owner, licenceOf }) => {
      const { id, serial } = await licenceOf(owner);
      return { params: [id], body: { serial, reason } };
    },
  },
  "POST /staff/v1/licences/{id}/move": {
    may: "manager",
    with: 204,
    request: async ({ owner, licenceOf }) => ({
      params: [(await licenceOf(owner)).id],
      body: { customer: owner.id, email: randomEmail(), reason },
    }),
  },
  "POST /staff/v1/computers/{id}/end": {
    may: "support",
    with: 204,
    request: async ({ owner, activationOf }) => ({
      params: [(await activationOf(owner)).id],
      body: { reason },
    }),
  },
  "POST /staff/v1/plans/{id}/end": {
    may: "manager",
    with: 204,
    request: async ({ newPerson, planOf }) => ({
      params: [await planOf(await newPerson())],
      body: { when: "periodEnd", reason },
    }),
  },
  "GET /staff/v1/code-batches": { may: "support", with: 200 },
  "POST /staff/v1/code-batches": {
    may: "manager",
    with: 200,
    request: ({ codesToMake }) => ({ body: { ...codesToMake(), reason } }),
  },
  "POST /staff/v1/code-batches/{id}/stop": {
    may: "manager",
    with: 204,
    request: async ({ codeBatch }) => ({ params: [await codeBatch()], body: { reason } }),
  },
  "POST /staff/v1/codes/find": {
    may: "support",
    with: 200,
    request: async ({ redeemable }) => ({ body: { code: await redeemable() } }),
  },
  "GET /staff/v1/waiting": { may: "support", with: 200 },
  "POST /staff/v1/orders/find": { may: "support", with: 200, request: () => ({ body: {} }) },
  "GET /staff/v1/withdrawals": { may: "support", with: 200 },
  "GET /staff/v1/cancellations": { may: "support", with: 200 },
  "POST /staff/v1/withdrawals/{id}/settle": {
    may: "manager",
    with: 204,
    request: async ({ withdrawal }) => ({
      params: [await withdrawal()],
      body: { outcome: "refused", refusal: "late", reason },
    }),
  },
  "POST /staff/v1/cancellations/{id}/settle": {
    may: "manager",
    with: 204,
    request: async ({ cancellation }) => ({
      params: [await cancellation()],
      body: { outcome: "accepted", reason },
    }),
  },
  "GET /staff/v1/reports/today": { may: "manager", with: 200 },
  "GET /staff/v1/reports/sales": {
    may: "manager",
    with: 200,
    request: reportedMonth,
  },
  "GET /staff/v1/reports/subscriptions": { may: "manager", with: 200, request: reportedMonth },
  "GET /staff/v1/reports/checkout": { may: "manager", with: 200, request: reportedMonth },
  "GET /staff/v1/reports/demand": { may: "support", with: 200, request: reportedMonth },
  "GET /staff/v1/reports/views": { may: "support", with: 200 },
  "POST /staff/v1/reports/views": {
    may: "support",
    with: 204,
    request: () => ({
      body: { name: "Last month", target: "demand?days=28&by=product", isShared: false },
    }),
  },
  // Their own alone: of a colleague's there is none.
  "POST /staff/v1/reports/views/{id}": {
    may: "support",
    with: 404,
    request: () => ({ params: ["4711"], body: { name: "Last week", isShared: true } }),
  },
  "POST /staff/v1/reports/views/{id}/delete": {
    may: "support",
    with: 204,
    request: () => ({ params: ["4711"] }),
  },
  "GET /staff/v1/audit": { may: "admin", with: 200 },
};
