import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { actors, credentialsOf, makePerson, type Person } from "../../test/authorisation/actors.ts";
import { belongingsIn } from "../../test/authorisation/belongings.ts";
import { rights } from "../../test/authorisation/rights.ts";
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

/** What no text of ours holds, and PostgreSQL takes in none. */
const unstorable = ["a\0b", "a\u{D800}b"];
/** Numbers past every column, and words for them. */
const huge = [1e308, -1e308, 2 ** 63, "9".repeat(400)];

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The value once for each of its leaves, with that one replaced. */
function* withOneReplaced(value: unknown, replacement: Json): Generator {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const replaced of withOneReplaced(item, replacement)) yield value.with(index, replaced);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value))
      for (const replaced of withOneReplaced(item, replacement))
        yield { ...value, [key]: replaced };
  } else yield replacement;
  // Requests of the older shop carry JSON in a text.
  if (typeof value === "string" && value.startsWith("{"))
    for (const replaced of withOneReplaced(JSON.parse(value), replacement))
      yield JSON.stringify(replaced);
}

function* hostileRequests(
  input: RequestInput,
  replacement: string | number,
  parameters: readonly string[],
): Generator<RequestInput> {
  const { params = [], query = {}, body } = input;
  // A lone surrogate has no encoding in a URL.
  if (typeof replacement === "number" || replacement.isWellFormed()) {
    for (const index of params.keys()) yield { ...input, params: params.with(index, replacement) };
    for (const name of new Set([...Object.keys(query), ...parameters, "unknown"]))
      yield { ...input, query: { ...query, [name]: String(replacement) } };
  }
  if (typeof body === "object")
    for (const replaced of withOneReplaced(body, replacement))
      if (typeof replaced === "object" && replaced !== null) yield { ...input, body: replaced };
}

function urlOf(path: string, { params = [], query }: RequestInput): string {
  const values = [...params];
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

const Parameters = Compile(
  Type.Object({
    parameters: Type.Array(Type.Object({ name: Type.String(), in: Type.String() })),
  }),
);

/** As the OpenAPI document lists them. */
function queryParametersOf(method: string, path: string): string[] {
  const operations: object = shop.web.swagger().paths?.[path] ?? {};
  const operation: unknown = Reflect.get(operations, method.toLowerCase());
  if (!Parameters.Check(operation)) return [];
  return operation.parameters.flatMap((given) => (given.in === "query" ? [given.name] : []));
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

describe("no input makes an endpoint fail", () => {
  it.each(Object.entries(table))("%s", async (name, row) => {
    const [named = "", path = ""] = name.split(" ");
    const method = methods.find((known) => known === named) ?? "GET";
    const owner = row.ofSubscriber === true ? subscriber : await newPerson();
    const actor = actors.findLast((candidate) => rights[row.may][candidate] === "yes") ?? "owner";
    const world = { ...belongingsIn(shop), owner, me: owner, newPerson, plan, callAs };
    const valid = (await row.request?.(world)) ?? {};
    const parameters = queryParametersOf(method, path);
    const statusOf = async (input: RequestInput) => {
      const url = urlOf(path, input);
      const { body } = input;
      const { cookie: session, authorization } = await credentialsOf(
        shop.connection.database,
        actor,
        { owner, stranger: owner },
        { method, url, body },
      );
      const cookie = [session, input.cookie].filter((part) => part !== undefined).join("; ");
      const { statusCode } = await shop.web.inject({
        method,
        url,
        headers: {
          ...ownPage(),
          ...input.headers,
          ...(authorization === undefined ? {} : { authorization }),
          ...(cookie === "" ? {} : { cookie }),
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      return statusCode;
    };
    for (const replacement of unstorable)
      for (const input of hostileRequests(valid, replacement, parameters))
        expect(await statusOf(input), JSON.stringify(input)).toBe(400);
    for (const header of ["user-agent", "accept-language", "if-none-match", "referer", "range"]) {
      const headers = { ...valid.headers, [header]: "\u00ff%00\\u0000\u0080" };
      expect(await statusOf({ ...valid, headers }), header).toBeLessThan(500);
    }
    const odd = ["country", "language", "experiments"].map((cookie) => `${cookie}=%00`).join("; ");
    expect(await statusOf({ ...valid, cookie: odd }), "cookies").toBeLessThan(500);
    for (const replacement of huge)
      for (const input of hostileRequests(valid, replacement, parameters))
        expect(await statusOf(input), JSON.stringify(input)).toBeLessThan(500);
  });
});
