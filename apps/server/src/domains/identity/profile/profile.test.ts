import type { UserResponse } from "@autotune/contract";
import { newsletterSubscriber } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccountsShop, type AccountsShop } from "../accounts/testing/accounts-shop.ts";
import { Visitor } from "../accounts/testing/visitor.ts";
import { proveMailbox } from "../../../platform/mail-delivery/verified-mailboxes.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop();
}, 60_000);
afterAll(() => shop.close());

let people = 0;
async function newcomer() {
  const email = `profile${++people}@studio.test`;
  const visitor = new Visitor(shop.app);
  const { id } = (await visitor.createAccount(email)).json<{ id: number }>();
  const ask = async () => (await visitor.get("user")).json<UserResponse>();
  const change = (data: unknown, of = id) =>
    visitor.patch(`user/${of}`, { data: JSON.stringify(data) });
  return { visitor, email, id, ask, change };
}

const inOakland = {
  pi_first_name: "Ana María",
  pi_last_name: "O’Neil",
  pi_street: "1 Broadway",
  pi_street2: "Studio 2",
  pi_city: "Oakland",
  pi_state: "CA",
  pi_postal_code: "94607",
  pi_country: "US",
  pi_home_phone: "+1 (510) 555-0134",
  pi_company: "Voices & Co.",
};

describe("[API-07] changing one's profile", () => {
  it("takes any of the fields as JSON in data, returns the user, and leaves the rest unchanged", async () => {
    const { ask, change } = await newcomer();
    const before = await ask();
    const whole = { ...inOakland, language_preference: "de", survey_completed: true };
    const response = await change({ ...whole, optin_marketing: false });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { ...before, ...whole, optin_marketing: false, is_opted_in: false },
    ]);
    expect(await ask()).toEqual(response.json());
    const company = await change({ pi_company: "" });
    expect(company.json()).toEqual({ ...response.json<UserResponse>(), pi_company: "" });
    expect((await change({})).json()).toEqual(company.json());
  });

  it("trims texts, and stores codes in capitals", async () => {
    const { change } = await newcomer();
    const typed = { pi_country: " gb ", pi_postal_code: " sw1a 1aa", pi_city: " London " };
    expect((await change(typed)).json()).toMatchObject({
      pi_country: "GB",
      pi_postal_code: "SW1A 1AA",
      pi_city: "London",
    });
  });

  it.each([
    ["[FORM-03] a name with a digit", { pi_first_name: "An4" }, ["pi_first_name"]],
    ["[FORM-03] an empty name", { pi_last_name: " " }, ["pi_last_name"]],
    ["[FORM-04] a phone in words", { pi_home_phone: "five five" }, ["pi_home_phone"]],
    ["a street with an emoji", { pi_street: "🎤" }, ["pi_street"]],
    ["a country that is none", { pi_country: "ZZ" }, ["pi_country"]],
    [
      "the state and the postal code of another country",
      { pi_country: "CA", pi_state: "CA", pi_postal_code: "94607" },
      ["pi_state", "pi_postal_code"],
    ],
    ["a company that never ends", { pi_company: "a".repeat(101) }, ["pi_company"]],
  ])(
    "[FORM-09] rejects %s, names the fields, and writes nothing",
    async (_title, wrong, fields) => {
      const { ask, change } = await newcomer();
      const before = await ask();
      const response = await change({ ...inOakland, optin_newsletter: true, ...wrong });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        {
          error: "invalidRequest",
          message: expect.any(String),
          requestId: expect.any(String),
          fields,
        },
      ]);
      expect(await ask()).toEqual(before);
    },
  );

  it("validates a postal code by the country in the profile", async () => {
    const { change } = await newcomer();
    expect((await change({ pi_country: "JP" })).statusCode).toBe(200);
    expect((await change({ pi_postal_code: "94607" })).statusCode).toBe(400);
    expect((await change({ pi_postal_code: "100-0001" })).statusCode).toBe(200);
    const moved = await change({ pi_country: "US" });
    expect(moved.json()).toMatchObject({ fields: ["pi_postal_code"] });
  });

  it.each([
    "{",
    "null",
    "[]",
    '{"pi_city":7}',
    '{"language_preference":"tlh"}',
    '{"optin_marketing":"yes"}',
  ])("responds 400 to the data %s", async (data) => {
    const { visitor, id } = await newcomer();
    const response = await visitor.patch(`user/${id}`, { data });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ error: "invalidRequest", fields: [] }),
    ]);
  });

  it("changes neither the email address nor anything owned, whatever is sent", async () => {
    const { ask, change } = await newcomer();
    const before = await ask();
    const forged = { email: "eve@studio.test", id: 1, has_account: false, perpetualProducts: 9 };
    expect((await change(forged)).json()).toEqual(before);
  });

  it("is limited to one's own: another person's profile is 404, and none is available without a session", async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const before = await other.ask();
    for (const id of [other.id, 0, 999_999_999]) {
      const response = await one.change({ pi_city: "Oakland" }, id);
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        404,
        "notFound",
      ]);
    }
    expect(await other.ask()).toEqual(before);
    const data = JSON.stringify({ pi_city: "Oakland" });
    const stranger = await new Visitor(shop.app).patch(`user/${other.id}`, { data });
    expect(stranger.statusCode).toBe(401);
  });
});

describe("the newsletter in one's profile", () => {
  const listed = async (email: string) => {
    const [found] = await shop.app.database
      .select({
        confirmedAt: newsletterSubscriber.confirmedAt,
        language: newsletterSubscriber.language,
      })
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.email, email));
    return found;
  };

  it("is requested in the user's language and waits until their mailbox has confirmed it", async () => {
    const { email, change } = await newcomer();
    const response = await change({ optin_newsletter: true, language_preference: "fr" });
    expect(response.json()).toMatchObject({ optin_newsletter: false });
    expect(await listed(email)).toEqual({ confirmedAt: null, language: "fr" });
    const [mail] = await shop.mailsTo(email);
    expect(mail?.text).toContain("/fr/newsletter-signup#token=");
    // Requested twice, one email is enough.
    await change({ optin_newsletter: true });
    expect(await shop.mailsTo(email)).toHaveLength(1);
  });

  it("comes as often as its reader chooses, apart from reminders", async () => {
    const { email, change } = await newcomer();
    await shop.app.database
      .insert(newsletterSubscriber)
      .values({ email, language: "en", confirmedAt: new Date() });
    await proveMailbox(shop.app.database, email);
    const wish = { newsletter_frequency: "monthly", optin_reminders: true };
    expect((await change(wish)).json()).toMatchObject({ ...wish, optin_newsletter: true });
    expect((await change({ optin_reminders: false })).json()).toMatchObject({
      ...wish,
      optin_reminders: false,
    });
    expect((await change({ newsletter_frequency: "daily" })).statusCode).toBe(400);
  });

  it("is unsubscribed at once", async () => {
    const { email, change } = await newcomer();
    await shop.app.database
      .insert(newsletterSubscriber)
      .values({ email, language: "en", confirmedAt: new Date() });
    expect((await change({ optin_newsletter: true })).json()).toMatchObject({
      optin_newsletter: true,
    });
    expect((await change({ optin_newsletter: false })).json()).toMatchObject({
      optin_newsletter: false,
    });
    expect(await listed(email)).toBeUndefined();
    expect(await shop.mailsTo(email)).toEqual([]);
  });
});
