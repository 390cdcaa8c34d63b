import { licence } from "@autotune/database/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makePerson, type Person } from "../../../../test/authorisation/actors.ts";
import type { App } from "../../../platform/app.ts";
import { Visitor } from "../../identity/accounts/testing/visitor.ts";
import {
  fetchToken,
  makeBatch,
  openRedemptionFixture,
  type RedemptionFixture,
} from "./testing/redemption-fixture.ts";

const people = 200;
/** The long run has fifty. */
const rounds = Number(process.env["CODE_RACE_ROUNDS"] ?? 3);

interface Racer {
  readonly app: App;
  readonly person: Person;
}

let counter: RedemptionFixture;
let racers: Racer[];
beforeAll(async () => {
  const plenty = { requests: 100_000, perSeconds: 60 };
  counter = await openRedemptionFixture({
    processes: 3,
    limits: {
      triesByAccount: plenty,
      wrongByAccount: plenty,
      wrongByAddress: plenty,
      mistypedByAccount: plenty,
    },
  });
  racers = [];
  for (const app of Array.from({ length: people }, (_, place) => counter.apps[place % 3])) {
    if (app === undefined) throw new Error("There is no process");
    racers.push({ app, person: await makePerson(counter.database, "nobody signs in with it") });
  }
}, 60_000);
afterAll(() => counter.close());

/** Retries when the database is busy, as the page suggests. */
async function race({ app, person: { cookie } }: Racer, payload: object) {
  for (;;) {
    const response = await app.inject({
      method: "POST",
      url: "/laravel/rest/redeem-code",
      headers: { "x-js-cachekey": "test", "sec-fetch-site": "same-origin", cookie },
      payload,
    });
    if (response.statusCode !== 503) return response;
  }
}

it(`of ${people} people in three processes who redeem one code at once exactly one gets it`, async () => {
  const { codes } = await makeBatch(counter, { count: rounds });
  const before = await counter.database.$count(licence);
  const [app] = counter.apps;
  if (app === undefined) throw new Error("There is no process");
  for (const code of codes) {
    const token = await fetchToken(new Visitor(app));
    const responses = await Promise.all(racers.map((racer) => race(racer, { code, token })));
    const winners = responses.filter(({ statusCode }) => statusCode === 200);
    const rejected = responses.filter(
      (response) =>
        response.statusCode === 422 && response.json<{ reason?: string }>().reason === "codeUsed",
    );
    expect([winners.length, rejected.length]).toEqual([1, people - 1]);
  }
  expect(await counter.database.$count(licence)).toBe(before + rounds);
}, 120_000);
