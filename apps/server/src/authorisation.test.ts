import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  actors,
  credentialsOf,
  makePerson,
  type Actor,
  type Person,
} from "../test/authorisation/actors.ts";
import { belongingsIn } from "../test/authorisation/belongings.ts";
import { rights, type Answered } from "../test/authorisation/rights.ts";
import { table, type Asked, type World } from "../test/authorisation/table.ts";
import { buy } from "../test/purchases.ts";
import { openTestShop, type TestShop } from "../test/shop.ts";
import { hashPassword } from "./modules/accounts/password-hash.ts";
import { password } from "./modules/accounts/testing/visitor.ts";

let shop: TestShop;
let passwordHash: string;
let subscriber: Person;
let plan: World["plan"];
const newPerson = () => makePerson(shop.connection.database, passwordHash);

beforeAll(async () => {
  [shop, passwordHash] = await Promise.all([openTestShop(), hashPassword(password)]);
  await vi.waitFor(() => expect(shop.web.content.loaded).toBe(true));
  subscriber = await newPerson();
  const { order } = await buy(shop, {
    accountId: subscriber.id,
    lines: [{ path: "unlimited-monthly" }],
  });
  const fsId = order.items[0]?.subscription ?? "";
  const { rows } = await shop.connection.database.execute<{ id: number }>(
    sql`select id::integer from shop.subscription where provider_subscription_id = ${fsId}`,
  );
  plan = { id: rows[0]?.id ?? 0, fsId, orderId: order.id };
}, 120_000);
afterAll(() => shop.close());

let calls = 0;
/** Each from an address of its own: limits are tested elsewhere. */
const ownPage = () => {
  calls += 1;
  const address = `10.${Math.floor(calls / 62_500)}.${Math.floor(calls / 250) % 250}.${calls % 250}`;
  return { "x-js-cachekey": "test", "sec-fetch-site": "same-origin", "x-forwarded-for": address };
};

const callAs: World["callAs"] = (person, method, url, body) =>
  shop.web.inject({
    method,
    url,
    headers: { ...ownPage(), ...(person === undefined ? {} : { cookie: person.cookie }) },
    ...(body === undefined ? {} : { payload: body }),
  });

/** All that the document may know of at one address. */
const methods = {
  get: "GET",
  head: "HEAD",
  options: "OPTIONS",
  post: "POST",
  put: "PUT",
  patch: "PATCH",
  delete: "DELETE",
  trace: "TRACE",
} as const;

interface CallDocument {
  readonly paths?: Readonly<Record<string, object | undefined>>;
}

/** `GET /laravel/rest/user` and so on, as the document of all calls lists them. */
function listCalls({ paths = {} }: CallDocument = shop.web.swagger()): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(methods)
      .filter(([name]) => Object.hasOwn(operations ?? {}, name))
      .map(([, method]) => `${method} ${path}`),
  );
}

function addressOf(path: string, { params = [], query }: Asked): string {
  const values = [...params];
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

describe("every call is for those alone whom the table names", () => {
  it("and stands in it, with nothing that is no call", () => {
    expect(Object.keys(table).toSorted()).toEqual(listCalls().toSorted());
  });

  it("and the public is told of all that it may call, and of nothing that is staff's alone", async () => {
    const document = (await shop.web.inject("/openapi.json")).json<CallDocument>();
    const told = listCalls(document);
    const ofThePublic: readonly Actor[] = ["anonymous", "another customer", "owner"];
    const isForStaffAlone = (name: string) => {
      const right: Partial<Record<Actor, Answered>> = rights[table[name]?.may ?? "admin"];
      return ofThePublic.every((actor) => right[actor] !== "yes");
    };
    expect(Object.keys(table).filter(isForStaffAlone).length).toBeGreaterThan(10);
    expect(told.filter(isForStaffAlone)).toEqual([]);
    // Told by the payment provider, and by pages about themselves.
    const reports = /\/(?:webhooks|policy-reports|error-reports|vitals)\b/;
    const callable = Object.keys(table).filter((name) => !isForStaffAlone(name));
    expect(told.toSorted()).toEqual(callable.filter((name) => !reports.test(name)).toSorted());
  });

  it.each(Object.entries(table))("%s", async (name, row) => {
    const [method = "", path = ""] = name.split(" ");
    const { database } = shop.connection;
    const owner = row.ofSubscriber === true ? subscriber : await newPerson();
    const stranger = await newPerson();
    const answered: Partial<Record<Actor, number>> = {};
    const expected: Partial<Record<Actor, number>> = {};
    for (const actor of actors) {
      const right = rights[row.may][actor];
      expected[actor] = right === "yes" ? row.with : right;
      const me = actor === "another customer" ? stranger : owner;
      const world = { ...belongingsIn(shop), owner, me, newPerson, plan, callAs };
      const asked = (await row.ask?.(world)) ?? {};
      const url = addressOf(path, asked);
      const shown = await credentialsOf(
        database,
        actor,
        { owner, stranger },
        { method, url, body: asked.body },
      );
      const cookie = [shown.cookie, asked.cookie].filter((part) => part !== undefined).join("; ");
      const { statusCode } = await shop.web.inject({
        method: toMethod(method),
        url,
        headers: {
          ...ownPage(),
          ...asked.headers,
          ...(shown.authorization === undefined ? {} : { authorization: shown.authorization }),
          ...(cookie === "" ? {} : { cookie }),
        },
        ...(asked.body === undefined ? {} : { payload: asked.body }),
      });
      answered[actor] = statusCode;
    }
    expect(answered).toEqual(expected);
  });
});

function toMethod(name: string) {
  const found = Object.values(methods).find((method) => method === name);
  if (found === undefined) throw new Error(`${name} is no method`);
  return found;
}
