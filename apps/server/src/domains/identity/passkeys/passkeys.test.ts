import type {
  PasskeyResponse,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeysResponse,
  PasskeySignInBody,
} from "@autotune/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "../../../../test/settings.ts";
import { setPassword } from "../password/repository.ts";
import { countStatuses, password, type Visitor } from "../accounts/testing/visitor.ts";
import {
  openAccountsWithMail,
  type AccountsWithMail,
  type Customer,
} from "../accounts/testing/accounts-with-mail.ts";
import { deleteOldChallenges } from "./jobs.ts";
import { SoftwareAuthenticator, type Said } from "./testing/software-authenticator.ts";

let shop: AccountsWithMail;
beforeAll(async () => {
  shop = await openAccountsWithMail();
}, 60_000);
afterAll(() => shop.close());

const here = { origin: settings.PUBLIC_URL, host: new URL(settings.PUBLIC_URL).hostname };

async function creationOptions({ visitor }: Customer): Promise<PasskeyCreationOptions> {
  const response = await visitor.post("passkeys/options", {});
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Adds a key as a browser does. */
async function addPasskey(customer: Customer, key = new SoftwareAuthenticator(), name?: string) {
  const { challenge } = await creationOptions(customer);
  const credential = key.create({ ...here, challenge });
  const response = await customer.visitor.post("passkeys", {
    credential,
    ...(name === undefined ? {} : { name }),
  });
  expect(response.statusCode).toBe(201);
  return { key, passkey: response.json<PasskeyResponse>() };
}

async function requestChallenge(visitor: Visitor): Promise<string> {
  const response = await visitor.post("passkey-sign-in/options");
  expect(response.statusCode).toBe(200);
  return response.json<PasskeyRequestOptions>().challenge;
}

const signIn = (visitor: Visitor, credential: PasskeySignInBody["credential"]) =>
  visitor.post("passkey-sign-in", { credential });

async function signInWith(key: SoftwareAuthenticator, visitor = shop.browser()) {
  return signIn(visitor, key.get({ ...here, challenge: await requestChallenge(visitor) }));
}

const passkeysOf = async ({ visitor }: Customer) =>
  (await visitor.get("passkeys")).json<PasskeysResponse>().passkeys;

const errorOf = (response: { statusCode: number; json: () => { error: string } }) => [
  response.statusCode,
  response.json().error,
];

const letChallengesAge = (seconds: number) =>
  shop.web.database.execute(
    sql`update shop.passkey_challenge set created_at = created_at - ${seconds} * interval '1 second'`,
  );

describe("a passkey is added", () => {
  const requestOptions = ({ visitor }: Customer, typed?: string) =>
    visitor.post("passkeys/options", typed === undefined ? {} : { password: typed });
  const letSessionsAge = ({ id }: Customer, minutes: number) =>
    shop.web.database.execute(sql`
      update shop.session set created_at = created_at - ${minutes} * interval '1 minute'
       where account_id = ${id}`);

  it("within ten minutes of signing in, later with the password", async () => {
    const customer = await shop.newCustomer();
    await letSessionsAge(customer, 9);
    expect((await requestOptions(customer)).statusCode).toBe(200);
    await letSessionsAge(customer, 2);
    expect(errorOf(await requestOptions(customer))).toEqual([403, "passwordRequired"]);
    expect(errorOf(await requestOptions(customer, "Wrong42"))).toEqual([403, "wrongPassword"]);
    expect((await requestOptions(customer, password)).statusCode).toBe(200);
    await customer.visitor.signIn(customer.email, password);
    expect((await requestOptions(customer)).statusCode).toBe(200);
  });

  it("by nobody who guesses the password in a browser left open", async () => {
    const customer = await shop.newCustomer();
    await letSessionsAge(customer, 11);
    for (let times = 0; times < 10; times += 1)
      expect((await requestOptions(customer, `Wrong${times}`)).statusCode).toBe(403);
    const right = await requestOptions(customer, password);
    expect(errorOf(right)).toEqual([429, "tooManyRequests"]);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("a passkey", () => {
  it("is created for this shop and this account, and no device creates a second one", async () => {
    const customer = await shop.newCustomer();
    const first = await creationOptions(customer);
    expect(first).toMatchObject({
      rp: { id: here.host, name: "AutoTune" },
      user: {
        id: Buffer.from(String(customer.id)).toString("base64url"),
        name: customer.email,
        displayName: "Nina Voss",
      },
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      attestation: "none",
    });
    expect(first.pubKeyCredParams).toContainEqual({ alg: -7, type: "public-key" });
    const { key } = await addPasskey(customer);
    expect((await creationOptions(customer)).excludeCredentials).toEqual([
      { id: key.id, type: "public-key", transports: ["internal"] },
    ]);
  });

  it("is added, named, and removed by its owner, who is notified by email", async () => {
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
    const customer = await shop.newCustomer({ "user-agent": userAgent });
    const { passkey } = await addPasskey(customer, undefined, " My telephone ");
    const { passkey: other } = await addPasskey(customer);
    expect([passkey.name, other.name]).toEqual(["My telephone", "Firefox, Linux"]);
    expect(passkey).toMatchObject({ isBackedUp: false, lastUsedAt: null });
    expect(await passkeysOf(customer)).toEqual([passkey, other]);
    const mails = await shop.mailsTo(customer.email, 2);
    expect(mails.map(({ text }) => text).join()).toContain("My telephone");
    expect(mails.map(({ messageId }) => messageId).toSorted()).toEqual(
      [passkey, other].map(({ id }) => `<passkey-${id}@shop.localhost>`).toSorted(),
    );

    const renamed = await customer.visitor.patch(`passkeys/${other.id}`, { name: "Laptop" });
    expect([renamed.statusCode, renamed.json()]).toEqual([200, { ...other, name: "Laptop" }]);
    for (const name of ["", "  ", "x".repeat(61), "a\0b"])
      expect((await customer.visitor.patch(`passkeys/${other.id}`, { name })).statusCode).toBe(400);
    expect((await customer.visitor.delete(`passkeys/${passkey.id}`)).statusCode).toBe(204);
    expect((await customer.visitor.delete(`passkeys/${passkey.id}`)).statusCode).toBe(404);
    expect((await passkeysOf(customer)).map(({ name }) => name)).toEqual(["Laptop"]);
  });

  it("is removed only by who proves to be its owner, and they are notified by email", async () => {
    const customer = await shop.newCustomer();
    const { passkey } = await addPasskey(customer, undefined, "My telephone");
    await shop.web.database.execute(sql`
      update shop.session set created_at = now() - interval '11 minutes'
       where account_id = ${customer.id}`);
    const path = `passkeys/${passkey.id}`;
    for (const [proof, error] of [
      [undefined, "passwordRequired"],
      [{ password: "Wrong42word" }, "wrongPassword"],
    ] as const) {
      const response = await customer.visitor.delete(path, proof);
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([403, error]);
    }
    expect(await passkeysOf(customer)).toHaveLength(1);
    expect((await customer.visitor.delete(path, { password })).statusCode).toBe(204);
    const mails = await shop.mailsTo(customer.email, 2);
    const notice = mails.find(({ messageId }) => messageId.startsWith("<passkey-removed-"));
    expect(notice?.text).toContain("My telephone");
  });

  it("can be seen, named and removed by nobody else", async () => {
    const [owner, stranger] = [await shop.newCustomer(), await shop.newCustomer()];
    const { passkey, key } = await addPasskey(owner);
    expect(await passkeysOf(stranger)).toEqual([]);
    const path = `passkeys/${passkey.id}`;
    expect((await stranger.visitor.patch(path, { name: "Mine" })).statusCode).toBe(404);
    expect((await stranger.visitor.delete(path)).statusCode).toBe(404);
    expect(await passkeysOf(owner)).toEqual([passkey]);
    // Nor can another user register the key.
    const { challenge } = await creationOptions(stranger);
    const claimed = await stranger.visitor.post("passkeys", {
      credential: key.create({ ...here, challenge }),
    });
    expect(errorOf(claimed)).toEqual([400, "passkeyRefused"]);
    expect((await signInWith(key)).json()).toMatchObject({ id: owner.id });
  });

  describe("is not added", () => {
    const forgeries: [string, (clientData: Said) => Said][] = [
      [
        "made on another site",
        (clientData) => ({ ...clientData, origin: "https://shop.localhost.evil.test" }),
      ],
      ["made for another host", (clientData) => ({ ...clientData, host: "evil.test" })],
      ["made of another challenge", (clientData) => ({ ...clientData, challenge: "x".repeat(43) })],
      ["that was not made but shown", (clientData) => ({ ...clientData, type: "webauthn.get" })],
    ];
    it.each(forgeries)("when %s", async (_title, forge) => {
      const customer = await shop.newCustomer();
      const { challenge } = await creationOptions(customer);
      const credential = new SoftwareAuthenticator().create(forge({ ...here, challenge }));
      const response = await customer.visitor.post("passkeys", { credential });
      expect(errorOf(response)).toEqual([400, "passkeyRefused"]);
      expect(await passkeysOf(customer)).toEqual([]);
      // The attempt consumes the challenge.
      const honest = new SoftwareAuthenticator().create({ ...here, challenge });
      const late = await customer.visitor.post("passkeys", { credential: honest });
      expect(late.statusCode).toBe(400);
    });

    it("twice with one challenge, after five minutes, or without the browser's token", async () => {
      const customer = await shop.newCustomer();
      const { challenge } = await creationOptions(customer);
      const token = customer.visitor.cookies.get("__Host-passkey") ?? "";
      const key = new SoftwareAuthenticator();
      const post = (made: SoftwareAuthenticator, signed: string) =>
        customer.visitor.post("passkeys", {
          credential: made.create({ ...here, challenge: signed }),
        });
      expect((await post(key, challenge)).statusCode).toBe(201);
      expect(customer.visitor.cookies.has("__Host-passkey")).toBe(false);
      customer.visitor.cookies.set("__Host-passkey", token);
      expect((await post(new SoftwareAuthenticator(), challenge)).statusCode).toBe(400);

      const { challenge: old } = await creationOptions(customer);
      await letChallengesAge(301);
      expect((await post(new SoftwareAuthenticator(), old)).statusCode).toBe(400);
      const { challenge: lost } = await creationOptions(customer);
      customer.visitor.cookies.delete("__Host-passkey");
      expect((await post(new SoftwareAuthenticator(), lost)).statusCode).toBe(400);
      expect(await passkeysOf(customer)).toHaveLength(1);
    });

    it("by a session that a concurrent password reset ends", async () => {
      const intruder = await shop.newCustomer();
      const accountId = intruder.id;
      const { challenge } = await creationOptions(intruder);
      const credential = new SoftwareAuthenticator().create({ ...here, challenge });
      const { adding } = await shop.web.transact(async (transaction) => {
        await setPassword(transaction, {
          accountId,
          passwordHash: "another",
          currentBrowser: null,
        });
        const pending = intruder.visitor.post("passkeys", { credential });
        await vi.waitFor(async () => {
          const { rows } = await shop.web.database.execute(sql`
            select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`);
          expect(rows).toHaveLength(1);
        }, 10_000);
        return { adding: pending };
      });
      expect(errorOf(await adding)).toEqual([401, "signInRequired"]);
      const { rows } = await shop.web.database.execute(
        sql`select from shop.passkey where account_id = ${accountId}`,
      );
      expect(rows).toEqual([]);
    });

    it("with a challenge that was issued to another account, or to none", async () => {
      const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
      const { challenge } = await creationOptions(other);
      const anonymous = shop.browser();
      const forSignIn = await requestChallenge(anonymous);
      const swapped: [Visitor, string][] = [
        [other.visitor, challenge],
        [anonymous, forSignIn],
      ];
      for (const [{ cookies }, signed] of swapped) {
        customer.visitor.cookies.set("__Host-passkey", cookies.get("__Host-passkey") ?? "");
        const credential = new SoftwareAuthenticator().create({ ...here, challenge: signed });
        const response = await customer.visitor.post("passkeys", { credential });
        expect(errorOf(response)).toEqual([400, "passkeyRefused"]);
      }
    });
  });
});

describe("signing in with a passkey", () => {
  it("needs no name and no password, and starts a session as any other", async () => {
    const customer = await shop.newCustomer();
    const { key } = await addPasskey(customer);
    const visitor = shop.browser();
    const challenge = await requestChallenge(visitor);
    const handle = Buffer.from(String(customer.id)).toString("base64url");
    const response = await signIn(visitor, key.get({ ...here, challenge }, handle));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: customer.id, email: customer.email });
    expect((await visitor.get("user")).json()).toEqual(response.json());
    const [passkey] = await passkeysOf(customer);
    expect(Date.now() - Date.parse(passkey?.lastUsedAt ?? "")).toBeLessThan(60_000);
    const cookies = [response.headers["set-cookie"] ?? []].flat().join("\n");
    expect(cookies).toMatch(/^__Host-passkey=; Max-Age=0; .*HttpOnly; Secure; SameSite=Lax$/m);
    // The browser is a new one: its owner is notified of it, besides of the key.
    const mails = await shop.mailsTo(customer.email, 2);
    expect(mails.some(({ messageId }) => messageId.startsWith("<new-device-"))).toBe(true);
  });

  it("ends the session that the browser had", async () => {
    const customer = await shop.newCustomer();
    const { key } = await addPasskey(customer);
    const other = await shop.newCustomer();
    const old = other.visitor.cookies.get("__Host-session") ?? "";
    expect((await signInWith(key, other.visitor)).json()).toMatchObject({ id: customer.id });
    const thief = shop.browser();
    thief.cookies.set("__Host-session", old);
    expect((await thief.get("user")).statusCode).toBe(401);
  });

  it("issues a challenge that lasts five minutes, in an HttpOnly cookie", async () => {
    const response = await shop.browser().post("passkey-sign-in/options");
    expect(response.json()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: here.host,
      timeout: 300_000,
      userVerification: "preferred",
    });
    expect(response.headers["set-cookie"]).toMatch(
      /^__Host-passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  describe("is rejected", () => {
    const forgeries: [string, (clientData: Said) => Said][] = [
      [
        "for another site",
        (clientData) => ({ ...clientData, origin: "http://shop.localhost:3001" }),
      ],
      ["for another host", (clientData) => ({ ...clientData, host: "localhost" })],
      ["for another challenge", (clientData) => ({ ...clientData, challenge: "x".repeat(43) })],
      [
        "when the key was made and not shown",
        (clientData) => ({ ...clientData, type: "webauthn.create" }),
      ],
      ["when the key counts back", (clientData) => ({ ...clientData, counter: 4 })],
      ["when the key does not count on", (clientData) => ({ ...clientData, counter: 5 })],
    ];
    it.each(forgeries)("%s", async (_title, forge) => {
      const customer = await shop.newCustomer();
      const { key } = await addPasskey(customer);
      key.counter = 5;
      expect((await signInWith(key)).statusCode).toBe(200);
      key.counter = 6;
      const visitor = shop.browser();
      const challenge = await requestChallenge(visitor);
      const response = await signIn(visitor, key.get(forge({ ...here, challenge })));
      expect(errorOf(response)).toEqual([401, "passkeyUnknown"]);
      expect((await visitor.get("user")).statusCode).toBe(401);
      expect((await signInWith(key)).statusCode).toBe(200);
    });

    it("when another key signs, or the signed data is changed", async () => {
      const customer = await shop.newCustomer();
      const { key } = await addPasskey(customer);
      const forger = new SoftwareAuthenticator();
      const attempts: ((clientData: Said) => PasskeySignInBody["credential"])[] = [
        (clientData) => ({ ...forger.get(clientData), id: key.id, rawId: key.id }),
        (clientData) => forger.get(clientData),
        (clientData) => {
          const shown = key.get(clientData);
          const { authenticatorData } = key.get({ ...clientData, counter: 99 }).response;
          return { ...shown, response: { ...shown.response, authenticatorData } };
        },
        (clientData) => ({ ...key.get(clientData), rawId: forger.id }),
      ];
      for (const attempt of attempts) {
        const visitor = shop.browser();
        const challenge = await requestChallenge(visitor);
        const response = await signIn(visitor, attempt({ ...here, challenge }));
        expect(errorOf(response)).toEqual([401, "passkeyUnknown"]);
      }
    });

    it("when the key names another account", async () => {
      const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
      const { key } = await addPasskey(customer);
      const visitor = shop.browser();
      const challenge = await requestChallenge(visitor);
      const handle = Buffer.from(String(other.id)).toString("base64url");
      const response = await signIn(visitor, key.get({ ...here, challenge }, handle));
      expect(errorOf(response)).toEqual([401, "passkeyUnknown"]);
    });

    it("a second time, also concurrently, too late, and in another browser", async () => {
      const customer = await shop.newCustomer();
      const { key } = await addPasskey(customer);
      const visitor = shop.browser();
      const challenge = await requestChallenge(visitor);
      const token = visitor.cookies.get("__Host-passkey") ?? "";
      const shown = key.get({ ...here, challenge });
      const twins = Array.from({ length: 6 }, () => {
        const twin = shop.browser();
        twin.cookies.set("__Host-passkey", token);
        return signIn(twin, shown);
      });
      expect(countStatuses(await Promise.all(twins))).toEqual({ 200: 1, 401: 5 });
      visitor.cookies.set("__Host-passkey", token);
      expect((await signIn(visitor, shown)).statusCode).toBe(401);

      const late = await requestChallenge(visitor);
      await letChallengesAge(301);
      expect((await signIn(visitor, key.get({ ...here, challenge: late }))).statusCode).toBe(401);
      const elsewhere = await requestChallenge(visitor);
      const response = await signIn(shop.browser(), key.get({ ...here, challenge: elsewhere }));
      expect(response.statusCode).toBe(401);
    });

    it("with a challenge that was issued to add a key", async () => {
      const customer = await shop.newCustomer();
      const { key } = await addPasskey(customer);
      const { challenge } = await creationOptions(customer);
      const response = await signIn(customer.visitor, key.get({ ...here, challenge }));
      expect(errorOf(response)).toEqual([401, "passkeyUnknown"]);
    });

    it("once the key is removed", async () => {
      const customer = await shop.newCustomer();
      const { key, passkey } = await addPasskey(customer);
      await customer.visitor.delete(`passkeys/${passkey.id}`);
      expect(errorOf(await signInWith(key))).toEqual([401, "passkeyUnknown"]);
      // The password is unchanged.
      expect((await shop.browser().signIn(customer.email, password)).statusCode).toBe(200);
    });
  });

  it("accepts keys without a counter", async () => {
    const { key } = await addPasskey(await shop.newCustomer());
    expect((await signInWith(key)).statusCode).toBe(200);
    expect((await signInWith(key)).statusCode).toBe(200);
  });

  it("is limited to 30 attempts a minute from one IP address", async () => {
    const key = new SoftwareAuthenticator();
    const visitor = shop.browser();
    const shown = key.get({ ...here, challenge: "x".repeat(43) });
    const responses = [];
    for (let times = 0; times < 32; times += 1) responses.push(await signIn(visitor, shown));
    expect(countStatuses(responses)).toEqual({ 401: 30, 429: 2 });
  });
});

it("stores challenges under a hash, and purges those that were not used", async () => {
  const visitor = shop.browser();
  await requestChallenge(visitor);
  const token = visitor.cookies.get("__Host-passkey") ?? "";
  const { rows } = await shop.web.database.execute<{ kept: string }>(
    sql`select c::text as kept from shop.passkey_challenge c`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { kept } of rows) expect(kept).not.toContain(token);
  await letChallengesAge(3700);
  await requestChallenge(visitor);
  expect(await deleteOldChallenges(shop.web.database)).toBe(rows.length);
});
