import type { ProviderEvent } from "../port/events.ts";
import { flattenCharge } from "./flatten-charge.ts";
import { idOf } from "./id-of.ts";
import { isCharge } from "./is-charge.ts";

type Data = ProviderEvent["data"];

/** The keys under which an event names other objects, at any depth, and what these are. */
const named = new Map([
  ["account", "account"],
  ["order", "order"],
  ["product", "product"],
  ["quote", "quote"],
  ["return", "return"],
  ["subscription", "subscription"],
  ["subscriptions", "subscription"],
]);
/** The buyer's name, address and VAT id over again. Nothing reads them, and erasure does not know them. */
const repeated = new Set(["recipients", "taxExemptionData", "taxId"]);

/**
 * The data of an event with ids in the place of the objects that it may contain instead. Which of both comes is a
 * setting of the webhook at the provider ("webhook expansion"): after this nothing can tell. Of the buyer it keeps
 * what is the event's own, and nothing of what it repeats.
 */
export function flattenEvent(type: string, data: Data): Data {
  const flat = flatten(data);
  if (isCharge(type)) {
    const [order, subscription] = [contained(data["order"]), contained(data["subscription"])];
    return flattenCharge(flat, { order, subscription });
  }
  if (type !== "return.created") return flat;
  // Its own id is documented under this name alone.
  const id = flat["id"] ?? flat["return"] ?? null;
  return { ...flat, id, original: nameOriginal(data["original"]) };
}

function contained(value: unknown): Data {
  return typeof value === "object" && value !== null ? flatten(value) : {};
}

function flatten(data: object): Data {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !repeated.has(key))
      .map(([key, value]) => [key, flattenMember(key, value)]),
  );
}

function flattenMember(key: string, value: unknown): unknown {
  // Ours: they come back as we sent them.
  if (key === "tags" || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => flattenMember(key, item));
  const name = named.get(key);
  if (name !== undefined) return idOf(value, name) ?? null;
  return key === "address" ? nameCountry(value) : flatten(value);
}

/** The rest of an address is where the buyer lives. */
function nameCountry(address: object): Data {
  const country: unknown = Reflect.get(address, "country");
  return typeof country === "string" ? { country } : {};
}

/** The order that a return is of. It stays an object: the inbox finds returns by its id. */
function nameOriginal(original: unknown): Data | null {
  if (typeof original === "string") return { id: original };
  if (typeof original !== "object" || original === null) return null;
  return { id: idOf(original, "order"), reference: Reflect.get(original, "reference") };
}
