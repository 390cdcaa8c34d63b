import { isCurrency, type Currency } from "@autotune/commerce";
import type { OrderAnswer, OrdersAnswer } from "@autotune/contract";
import { isRecord } from "./is-record.ts";

/** An order in one of the shop's currencies, so that its amounts can be written. */
export interface Order extends OrderAnswer {
  currency: Currency;
}

export type OrdersPage = Omit<OrdersAnswer, "data"> & { data: Order[] };

const states: readonly OrderAnswer["state"][] = ["pending", "completed", "failed"];

export function readOrder(value: unknown): Order | undefined {
  if (!isRecord(value)) return undefined;
  const { reference, placedAt, currency, cardEnding, invoiceUrl } = value;
  const { subtotal, discount, tax, total } = value;
  const state = states.find((candidate) => candidate === value["state"]);
  const lines = readAll(value["lines"], readLine);
  const readable =
    isText(reference) && isText(placedAt) && isText(currency) && isCurrency(currency);
  if (!readable || state === undefined || lines === undefined) return undefined;
  if (!isWhole(subtotal) || !isWhole(discount) || !isWhole(tax) || !isWhole(total))
    return undefined;
  return {
    reference,
    state,
    placedAt,
    currency,
    subtotal,
    discount,
    tax,
    total,
    taxIncluded: value["taxIncluded"] === true,
    suppressRedirect: value["suppressRedirect"] === true,
    cardEnding: isText(cardEnding) ? cardEnding : null,
    // Anything but a web address would run in the shop's own name.
    invoiceUrl: isText(invoiceUrl) && /^https?:\/\//.test(invoiceUrl) ? invoiceUrl : null,
    lines,
  };
}

export function readOrdersPage(value: unknown): OrdersPage | undefined {
  if (!isRecord(value)) return undefined;
  const { total, current_page, last_page, per_page } = value;
  const data = readAll(value["data"], readOrder);
  const readable =
    isWhole(total) && isWhole(current_page) && isWhole(last_page) && isWhole(per_page);
  return readable && data !== undefined
    ? { total, current_page, last_page, per_page, data }
    : undefined;
}

function readLine(value: unknown): Order["lines"][number] | undefined {
  if (!isRecord(value)) return undefined;
  const { path, pid, name, quantity, total } = value;
  const licences = readAll(value["licences"], readLicence);
  const readable = isText(path) && isText(name) && isWhole(quantity) && isWhole(total);
  return readable && licences !== undefined
    ? { path, pid: isText(pid) ? pid : "", name, quantity, total, licences }
    : undefined;
}

function readLicence(value: unknown) {
  if (!isRecord(value)) return undefined;
  const { serial, authenticationString } = value;
  return isText(serial) && isText(authenticationString)
    ? { serial, authenticationString }
    : undefined;
}

/** All or none: an order that lacks a line would tell a person something untrue. */
function readAll<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: Item[] = [];
  for (const entry of value) {
    const item = read(entry);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
