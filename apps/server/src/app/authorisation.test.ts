import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actors, type Actor } from "../../test/authorisation/actors.ts";
import { belongingsIn } from "../../test/authorisation/belongings.ts";
import { isOutsideTheDocument, listRoutes } from "../../test/authorisation/list-routes.ts";
import {
  methods,
  openWorld,
  readName,
  urlOf,
  type OpenWorld,
} from "../../test/authorisation/open-world.ts";
import { rights, type AccessResult } from "../../test/authorisation/rights.ts";
import { table } from "../../test/authorisation/table.ts";

let world: OpenWorld;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world.shop.close());

interface CallDocument {
  readonly paths?: Readonly<Record<string, object | undefined>>;
}

/** `GET /laravel/rest/user` and so on, as the full document lists them. */
function listCalls({ paths = {} }: CallDocument = world.shop.web.swagger()): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(methods)
      .filter(([name]) => Object.hasOwn(operations ?? {}, name))
      .map(([, method]) => `${method} ${path}`),
  );
}

describe("every endpoint is open to the callers of the table alone", () => {
  it("and is in the table, with nothing that is no endpoint", () => {
    expect(Object.keys(table).toSorted()).toEqual(listCalls().toSorted());
  });

  it("and no route of a module is missing in the document, from which the table is checked", () => {
    const routes = listRoutes(world.shop.web.printRoutes({ commonPrefix: false }));
    // Fastify responds to HEAD wherever it responds to GET, by the same handler.
    const inTable = (route: string) => route in table || route.replace("HEAD", "GET") in table;
    expect(routes.filter(inTable).length).toBeGreaterThanOrEqual(Object.keys(table).length);
    expect(routes.filter((route) => !inTable(route) && !isOutsideTheDocument(route))).toEqual([]);
  });

  it("and the public document lists all that the public may call, and nothing that is for staff alone", async () => {
    const document = (await world.shop.web.inject("/openapi.json")).json<CallDocument>();
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
    const { method, path } = readName(name);
    const owner = row.ofSubscriber === true ? world.subscriber : await world.newPerson();
    const [customer, otherSubscriber] = [await world.newPerson(), await world.newPerson()];
    await belongingsIn(world.shop).planWithEverythingOf(otherSubscriber);
    const actual: Partial<Record<Actor, number>> = {};
    const expected: Partial<Record<Actor, number>> = {};
    for (const actor of actors) {
      const right = rights[row.may][actor];
      expected[actor] = right === "yes" ? row.with : right;
      const stranger = actor === "another subscriber" ? otherSubscriber : customer;
      const me = ["another customer", "another subscriber"].includes(actor) ? stranger : owner;
      const input = (await row.request?.(world.worldOf({ owner, me }))) ?? {};
      const url = urlOf(path, input);
      const call = { method, url, input, actor, owner, stranger };
      const { statusCode } = await world.send(call);
      actual[actor] = statusCode;
    }
    expect(actual).toEqual(expected);
  });
});
