import { agreedDocuments, isCurrency, productTypes, type Currency } from "@autotune/commerce";
import type { OrderResponse, OrdersResponse } from "@autotune/contract";
import { languages } from "@autotune/routes";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readAll } from "../../../platform/api/read-all.ts";
import { readInstaller } from "../../licensing/api/read-installer.ts";
import {
  isPlanState,
  readDiscount,
  readInterval,
  readTimestamp,
} from "../../subscriptions/api/read-plan.ts";

/** An order in one of the shop's currencies, so that its amounts can be formatted. */
export interface Order extends OrderResponse {
  currency: Currency;
}
export type OrderLine = Order["lines"][number];
export type OrderPlan = NonNullable<OrderLine["plan"]>;
export type OrderLicence = OrderLine["licences"][number];
type OrderDownload = OrderLine["downloads"][number];

export type OrdersPage = Omit<OrdersResponse, "data"> & { data: Order[] };

const states: readonly OrderResponse["state"][] = ["pending", "completed", "failed", "refunded"];

export function readOrder(value: unknown): Order | undefined {
  if (!isRecord(value)) return undefined;
  const { reference, placedAt, currency, cardEnding, invoiceUrl } = value;
  const { subtotal, discount, tax, total, refunded } = value;
  const state = states.find((candidate) => candidate === value["state"]);
  const lines = readAll(value["lines"], readLine);
  const readable =
    isText(reference) && isText(placedAt) && isText(currency) && isCurrency(currency);
  if (!readable || state === undefined || lines === undefined) return undefined;
  if (!isWhole(subtotal) || !isWhole(discount) || !isWhole(tax)) return undefined;
  if (!isWhole(total) || !isWhole(refunded)) return undefined;
  return {
    reference,
    state,
    placedAt,
    currency,
    subtotal,
    discount,
    tax,
    total,
    refunded,
    taxIncluded: value["taxIncluded"] === true,
    suppressRedirect: value["suppressRedirect"] === true,
    isGuest: value["isGuest"] === true,
    cardEnding: isText(cardEnding) ? cardEnding : null,
    // Any other scheme, such as javascript:, would run in the shop's origin.
    invoiceUrl: isText(invoiceUrl) && /^https?:\/\//.test(invoiceUrl) ? invoiceUrl : null,
    // An older release of the server leaves them out.
    agreed: readAll(value["agreed"], readAgreed) ?? [],
    lines,
  };
}

function readAgreed(value: unknown): Order["agreed"][number] | undefined {
  if (!isRecord(value)) return undefined;
  const { version, agreedAt } = value;
  const document = agreedDocuments.find((candidate) => candidate === value["document"]);
  const language = languages.find((candidate) => candidate === value["language"]);
  if (document === undefined || language === undefined) return undefined;
  return isWhole(version) && isText(agreedAt)
    ? { document, version, language, agreedAt }
    : undefined;
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

function readLine(value: unknown): OrderLine | undefined {
  if (!isRecord(value)) return undefined;
  const { path, pid, name, quantity, total, givenAway } = value;
  const type = productTypes.find((candidate) => candidate === value["type"]);
  const licences = readAll(value["licences"], readLicence);
  const plan = value["plan"] === null ? null : readPlan(value["plan"]);
  const readable = isText(path) && isText(name) && isWhole(quantity) && isWhole(total);
  if (!readable || type === undefined) return undefined;
  if (licences === undefined || plan === undefined) return undefined;
  return {
    path,
    pid: isText(pid) ? pid : "",
    name,
    type,
    isFreebie: value["isFreebie"] === true,
    quantity,
    total,
    refundedAt: readTimestamp(value["refundedAt"]),
    plan,
    licences,
    givenAway: isWhole(givenAway) ? givenAway : 0,
    // An older release of the server leaves them out.
    downloads: readAll(value["downloads"], readDownload) ?? [],
  };
}

function readPlan(value: unknown): OrderPlan | undefined {
  if (!isRecord(value)) return undefined;
  const { state, price } = value;
  const interval = readInterval(value["interval"]);
  if (!isPlanState(state) || !isWhole(price) || interval === undefined) return undefined;
  return {
    state,
    price,
    discount: readDiscount(value["discount"]),
    interval,
    trialEndsAt: readTimestamp(value["trialEndsAt"]),
    nextChargeAt: readTimestamp(value["nextChargeAt"]),
    entitledUntil: readTimestamp(value["entitledUntil"]),
  };
}

function readLicence(value: unknown): OrderLicence | undefined {
  if (!isRecord(value)) return undefined;
  const { name, serial, authenticationString, upgradedFrom, isUpgraded, isRevoked } = value;
  if (!isText(name) || !isText(serial) || !isText(authenticationString)) return undefined;
  return {
    name,
    serial,
    authenticationString,
    upgradedFrom: isText(upgradedFrom) ? upgradedFrom : null,
    isUpgraded: isUpgraded === true,
    isRevoked: isRevoked === true,
    installer: readInstaller(value["installer"]),
  };
}

function readDownload(value: unknown): OrderDownload | undefined {
  if (!isRecord(value)) return undefined;
  const { slug, product, name } = value;
  if (!isText(slug) || slug === "" || !isText(name)) return undefined;
  return { slug, product: isText(product) ? product : null, name };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
