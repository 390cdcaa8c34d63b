import { isCurrency, planMoveKinds, type Currency } from "@autotune/commerce";
import type { PlanChangePreview, SubscriptionDetail } from "@autotune/contract";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readAll } from "../../../platform/api/read-all.ts";
import { isPlanState, readDiscount, readInterval, readTimestamp } from "./read-plan.ts";
import { readProductChange } from "./read-product-change.ts";

/** A plan with all that its owner sees of it. */
export type Subscription = SubscriptionDetail & { readonly currency: Currency };
export type SubscriptionCharge = Subscription["charges"][number];
export type PlanOption = Subscription["options"][number];

/** Undefined where it cannot be read: a plan without one of its dates would be wrong. */
export function readSubscription(value: unknown): Subscription | undefined {
  if (!isRecord(value)) return undefined;
  const { id, fs_id, fs_status, path, name, currency, price, seats } = value;
  const { beganAt, entitledUntil } = value;
  const interval = readInterval(value["interval"]);
  const includes = readAll(value["includes"], readIncluded);
  const charges = readAll(value["charges"], readCharge);
  const activations = readAll(value["activations"], readActivation);
  const options = readAll(value["options"], readOption);
  const pauses = readAll(value["pauses"], readPause);
  if (!isWhole(id) || !isText(fs_id) || !isPlanState(fs_status)) return undefined;
  if (!isText(path) || !isText(name) || !isWhole(price) || !isWhole(seats)) return undefined;
  if (!isText(currency) || !isCurrency(currency) || interval === undefined) return undefined;
  if (!isTimestamp(beganAt) || !isTimestamp(entitledUntil)) return undefined;
  if (includes === undefined || charges === undefined || activations === undefined)
    return undefined;
  if (options === undefined || pauses === undefined) return undefined;
  return {
    id,
    fs_id,
    fs_status,
    path,
    pid: textOf(value["pid"]),
    name,
    currency,
    price,
    discount: readDiscount(value["discount"]),
    interval,
    next: readNext(value["next"]),
    beganAt,
    trialEndsAt: readTimestamp(value["trialEndsAt"]),
    nextChargeAt: readTimestamp(value["nextChargeAt"]),
    endsAt: readTimestamp(value["endsAt"]),
    endedAt: readTimestamp(value["endedAt"]),
    entitledUntil,
    cardEnding: textOrNull(value["cardEnding"]),
    activationKey: textOrNull(value["activationKey"]),
    seats,
    activations,
    includes,
    charges,
    change: readChange(value["change"]),
    options,
    pauses,
  };
}

/** What another plan would cost, and when. */
export function readPreview(value: unknown): PlanChangePreview | undefined {
  if (!isRecord(value)) return undefined;
  const { path, name, currency, dueNow, nextCharge, nextChargeAt } = value;
  const kind = planMoveKinds.find((candidate) => candidate === value["kind"]);
  const interval = readInterval(value["interval"]);
  if (!isText(path) || !isText(name) || kind === undefined || interval === undefined)
    return undefined;
  if (!isText(currency) || !isCurrency(currency)) return undefined;
  if (!isWhole(dueNow) || !isWhole(nextCharge) || !isTimestamp(nextChargeAt)) return undefined;
  return {
    path,
    name,
    kind,
    currency,
    dueNow,
    beginsAt: readTimestamp(value["beginsAt"]),
    nextCharge,
    nextChargeAt,
    interval,
    gains: readAll(value["gains"], (tool) => (isText(tool) ? tool : undefined)) ?? [],
    loses: readAll(value["loses"], (tool) => (isText(tool) ? tool : undefined)) ?? [],
  };
}

function readNext(value: unknown): Subscription["next"] {
  if (!isRecord(value)) return null;
  const { path, name } = value;
  return isText(path) && isText(name) ? { path, name } : null;
}

function readIncluded(value: unknown): Subscription["includes"][number] | undefined {
  if (!isRecord(value) || !isText(value["name"])) return undefined;
  return { pid: textOf(value["pid"]), name: value["name"], isOwned: value["isOwned"] === true };
}

function readCharge(value: unknown): SubscriptionCharge | undefined {
  if (!isRecord(value)) return undefined;
  const { id, total, chargedAt, invoiceUrl } = value;
  const state = (["completed", "failed", "refunded"] as const).find(
    (candidate) => candidate === value["state"],
  );
  if (!isWhole(total) || !isTimestamp(chargedAt) || state === undefined) return undefined;
  return {
    id: isWhole(id) ? id : null,
    reference: textOrNull(value["reference"]),
    state,
    total,
    chargedAt,
    // Any other scheme, such as javascript:, would run in the shop's origin.
    invoiceUrl: isText(invoiceUrl) && /^https?:\/\//.test(invoiceUrl) ? invoiceUrl : null,
  };
}

function readActivation(value: unknown): Subscription["activations"][number] | undefined {
  if (!isRecord(value)) return undefined;
  const { id, deviceName, lastSeenAt } = value;
  const system = (["mac", "windows"] as const).find((candidate) => candidate === value["system"]);
  if (!isText(id) || !isText(deviceName) || !isTimestamp(lastSeenAt) || system === undefined)
    return undefined;
  return { id, deviceName, system, lastSeenAt };
}

function readOption(value: unknown): PlanOption | undefined {
  if (!isRecord(value)) return undefined;
  const { path, name, price } = value;
  const kind = planMoveKinds.find((candidate) => candidate === value["kind"]);
  const interval = readInterval(value["interval"]);
  if (!isText(path) || !isText(name) || !isWhole(price)) return undefined;
  if (kind === undefined || interval === undefined) return undefined;
  const beginsToday = value["beginsToday"] === true;
  return { path, pid: textOf(value["pid"]), name, kind, price, interval, beginsToday };
}

function readPause(value: unknown): Subscription["pauses"][number] | undefined {
  if (!isRecord(value)) return undefined;
  const { periods, until } = value;
  return isWhole(periods) && isTimestamp(until) ? { periods, until } : undefined;
}

function readChange(value: unknown): Subscription["change"] {
  const change = readProductChange(value);
  if (change === undefined || !isRecord(value)) return null;
  return { ...change, toName: textOf(value["toName"]) };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isTimestamp(value: unknown): value is string {
  return readTimestamp(value) !== null;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function textOf(value: unknown): string {
  return isText(value) ? value : "";
}

function textOrNull(value: unknown): string | null {
  return isText(value) ? value : null;
}
