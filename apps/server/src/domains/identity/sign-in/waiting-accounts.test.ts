import { errorTable, type UserResponse } from "@autotune/contract";
import { account, accountSetupToken, licence } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { hashPassword } from "../password/password-hash.ts";
import { openAccountsShop, type AccountsShop } from "../accounts/testing/accounts-shop.ts";
import { givePlan } from "../accounts/testing/give-plan.ts";
import { linkIn } from "../accounts/testing/mail-link.ts";
import { password, Visitor } from "../accounts/testing/visitor.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop();
}, 60_000);
afterAll(() => shop.close());

let people = 0;
async function addAccount(values: Partial<typeof account.$inferInsert> = {}) {
  const email = `waits${++people}@studio.test`;
  const [made] = await shop.app.database
    .insert(account)
    .values({ email, firstName: "Gil", lastName: "Ito", optinMarketing: false, ...values })
    .returning({ id: account.id });
  return { email, id: made?.id ?? 0 };
}
const addLegacy = (values: Partial<typeof account.$inferInsert> = {}) =>
  addAccount({ legacyId: `L-${people}`, ...values });

const stored = async (email: string) =>
  (await shop.app.database.select().from(account).where(eq(account.email, email)))[0];
const signIn = (email: string, typed = password) => new Visitor(shop.app).signIn(email, typed);
const texts = async (email: string) => (await shop.mailsTo(email)).map(({ text }) => text);

describe("[AUTH-05] a customer of the older shop who signs in", () => {
  it("gets 424 and an email how to reactivate the account, in their language", async () => {
    const { email, id } = await addLegacy({ language: "fr" });
    const response = await signIn(email);
    expect([response.statusCode, response.json(), response.headers["set-cookie"]]).toEqual([
      424,
      {
        error: "legacyAccount",
        message:
          "You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.",
        requestId: expect.any(String),
      },
      undefined,
    ]);
    const [mail, ...more] = await texts(email);
    expect(more).toEqual([]);
    const link = linkIn(mail, "setup");
    expect([link.pathname, link.searchParams.get("e")]).toEqual(["/fr/setup", email]);

    const visitor = new Visitor(shop.app);
    const setUp = await visitor.patch("guest/update", {
      guest_token: link.searchParams.get("gt"),
      first_name: "Gil",
      last_name: "Ito",
      email,
      password,
    });
    expect([setUp.statusCode, setUp.json<UserResponse>().id]).toEqual([200, id]);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it("gets one email in ten minutes, however often they try", async () => {
    const { email, id } = await addLegacy();
    for (let times = 0; times < 4; times += 1) {
      expect((await signIn(email)).statusCode).toBe(424);
      await shop.mailsTo(email);
    }
    expect(await texts(email)).toHaveLength(1);
    await shop.app.database
      .update(accountSetupToken)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(accountSetupToken.accountId, id));
    await signIn(email);
    expect(await texts(email)).toHaveLength(2);
  });

  it("is treated like everybody else once the account has a password", async () => {
    const { email } = await addLegacy({ passwordHash: await hashPassword(password) });
    expect((await signIn(email, "Wrong42")).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await texts(email)).toEqual([]);
  });
});

describe("a guest who signs in before the account is set up", () => {
  it("gets the same response as for an unknown account, and an email with a link and the waiting order", async () => {
    const { email, id } = await addAccount();
    await givePlan(shop.app.database, id);
    const responses = [await signIn(email), await signIn("unknown@studio.test")];
    for (const response of responses) {
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        401,
        "invalidCredentials",
      ]);
    }
    const [mail, ...more] = await texts(email);
    expect([linkIn(mail, "setup").searchParams.get("e"), more]).toEqual([email, []]);
    expect(await texts("unknown@studio.test")).toEqual([]);
  });
});

