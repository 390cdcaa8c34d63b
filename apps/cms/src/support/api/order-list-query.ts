import { orderCursor, orderStandings, orderTraits, type FindOrdersBody } from "@autotune/contract";
import { currencies } from "@autotune/commerce";
import { readDay } from "../../platform/admin/read-day.ts";
import { readWord, type PageQuery } from "../../platform/admin/read-word.ts";
import { ordersPath } from "./support-routes.ts";

/** What the list of orders is narrowed to, by the names in its URL. */
export interface OrderListQuery {
  readonly q: string | undefined;
  readonly state: NonNullable<FindOrdersBody["standing"]> | undefined;
  readonly kind: NonNullable<FindOrdersBody["trait"]> | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly product: string | undefined;
  readonly country: string | undefined;
  readonly currency: NonNullable<FindOrdersBody["currency"]> | undefined;
  readonly after: string | undefined;
}

const cursorForm = new RegExp(orderCursor);

/** Of a search term; shorter ones are no trigram. */
export const shortestQuery = 3;

/** What is not one of the list's own values is left out: a list is shown, never an error. */
export function readOrderList(query: PageQuery): OrderListQuery {
  const word = (name: string) => readWord(query, name)?.trim();
  const country = word("country")?.toUpperCase();
  const after = word("after");
  return {
    q: word("q") === "" ? undefined : word("q"),
    state: among([...orderStandings, "toLookAt", "emailFailed"] as const, word("state")),
    kind: among(orderTraits, word("kind")),
    from: readDay(query, "from"),
    to: readDay(query, "to"),
    product: word("product"),
    country: country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined,
    currency: among(currencies, word("currency")),
    after: after !== undefined && cursorForm.test(after) ? after : undefined,
  };
}

/** The body of the call; undefined where the search term is too short for one. */
export function orderListBody(list: OrderListQuery): FindOrdersBody | undefined {
  const { q, state, kind, from, to, product, country, currency, after } = list;
  if (q !== undefined && q.length < shortestQuery) return undefined;
  return {
    ...(q === undefined ? {} : { query: q }),
    ...(state === undefined ? {} : { standing: state }),
    ...(kind === undefined ? {} : { trait: kind }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(product === undefined ? {} : { product }),
    ...(country === undefined ? {} : { country }),
    ...(currency === undefined ? {} : { currency }),
    ...(after === undefined ? {} : { after }),
  };
}

/** The list with some of it changed; another filter begins at the newest order again. */
export function orderListPath(list: OrderListQuery, change: Partial<OrderListQuery>): string {
  const entries = Object.entries({ ...list, after: undefined, ...change }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const query = new URLSearchParams(entries).toString();
  return query === "" ? ordersPath : `${ordersPath}?${query}`;
}

/** Whether anything but the state and the page narrows it. */
export function isNarrowed({ q, kind, from, to, product, country, currency }: OrderListQuery) {
  return [q, kind, from, to, product, country, currency].some((value) => value !== undefined);
}

function among<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}
