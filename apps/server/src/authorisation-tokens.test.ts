import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customersOf, type Customer, type Customers } from "../test/authorisation/customers.ts";
import {
  tokenKindsOf,
  type Answer,
  type Issued,
  type TokenKind,
} from "../test/authorisation/token-kinds.ts";
import { openTestShop, type TestShop } from "../test/shop.ts";
import { createToken } from "./plugins/session-token.ts";

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

/** Refused is what says no more than that it does not work. */
const outcomeOf = ({ statusCode, body }: Answer) =>
  statusCode < 300
    ? "worked"
    : [400, 401, 403].includes(statusCode)
      ? "refused"
      : `${statusCode} ${body}`;

/** What an account is, has, and is opened with; a browser in which somebody else signs in loses its session. */
async function standingOf({ id }: Customer) {
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
  it("works for whom it was given to, and never again", async () => {
    const { token, use, holder, spend } = await issue(name);
    expect(outcomeOf(await use(holder, token))).toBe("worked");
    await spend?.();
    expect(outcomeOf(await use(holder, token))).toBe("refused");
    expect(outcomeOf(await use(customers.browser(), token))).toBe("refused");
  });

  it("works once between many at once", async () => {
    const { token, use, holder, spend } = await issue(name);
    // A session is for more than one call.
    const times = spend === undefined ? 5 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => use(holder, token)));
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  });

  it("cannot be made up", async () => {
    const { token, use, holder } = await issue(name);
    const changed = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const forged of [createToken(), changed, token.slice(1), "", "x"])
      expect(outcomeOf(await use(holder, forged))).toBe("refused");
    holder.cookies.delete("__Host-passkey");
    expect(outcomeOf(await use(holder, token))).toBe("worked");
  });

  it("gets too old", async () => {
    const { token, use, holder, letExpire } = await issue(name);
    await letExpire();
    expect(outcomeOf(await use(holder, token))).toBe("refused");
  });

  it("does nothing to whoever shows it but is not the one that it was given to", async () => {
    const { token, use } = await issue(name);
    const stranger = await customers.newCustomer();
    const before = await standingOf(stranger);
    await use(stranger.visitor, token);
    expect(await standingOf(stranger)).toEqual(before);
  });
});

it("no token works in the place of another kind", async () => {
  const issued = new Map<string, Issued>();
  for (const name of names) issued.set(name, await issue(name));
  const worked: string[] = [];
  for (const [name, { token }] of issued)
    for (const [place, { call, use, holder }] of issued)
      // Both sides of a transfer, and of a change of address, answer in one place, each for itself.
      if (call !== issued.get(name)?.call && outcomeOf(await use(holder, token)) !== "refused")
        worked.push(`${name} as ${place}`);
  expect(worked).toEqual([]);
}, 60_000);
