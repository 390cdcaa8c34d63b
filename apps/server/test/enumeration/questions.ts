import { randomUUID } from "node:crypto";
import { password, signUp } from "../../src/domains/identity/accounts/testing/visitor.ts";
import type { Person } from "../authorisation/actors.ts";
import type { RequestInput, World } from "../authorisation/table.ts";

export interface Question {
  /** As in the table of endpoints. */
  readonly name: string;
  /** A request about something that exists, and the same about something that does not. */
  readonly known: (world: World, known: Person) => RequestInput | Promise<RequestInput>;
  readonly unknown: (world: World, known: Person) => RequestInput | Promise<RequestInput>;
  /** Asked by somebody who is not signed in, though those who are may call it too. */
  readonly isOfGuests?: true;
  /** Why the difference is told; without it there is none. */
  readonly told?: string;
}

const someone = () => `${randomUUID()}@studio.test`;
const data = (values: object) => ({ body: { data: JSON.stringify(values) } });

/** Asked with the e-mail address of an account, and with one that nobody has. */
const byEmail = (
  name: string,
  request: (email: string, world: World) => RequestInput | Promise<RequestInput>,
  told?: string,
): Question => ({
  name,
  known: (world, { email }) => request(email, world),
  unknown: (world) => request(someone(), world),
  ...(told === undefined ? {} : { told }),
});

const cartLine = {
  name: "AutoTune Pro",
  path: "auto-tune-pro",
  pid: "PID-auto-tune-pro",
  quantity: 1,
  thumbnail: "",
  url: "",
  currencyFormattedFinalPrice: "$459",
};
const unknownCode = () => randomUUID().toUpperCase();
const promotionToken = async ({ callAs }: World) => {
  const response = await callAs(undefined, "GET", "/laravel/rest/promo_token_C11A6954");
  return response.json<{ token: string }>().token;
};
const computer = () => ({
  device_id: randomUUID(),
  device_name: "Mac",
  system: "mac",
  app_version: "1.0",
});

/** Every call that takes an e-mail address or a code that somebody could try out. */
export const questions: readonly Question[] = [
  byEmail("POST /laravel/rest/auth_endpoint_a", (email) => data({ email, password: "Wrong42up" })),
  byEmail("POST /laravel/password/email-web", (email) => data({ email })),
  byEmail(
    "POST /laravel/rest/user",
    (email) => ({ body: signUp(email) }),
    "Who registers again is led to the sign-in; a limit holds back whoever tries lists.",
  ),
  byEmail("POST /laravel/rest/partial-user", (email) => ({ body: { email } })),
  byEmail("PATCH /laravel/rest/guest/update", (email) => ({
    body: { first_name: "A", last_name: "B", email, guest_token: "A".repeat(43), password },
  })),
  byEmail("PATCH /laravel/rest/guest/capture-optin", (email) => ({
    body: { email, optin_choice: false },
  })),
  byEmail("POST /laravel/rest/cart-updated-ua", (email) => ({
    body: { email, products: [cartLine] },
  })),
  byEmail("POST /laravel/rest/emailsignup", (email) => ({ body: { email } })),
  byEmail("POST /laravel/rest/price-alerts", (email) => ({
    body: { path: "auto-tune-pro", currency: "USD", amount: 100, email },
  })),
  byEmail("POST /laravel/rest/{program}/betasignup", (email) => ({
    params: ["ios-app"],
    body: { first_name: "Ana", last_name: "Sol", email, birthyear: 1990, fax: false },
  })),
  byEmail("POST /laravel/rest/edu-inquiries", (email) => ({
    body: { name: "Ana", email, school: "School", country: "ES", seats: 20, message: "" },
  })),
  byEmail("POST /laravel/rest/user/email-change", (email) => ({ body: { email, password } })),
  byEmail("POST /laravel/rest/account-merges", (email) => ({ body: { email } })),
  byEmail("POST /laravel/rest/licences/{serial}/transfer", async (email, { owner, licenceOf }) => ({
    params: [(await licenceOf(owner)).serial],
    body: { email },
  })),
  byEmail("POST /laravel/rest/cancellations", (email) => ({
    body: {
      name: "Ana",
      email,
      reference: "AutoTune Unlimited",
      reason: "",
      ends_on: null,
      language: "en",
    },
  })),
  {
    name: "POST /laravel/rest/withdrawals",
    known: async ({ orderOf }, known) => ({
      body: {
        name: "Ana",
        email: known.email,
        reference: (await orderOf(known)).reference,
        part: "",
        language: "en",
      },
    }),
    unknown: () => ({
      body: { name: "Ana", email: someone(), reference: randomUUID(), part: "", language: "en" },
    }),
  },
  {
    name: "POST /desktop/v1/activations",
    known: async ({ licenceOf }, known) => ({
      body: {
        serial: (await licenceOf(known)).serial,
        authentication_string: "0000-0000-0000-0000-0000-0000",
        ...computer(),
      },
    }),
    unknown: () => ({
      body: {
        serial: "0000-0000-0000-0000",
        authentication_string: "0000-0000-0000-0000-0000-0000",
        ...computer(),
      },
    }),
  },
  {
    name: "POST /laravel/rest/coupon",
    known: async ({ coupon }) => ({ body: { code: await coupon() } }),
    unknown: () => ({ body: { code: unknownCode() } }),
    told: "A code that applies says what it is worth; a limit holds back whoever tries codes.",
  },
  {
    name: "POST /laravel/rest/promotion",
    known: async (world) => ({
      body: { code: await world.promotion(), token: await promotionToken(world) },
    }),
    unknown: async (world) => ({
      body: { code: unknownCode(), token: await promotionToken(world) },
    }),
    told: "A code that applies says what it is worth; a limit holds back whoever tries codes.",
  },
  {
    name: "POST /laravel/rest/redeem-code",
    known: async (world) => ({
      body: { code: await world.redeemable(), token: await promotionToken(world) },
    }),
    unknown: async (world) => ({
      body: { code: unknownCode(), token: await promotionToken(world) },
    }),
    told: "A code that is valid is redeemed by trying it; a limit holds back whoever tries codes.",
  },
  {
    ...byEmail(
      "POST /laravel/rest/checkout",
      (email) => ({
        body: {
          lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
          currency: "USD",
          language: "en",
          guest: { email, first_name: "Ana", last_name: "Sol" },
        },
      }),
      "Who has an account signs in before buying, so that the licence arrives there.",
    ),
    isOfGuests: true,
  },
];

/** Calls with a field of such a name that ask nothing. */
export const notAsked: Readonly<Record<string, string>> = {
  "PATCH /laravel/rest/user/{id}": "changes the caller's own profile",
  "POST /laravel/rest/products/summary": "reads what the caller owns",
};
