import { session } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAccount } from "../../test/paid-orders.ts";
import { openTestShop, type TestShop } from "../../test/shop.ts";
import { createToken, hashToken } from "../platform/session/token.ts";

interface Call {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly payload?: object;
}

/** Requests of the account's pages. */
const calls = (serial: string): Call[] => [
  { method: "GET", url: "/laravel/rest/user" },
  { method: "POST", url: "/laravel/rest/products/summary", payload: { data: "{}" } },
  { method: "GET", url: "/laravel/rest/user/products?page=1" },
  { method: "GET", url: "/laravel/rest/orders?page=1" },
  { method: "GET", url: "/laravel/rest/downloads?lang=en" },
  { method: "GET", url: "/laravel/rest/recording-templates" },
  { method: "GET", url: `/laravel/rest/licences/${serial}` },
];

const rounds = 60;
/** What one request may take, in milliseconds. */
const limit = 150;
/** How much longer it may take with much data than with little: by this factor, plus the noise of a busy machine. */
const growth = { share: 1.2, noise: 10 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

/** A signed-in customer with that many purchases. */
async function customer({ orders, licences }: { orders: number; licences: number }) {
  const { database } = shop.connection;
  const accountId = await makeAccount(database, `${crypto.randomUUID()}@studio.test`);
  const mark = `S${accountId}`;
  await database.execute(sql`
    with kept as (
      insert into shop.checkout (id, account_id, language, country, currency, subtotal, lines)
      select gen_random_uuid(), ${accountId}, 'en', 'US', 'USD', 0, '[]'
        from generate_series(1, ${orders}) returning id),
    bought as (
      insert into shop.order (provider_order_id, reference, checkout_id, account_id, state, language,
        currency, subtotal, discount, tax, tax_included, total, suppress_redirect, placed_at, changed_at)
      select id::text, ${mark} || '-' || row_number() over (), id, ${accountId}, 'completed', 'en',
          'USD', 9900, 0, 0, false, 9900, false,
          now() - row_number() over () * interval '1 hour', now()
        from kept returning id),
    lines as (
      insert into shop.order_line (order_id, position, path, pid, name, type, quantity, total)
      select id, 0, 'vocal-eq', 'PID-vocal-eq', 'Vocal EQ', 'perpetual', 1, 9900 from bought
      returning id)
    insert into shop.licence (order_line_id, ordinal, account_id, pid, serial, authentication_string)
    select id, 0, ${accountId},
        (array['PID-vocal-eq', 'PID-auto-tune-pro', 'PID-pro-x'])[1 + row_number() over () % 3],
        ${mark} || '-' || row_number() over (), ${mark} || '-key-' || row_number() over ()
      from lines order by id limit ${licences}`);
  const token = createToken();
  await database.insert(session).values({
    accountId,
    tokenHash: hashToken(token),
    userAgent: "",
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const headers = {
    "x-js-cachekey": "test",
    "sec-fetch-site": "same-origin",
    cookie: `__Host-session=${token}`,
  };
  return {
    serial: `${mark}-1`,
    /** Milliseconds until the whole response has arrived. */
    async time(call: Call): Promise<number> {
      const began = performance.now();
      const response = await shop.web.inject({ ...call, headers });
      const took = performance.now() - began;
      expect(response.statusCode, call.url).toBe(200);
      return took;
    },
  };
}

const quantile = (times: readonly number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;

it(
  "the account's pages are as fast with 5,000 orders and 500 licences as with 5",
  { tags: "long", timeout: 60_000 },
  async () => {
    const few = await customer({ orders: 5, licences: 5 });
    const many = await customer({ orders: 5000, licences: 500 });
    // As autovacuum does in time.
    await shop.connection.database.execute(sql`vacuum analyze`);
    const measured = [];
    const ofFew = calls(few.serial);
    for (const [index, call] of calls(many.serial).entries()) {
      const sameOfFew = ofFew[index] ?? call;
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // Interleaved, so that a busy machine slows both.
      for (let round = 0; round < rounds; round += 1) {
        times.few.push(await few.time(sameOfFew));
        times.many.push(await many.time(call));
      }
      measured.push({
        url: call.url,
        few: quantile(times.few, 0.5),
        many: quantile(times.many, 0.5),
        p95: quantile(times.many, 0.95),
      });
    }
    for (const { url, few: median, many: grown, p95 } of measured) {
      expect(p95, url).toBeLessThan(limit);
      expect(grown, url).toBeLessThan(median * growth.share + growth.noise);
    }
  },
);
