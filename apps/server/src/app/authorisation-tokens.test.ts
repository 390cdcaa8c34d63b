import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customersOf, type Customer, type Customers } from "../../test/authorisation/customers.ts";
import {
  tokenKindsOf,
  type TokenResponse,
  type Issued,
  type TokenKind,
} from "../../test/authorisation/token-kinds.ts";
import { openTestShop, type TestShop } from "../../test/shop.ts";
import { createToken } from "../platform/session/token.ts";

const names = [
  "session",
  "password reset",
  "set-up",
  "transfer, giver",
  "transfer, taker",
  "e-mail change, old address",
  "e-mail change, new address",
  "merge",
  "passkey to add",
  "passkey to sign in",
];

let shop: TestShop;
let customers: Customers;
let kinds: Record<string, TokenKind>;
beforeAll(async () => {
  shop = await openTestShop();
  customers = customersOf(shop);
  kinds = tokenKindsOf(shop, customers);
}, 120_000);
afterAll(() => shop.close());

async function issue(name: string): Promise<Issued> {
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`No token is called ${name}`);
  const issued = await kind();
  expect(issued.token).toMatch(/^[\w-]{43}$/);
  return issued;
}

/** A rejection reveals no more than that the token does not work. */
const outcomeOf = ({ statusCode, body }: TokenResponse) =>
  statusCode < 300
    ? "worked"
    : [400, 401, 403].includes(statusCode)
      ? "refused"
      : `${statusCode} ${body}`;

/** An account's profile, belongings and credentials; a browser in which another user signs in loses its session. */
async function accountState({ id }: Customer) {
  const { rows } = await shop.connection.database.execute(sql`
    select account::text,
           (select array_agg(licence.id) from shop.licence where licence.account_id = account.id) as licences,
           (select array_agg(passkey.id) from shop.passkey where passkey.account_id = account.id) as keys
      from shop.account where id = ${id}`);
  return rows;
}

it("knows every kind", () => {
  expect(Object.keys(kinds)).toEqual(names);
});

describe.each(names)("a token for: %s", (name) => {
  it("works for its recipient, and never again", async () => {
    const { token, use, holder, spend } = await issue(name);
    expect(outcomeOf(await use(holder, token))).toBe("worked");
    await spend?.();
    expect(outcomeOf(await use(holder, token))).toBe("refused");
    expect(outcomeOf(await use(customers.browser(), token))).toBe("refused");
  });

  it("works once for concurrent requests", async () => {
    const { token, use, holder, spend } = await issue(name);
    // A session is for more than one request.
    const times = spend === undefined ? 5 : 1;
    const responses = await Promise.all(Array.from({ length: times }, () => use(holder, token)));
    expect(responses.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  });

  it("cannot be forged", async () => {
    const { token, use, holder } = await issue(name);
    const changed = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const forged of [createToken(), changed, token.slice(1), "", "x"])
      expect(outcomeOf(await use(holder, forged))).toBe("refused");
    holder.cookies.delete("__Host-passkey");
    expect(outcomeOf(await use(holder, token))).toBe("worked");
  });

  it("expires", async () => {
    const { token, use, holder, letExpire } = await issue(name);
    await letExpire();
    expect(outcomeOf(await use(holder, token))).toBe("refused");
  });

  it("does nothing for anybody but its recipient", async () => {
    const { token, use } = await issue(name);
    const stranger = await customers.newCustomer();
    const before = await accountState(stranger);
    await use(stranger.visitor, token);
    expect(await accountState(stranger)).toEqual(before);
  });
});

it("no token works in the place of another kind", async () => {
  const issued = new Map<string, Issued>();
  for (const name of names) issued.set(name, await issue(name));
  const worked: string[] = [];
  for (const [name, { token }] of issued)
    for (const [place, { call, use, holder }] of issued)
      // Both sides of a transfer, and of an email change, use one endpoint, each for itself.
      if (call !== issued.get(name)?.call && outcomeOf(await use(holder, token)) !== "refused")
        worked.push(`${name} as ${place}`);
  expect(worked).toEqual([]);
}, 60_000);
