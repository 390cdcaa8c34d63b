import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { expect, vi } from "vitest";
import { hashPassword } from "../../src/domains/identity/password/password-hash.ts";
import { password } from "../../src/domains/identity/accounts/testing/visitor.ts";
import { buy } from "../purchases.ts";
import { openTestShop, type TestShop } from "../shop.ts";
import { credentialsOf, makePerson, type Actor, type Person } from "./actors.ts";
import { belongingsIn } from "./belongings.ts";
import type { RequestInput, World } from "./table.ts";

/** Every method that the document may have at one path. */
export const methods = {
  get: "GET",
  head: "HEAD",
  options: "OPTIONS",
  post: "POST",
  put: "PUT",
  patch: "PATCH",
  delete: "DELETE",
  trace: "TRACE",
} as const;
export type Method = (typeof methods)[keyof typeof methods];

interface Call {
  readonly method: Method;
  readonly url: string;
  readonly input: RequestInput;
  readonly actor: Actor;
  readonly owner: Person;
  readonly stranger: Person;
}

export interface OpenWorld {
  readonly shop: TestShop;
  /** The one person who has a plan at the provider. */
  readonly subscriber: Person;
  readonly newPerson: () => Promise<Person>;
  readonly worldOf: (people: Pick<World, "owner" | "me">) => World;
  readonly send: (call: Call) => Promise<LightMyRequestResponse>;
}

/** A shop in which a request of each endpoint can succeed, for each kind of caller. */
export async function openWorld(): Promise<OpenWorld> {
  const [shop, passwordHash] = await Promise.all([openTestShop(), hashPassword(password)]);
  const { database } = shop.connection;
  await vi.waitFor(() => expect(shop.web.content.loaded).toBe(true), 10_000);
  const newPerson = () => makePerson(database, passwordHash);
  const subscriber = await newPerson();
  const { order } = await buy(shop, {
    accountId: subscriber.id,
    lines: [{ path: "unlimited-monthly" }],
  });
  const fsId = order.items[0]?.subscription ?? "";
  const { rows } = await database.execute<{ id: number }>(
    sql`select id::integer from shop.subscription where provider_subscription_id = ${fsId}`,
  );
  const plan = { id: rows[0]?.id ?? 0, fsId, orderId: order.id };

  let calls = 0;
  /** Each from its own IP address: rate limits are tested elsewhere. */
  const ownPage = () => {
    calls += 1;
    const ipAddress = `10.${Math.floor(calls / 62_500)}.${Math.floor(calls / 250) % 250}.${calls % 250}`;
    return {
      "x-js-cachekey": "test",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": ipAddress,
    };
  };

  const callAs: World["callAs"] = (person, method, url, body) =>
    shop.web.inject({
      method,
      url,
      headers: { ...ownPage(), ...(person === undefined ? {} : { cookie: person.cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });

  return {
    shop,
    subscriber,
    newPerson,
    worldOf: (people) => ({ ...belongingsIn(shop), ...people, newPerson, plan, callAs }),

    async send({ method, url, input, actor, owner, stranger }) {
      const { body } = input;
      const shown = await credentialsOf(
        database,
        actor,
        { owner, stranger },
        { method, url, body },
      );
      const cookie = [input.cookie, shown.cookie].filter((part) => part !== undefined).join("; ");
      return shop.web.inject({
        method,
        url,
        headers: {
          ...ownPage(),
          ...input.headers,
          ...(shown.authorization === undefined ? {} : { authorization: shown.authorization }),
          ...(cookie === "" ? {} : { cookie }),
        },
        ...(body === undefined ? {} : { payload: body }),
      });
    },
  };
}

export function urlOf(path: string, { params = [], query }: RequestInput): string {
  const values = [...params];
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/** The method and the path of `GET /laravel/rest/user`. */
export function readName(name: string): { readonly method: Method; readonly path: string } {
  const [named = "", path = ""] = name.split(" ");
  const method = Object.values(methods).find((known) => known === named);
  if (method === undefined) throw new Error(`${named} is no method`);
  return { method, path };
}