describe("[AUTH-08] a user with the right password and without a name", () => {
  const addNameless = async () => {
    const passwordHash = await hashPassword(password);
    return addAccount({ firstName: "", lastName: "", passwordHash });
  };
  const complete = (body: object) =>
    new Visitor(shop.app).patch("guest/update", {
      first_name: "Gilda",
      last_name: "Ito",
      password: "Tenor77Window",
      ...body,
    });

  it("gets 428 with a token and the email address, which complete the account and sign in", async () => {
    const { email, id } = await addNameless();
    const response = await signIn(` ${email.toUpperCase()}`);
    expect([response.statusCode, response.json(), response.headers["set-cookie"]]).toEqual([
      428,
      {
        error: "setupRequired",
        message: errorTable.setupRequired.text,
        requestId: expect.any(String),
        token: expect.stringMatching(/^[\w-]{43}$/),
        email,
      },
      undefined,
    ]);
    const { token } = response.json<{ token: string }>();
    const done = await complete({ guest_token: token, email });
    expect([done.statusCode, done.json()]).toEqual([
      200,
      expect.objectContaining({ id, pi_first_name: "Gilda", has_account: true }),
    ]);
    expect((await signIn(email, "Tenor77Window")).statusCode).toBe(200);
    const again = await complete({ guest_token: token, email, password: "Thief9Window" });
    expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([400, "linkExpired"]);
  });

  it("gets 401 with a wrong password, and no token", async () => {
    const { email, id } = await addNameless();
    expect((await signIn(email, "Wrong42")).statusCode).toBe(401);
    const tokens = await shop.app.database
      .select()
      .from(accountSetupToken)
      .where(eq(accountSetupToken.accountId, id));
    expect(tokens).toEqual([]);
  });

  it("cannot complete another's account with the token, nor one that is complete", async () => {
    const [one, other] = [await addNameless(), await addNameless()];
    const { token } = (await signIn(one.email)).json<{ token: string }>();
    expect((await complete({ guest_token: token, email: other.email })).statusCode).toBe(400);
    await shop.app.database
      .update(account)
      .set({ firstName: "Una", lastName: "Ito" })
      .where(eq(account.id, one.id));
    expect((await complete({ guest_token: token, email: one.email })).statusCode).toBe(400);
    expect((await stored(one.email))?.firstName).toBe("Una");
  });
});

describe("capturing an email address alone", () => {
  const savePartialUser = (email: unknown) => new Visitor(shop.app).post("partial-user", { email });

  it("creates an account of it once, and gets the same response where there is one", async () => {
    const email = "partial@studio.test";
    const first = await savePartialUser(" Partial@Studio.Test ");
    expect([first.statusCode, first.body, first.headers["set-cookie"]]).toEqual([
      204,
      "",
      undefined,
    ]);
    const made = await stored(email);
    expect(made).toMatchObject({ passwordHash: null, firstName: "", lastName: "" });
    expect(made?.optinMarketing).toBe(false);
    const second = await savePartialUser(email);
    expect([second.statusCode, second.body]).toEqual([204, ""]);
    expect(await stored(email)).toEqual(made);
  });

  it("changes nothing in an existing account", async () => {
    const visitor = new Visitor(shop.app);
    await visitor.createAccount("there@studio.test");
    const before = await stored("there@studio.test");
    expect((await savePartialUser("There@studio.test")).statusCode).toBe(204);
    expect(await stored("there@studio.test")).toEqual(before);
  });

  it("[FORM-01] rejects an invalid email address", async () => {
    for (const email of ["nina@", "", "nina@example.com"]) {
      const response = await savePartialUser(email);
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        400,
        "invalidEmail",
      ]);
    }
    expect((await savePartialUser(7)).statusCode).toBe(400);
  });

  it("does not pass a mailbox's preferences on to whoever signs up with the address", async () => {
    const email = "said@studio.test";
    await savePartialUser(email);
    await shop.app.database
      .update(account)
      .set({ mailboxProvedAt: new Date(), optinReminders: true })
      .where(eq(account.email, email));
    await new Visitor(shop.app).createAccount(email);
    expect(await stored(email)).toMatchObject({ mailboxProvedAt: null, optinReminders: false });
  });

  it("leaves the person free to sign up, or to set the account up by email", async () => {
    await savePartialUser("later@studio.test");
    const { id } = (await stored("later@studio.test")) ?? {};
    expect((await signIn("later@studio.test")).statusCode).toBe(401);
    const [mail] = await texts("later@studio.test");
    expect(linkIn(mail, "setup").searchParams.get("e")).toBe("later@studio.test");
    const created = await new Visitor(shop.app).createAccount("later@studio.test");
    expect([created.statusCode, created.json()]).toEqual([
      201,
      expect.objectContaining({ id, pi_first_name: "Nina", optin_marketing: true }),
    ]);
    // The emailed link opens the account of nobody else from then on.
    const late = await new Visitor(shop.app).patch("guest/update", {
      guest_token: linkIn(mail, "setup").searchParams.get("gt"),
      first_name: "Eve",
      last_name: "Ito",
      email: "later@studio.test",
      password: "Thief9Window",
    });
    expect(late.statusCode).toBe(400);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ["a licence", (id) => shop.app.database.insert(licence).values(licenceOf(id))],
    ["a plan and an order", (id) => givePlan(shop.app.database, id)],
    [
      "a past in the older shop",
      (id) =>
        shop.app.database
          .update(account)
          .set({ legacyId: `P-${id}` })
          .where(eq(account.id, id)),
    ],
  ])("is no way to take over an account that holds %s", async (_title, give) => {
    const { email, id } = await addAccount({ firstName: "", lastName: "" });
    await give(id);
    expect((await new Visitor(shop.app).createAccount(email)).statusCode).toBe(409);
    expect((await stored(email))?.passwordHash).toBeNull();
  });
});

const licenceOf = (accountId: number) => {
  const serial = createToken();
  const authenticationString = hashToken(serial).toString("hex");
  return { accountId, ordinal: 1, pid: "PRO", serial, authenticationString };
};
