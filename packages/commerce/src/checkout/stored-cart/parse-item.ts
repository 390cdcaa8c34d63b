import type { CartItem } from "../cart/cart.ts";
import {
  intervalUnits,
  productTypes,
  type Interval,
} from "../../catalogue/products/product-type.ts";
import {
  isBetween,
  isName,
  isPath,
  isRecord,
  isText,
  orDefault,
  orNull,
  parseAll,
} from "./stored-value.ts";
import { mostDiscountedPeriods } from "../../catalogue/products/product.ts";
import { parseFreebie } from "./parse-freebie.ts";
import {
  parseDiscount,
  parseKnownPrices,
  parsePrices,
  parseQuantityDiscount,
} from "./parse-prices.ts";

/** The longest time before a first charge; a trial of older releases had these 14 days. */
const longestTrial = 366;
const usualTrial = 14;

/** Reads what a cart stores of a product. Fields that older releases did not write get what they meant then. */
export function parseItem(value: unknown): CartItem | undefined {
  if (!isRecord(value)) return undefined;
  const type = productTypes.find((candidate) => candidate === value["type"]);
  const { path, pid, name, url } = value;
  const prices = parsePrices(value["prices"]);
  if (!isPath(path) || !isName(name) || type === undefined || prices === undefined)
    return undefined;
  const item = {
    path,
    pid: isName(pid) ? pid : "",
    name,
    type,
    prices,
    url: url === null || isOwnPath(url) ? url : undefined,
    checkoutInfo: orDefault(value["checkoutInfo"], "", asText),
    specialText: orDefault(value["specialText"], "", asText),
    interval: orNull(value["interval"], parseInterval),
    trialDays: orDefault(value["trialDays"], type === "trial" ? usualTrial : null, parseDays),
    basePrices: orDefault(value["basePrices"], prices, parsePrices),
    discount: orDefault(value["discount"], null, (stored) => orNull(stored, parseDiscount)),
    discountReason: orDefault(value["discountReason"], null, (stored) => orNull(stored, asText)),
    discountPeriodCount: orDefault(value["discountPeriodCount"], null, parsePeriods),
    quantityDiscounts: orDefault(value["quantityDiscounts"], [], (stored) =>
      parseAll(stored, parseQuantityDiscount),
    ),
    freebies: orDefault(value["freebies"], [], (stored) => parseAll(stored, parseFreebie)),
    includes: orDefault(value["includes"], [], (stored) => parseAll(stored, asPath)),
    variantParent: orDefault(value["variantParent"], null, (stored) => orNull(stored, asPath)),
    promoOnly: value["promoOnly"] === true,
    wpOnly: value["wpOnly"] === true,
  };
  if (!isWhole(item)) return undefined;
  const lowestBefore = parseKnownPrices(value["lowestBefore"]);
  return lowestBefore === undefined ? item : { ...item, lowestBefore };
}

function parseInterval(value: unknown): Interval | undefined {
  if (!isRecord(value)) return undefined;
  const unit = intervalUnits.find((candidate) => candidate === value["unit"]);
  const { count } = value;
  return unit !== undefined && isBetween(count, 1, 120) ? { count, unit } : undefined;
}

function parseDays(value: unknown): number | null | undefined {
  return value === null || isBetween(value, 1, longestTrial) ? value : undefined;
}

function parsePeriods(value: unknown): number | null | undefined {
  return value === null || isBetween(value, 1, mostDiscountedPeriods) ? value : undefined;
}

function asText(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}

function asPath(value: unknown): string | undefined {
  return isPath(value) ? value : undefined;
}

/** A link in the cart must not lead off the site, whoever wrote it there. */
function isOwnPath(value: unknown): value is string {
  return isName(value) && /^\/(?![/\\])/.test(value);
}

type Unsure<Sure> = { readonly [Field in keyof Sure]: Sure[Field] | undefined };

function isWhole<Whole extends CartItem>(item: Unsure<Whole>): item is Whole {
  return Object.values(item).every((value) => value !== undefined);
}
