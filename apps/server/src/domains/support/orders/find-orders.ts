import type { Currency } from "@autotune/commerce";
import {
  orderTraits,
  type FindOrdersBody,
  type FoundOrders,
  type OrderState,
  type OrderTrait,
} from "@autotune/contract";
import type { Database } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { readChoices } from "./order-choices.ts";
import { hasStanding, orderStanding } from "./order-standing.ts";
import { hasTrait } from "./order-traits.ts";
import { idsOfFailedEmails, idsToLookAt, readConcerns } from "./orders-to-look-at.ts";
import { findByReference, findBySerial, hasWords } from "./search-orders.ts";

const ordersPerPage = 25;

interface Row {
  readonly [column: string]: unknown;
  readonly id: number;
  readonly reference: string;
  readonly placedAt: string;
  readonly state: OrderState;
  readonly currency: Currency;
  readonly total: number;
  readonly refunded: number;
  readonly customerId: number;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly products: string[];
  readonly traits: OrderTrait[];
}

/** Orders that fit, the newest first, from after a given one on. Nothing is counted: the next page is asked for. */
export async function findOrders(database: Database, body: FindOrdersBody): Promise<FoundOrders> {
  const { query, after } = body;
  const filters = filtersOf(body);
  const choices = await readChoices(database);
  if (query === undefined) return { ...(await readPage(database, filters)), bySerial: [], choices };
  const ofReference = await findByReference(database, query);
  if (ofReference.length > 0) {
    const found = await readPage(database, [...filters, isAmong(ofReference)]);
    return { ...found, bySerial: [], choices };
  }
  // By themselves: in one condition with the words neither would be found by its index.
  const ofSerial = after === undefined ? await findBySerial(database, query) : [];
  const bySerial =
    ofSerial.length === 0 ? [] : (await readPage(database, [...filters, isAmong(ofSerial)])).orders;
  return { ...(await readPage(database, [...filters, hasWords(query)])), bySerial, choices };
}

const isAmong = (ids: readonly number[]) => sql`bought.id = any(${sql.param([...ids])}::bigint[])`;

async function readPage(
  database: Database,
  conditions: readonly SQL[],
): Promise<Pick<FoundOrders, "orders" | "next">> {
  const traits = orderTraits.map(
    (trait) => sql`case when ${hasTrait[trait]} then ${sql.raw(`'${trait}'`)} end`,
  );
  // What only the rows of the page need is read for those alone.
  const { rows } = await database.execute<Row>(sql`
    select bought.id::float8 as id, bought.reference, bought.state, bought.currency, bought.total, bought.refunded,
           to_char(bought.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "placedAt",
           bought.customer_id::float8 as "customerId", bought.name, bought.email, bought.country,
           array(select line.name from shop.order_line line
                  where line.order_id = bought.id order by line.position) as products,
           array_remove(array[${sql.join(traits, sql`, `)}], null) as traits
      from (select bought.*, buyer.id as customer_id, buyer.email, opened.country,
                   trim(buyer.first_name || ' ' || buyer.last_name) as name
              from shop."order" bought
              join shop.account buyer on buyer.id = bought.account_id
              join shop.checkout opened on opened.id = bought.checkout_id
             where ${sql.join([sql`true`, ...conditions], sql` and `)}
             order by bought.placed_at desc, bought.id desc limit ${ordersPerPage + 1}) bought
     order by bought.placed_at desc, bought.id desc`);
  const page = rows.slice(0, ordersPerPage);
  const concerns = await readConcerns(
    database,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    orders: page.map((row) => ({
      reference: row.reference,
      placedAt: row.placedAt,
      standing: orderStanding(row),
      concerns: concerns.get(row.id) ?? [],
      traits: row.traits,
      customer: { id: row.customerId, name: row.name, email: row.email },
      country: row.country,
      currency: row.currency,
      total: row.total,
      refunded: row.refunded,
      products: row.products,
    })),
    next: last === undefined || rows.length === page.length ? null : `${last.placedAt}~${last.id}`,
  };
}

function filtersOf(body: FindOrdersBody): SQL[] {
  const { standing, trait, from, to, product, country, currency, after } = body;
  const filters: SQL[] = [];
  if (standing === "toLookAt") filters.push(sql`bought.id in ${idsToLookAt}`);
  else if (standing === "emailFailed") filters.push(sql`bought.id in ${idsOfFailedEmails}`);
  else if (standing !== undefined) filters.push(hasStanding[standing]);
  if (trait !== undefined) filters.push(hasTrait[trait]);
  if (from !== undefined) filters.push(sql`bought.placed_at >= ${startOfDay(from)}::timestamptz`);
  if (to !== undefined)
    // Not a day, which is 23 hours where the session's zone changes its clock.
    filters.push(sql`bought.placed_at < ${startOfDay(to)}::timestamptz + interval '24 hours'`);
  if (product !== undefined)
    filters.push(sql`exists (select from shop.order_line line
      where line.order_id = bought.id and line.path = ${product})`);
  if (country !== undefined) filters.push(sql`opened.country = ${country}`);
  if (currency !== undefined) filters.push(sql`bought.currency = ${currency}`);
  if (after !== undefined) filters.push(isAfter(after));
  return filters;
}

const startOfDay = (day: string) => `${day}T00:00:00Z`;

/** Many orders may have the same time, so the cursor has the number too. */
function isAfter(cursor: string): SQL {
  const [at = "", id = ""] = cursor.split("~");
  if (!isTimestamp(at)) throw new ApiError("invalidRequest");
  return sql`(bought.placed_at, bought.id) < (${at}::timestamptz, ${id}::bigint)`;
}

/** One with February 30th has the form of a timestamp, and JavaScript takes it for one in March. */
function isTimestamp(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && text.startsWith(at.toISOString().slice(0, 19));
}
