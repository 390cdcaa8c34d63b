import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  actors,
  credentialsOf,
  makePerson,
  type Actor,
  type Person,
} from "../../test/authorisation/actors.ts";
import { belongingsIn } from "../../test/authorisation/belongings.ts";
import { isOutsideTheDocument, listRoutes } from "../../test/authorisation/list-routes.ts";
import { rights, type AccessResult } from "../../test/authorisation/rights.ts";
import { table, type RequestInput, type World } from "../../test/authorisation/table.ts";
import { buy } from "../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../test/shop.ts";
import { hashPassword } from "../domains/identity/password/password-hash.ts";
import { password } from "../domains/identity/accounts/testing/visitor.ts";

let shop: TestShop;
let passwordHash: string;
let subscriber: Person;
let plan: World["plan"];
const newPerson = () => makePerson(shop.connection.database, passwordHash);

beforeAll(async () => {
  [shop, passwordHash] = await Promise.all([openTestShop(), hashPassword(password)]);
  await vi.waitFor(() => expect(shop.web.content.loaded).toBe(true), 10_000);
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
/** Each from its own IP address: rate limits are tested elsewhere. */
const ownPage = () => {
  calls += 1;
  const ipAddress = `10.${Math.floor(calls / 62_500)}.${Math.floor(calls / 250) % 250}.${calls % 250}`;
  return { "x-js-cachekey": "test", "sec-fetch-site": "same-origin", "x-forwarded-for": ipAddress };
};

const callAs: World["callAs"] = (person, method, url, body) =>
  shop.web.inject({
    method,
    url,
    headers: { ...ownPage(), ...(person === undefined ? {} : { cookie: person.cookie }) },
    ...(body === undefined ? {} : { payload: body }),
  });

/** Every method that the document may have at one path. */
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

/** `GET /laravel/rest/user` and so on, as the full document lists them. */
function listCalls({ paths = {} }: CallDocument = shop.web.swagger()): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(methods)
      .filter(([name]) => Object.hasOwn(operations ?? {}, name))
      .map(([, method]) => `${method} ${path}`),
  );
}

function urlOf(path: string, { params = [], query }: RequestInput): string {
  const values = [...params];
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

describe("every endpoint is open to the callers of the table alone", () => {
  it("and is in the table, with nothing that is no endpoint", () => {
    expect(Object.keys(table).toSorted()).toEqual(listCalls().toSorted());
  });

  it("and no route of a module is missing in the document, from which the table is checked", () => {
    const routes = listRoutes(shop.web.printRoutes({ commonPrefix: false }));
    // Fastify responds to HEAD wherever it responds to GET, by the same handler.
    const inTable = (route: string) => route in table || route.replace("HEAD", "GET") in table;
    expect(routes.filter(inTable).length).toBeGreaterThanOrEqual(Object.keys(table).length);
    expect(routes.filter((route) => !inTable(route) && !isOutsideTheDocument(route))).toEqual([]);
  });

  it("and the public document lists all that the public may call, and nothing that is for staff alone", async () => {
    const document = (await shop.web.inject("/openapi.json")).json<CallDocument>();
    const documented = listCalls(document);
    const ofThePublic: readonly Actor[] = [
      "anonymous",
      "guest",
      "another customer",
      "another subscriber",
      "owner",
    ];
    const isForStaffAlone = (name: string) => {
      const right: Partial<Record<Actor, AccessResult>> = rights[table[name]?.may ?? "admin"];
      return ofThePublic.every((actor) => right[actor] !== "yes");
    };
    expect(Object.keys(table).filter(isForStaffAlone).length).toBeGreaterThan(10);
    expect(documented.filter(isForStaffAlone)).toEqual([]);
    // Sent by the payment provider, and by pages about themselves.
    const reports = /\/(?:webhooks|policy-reports|error-reports|vitals)\b/;
    const callable = Object.keys(table).filter((name) => !isForStaffAlone(name));
    expect(documented.toSorted()).toEqual(
      callable.filter((name) => !reports.test(name)).toSorted(),
    );
  });

  it.each(Object.entries(table))("%s", async (name, row) => {
    const [method = "", path = ""] = name.split(" ");
    const { database } = shop.connection;
    const owner = row.ofSubscriber === true ? subscriber : await newPerson();
    const [customer, otherSubscriber] = await Promise.all([newPerson(), newPerson()]);
    await belongingsIn(shop).planWithEverythingOf(otherSubscriber);
    const actual: Partial<Record<Actor, number>> = {};
    const expected: Partial<Record<Actor, number>> = {};
    for (const actor of actors) {
      const right = rights[row.may][actor];
      expected[actor] = right === "yes" ? row.with : right;
      const stranger = actor === "another subscriber" ? otherSubscriber : customer;
      const me = ["another customer", "another subscriber"].includes(actor) ? stranger : owner;
      const world = { ...belongingsIn(shop), owner, me, newPerson, plan, callAs };
      const input = (await row.request?.(world)) ?? {};
      const url = urlOf(path, input);
      const shown = await credentialsOf(
        database,
        actor,
        { owner, stranger },
        { method, url, body: input.body },
      );
      const cookie = [input.cookie, shown.cookie].filter((part) => part !== undefined).join("; ");
      const { statusCode } = await shop.web.inject({
        method: toMethod(method),
        url,
        headers: {
          ...ownPage(),
          ...input.headers,
          ...(shown.authorization === undefined ? {} : { authorization: shown.authorization }),
          ...(cookie === "" ? {} : { cookie }),
        },
        ...(input.body === undefined ? {} : { payload: input.body }),
      });
      actual[actor] = statusCode;
    }
    expect(actual).toEqual(expected);
  });
});

function toMethod(name: string) {
  const found = Object.values(methods).find((method) => method === name);
  if (found === undefined) throw new Error(`${name} is no method`);
  return found;
}
