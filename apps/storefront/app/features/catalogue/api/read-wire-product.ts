import {
  freebieInputs,
  intervalUnits,
  parseKnownPrices,
  productTypes,
  type CartItem,
  type Discount,
  type Freebie,
  type QuantityDiscount,
} from "@autotune/commerce";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readAmounts } from "./read-amounts.ts";

/** A gift of a product, with its texts for where it can be chosen. */
interface FreebieOption extends Freebie {
  readonly title: string;
  readonly text: string;
}

export interface CataloguedItem {
  readonly item: CartItem;
  readonly freebies: readonly FreebieOption[];
}

/** A product of the catalogue response; undefined where it cannot be sold as it is. */
export function readWireProduct(value: unknown): CataloguedItem | undefined {
  if (!isRecord(value)) return undefined;
  const { path, pid, name, url, discountReason } = value;
  const type = productTypes.find((candidate) => candidate === value["type"]);
  const prices = readAmounts(value["prices"]);
  const basePrices = readAmounts(value["base_prices"]);
  const named = isText(path) && isText(pid) && isText(name);
  if (!named || type === undefined || prices === undefined || basePrices === undefined)
    return undefined;
  const freebies = readList(value["freebies"], readFreebie);
  const lowestBefore = parseKnownPrices(value["lowest_before"]);
  return {
    item: {
      path,
      pid,
      name,
      type,
      interval: readInterval(value["sub_interval"], value["sub_interval_unit"]),
      trialDays: isCount(value["trial_interval"]) ? value["trial_interval"] : null,
      prices,
      basePrices,
      discount: readDiscount(value["discount"]) ?? null,
      discountReason: isText(discountReason) ? discountReason : null,
      discountPeriodCount: isCount(value["discountPeriodCount"])
        ? value["discountPeriodCount"]
        : null,
      quantityDiscounts: readList(value["quantityDiscount"], readQuantityDiscount),
      // A cart does not store the texts of a gift.
      freebies: freebies.map(({ title: _title, text: _text, ...freebie }) => freebie),
      includes: readList(value["included_products"], (entry) =>
        isText(entry) ? entry : undefined,
      ),
      variantParent: isText(value["variant_parent_product"])
        ? value["variant_parent_product"]
        : null,
      promoOnly: value["prm"] === true,
      wpOnly: value["wp_only"] === true,
      url: isText(url) ? url : null,
      checkoutInfo: isText(value["checkout_info"]) ? value["checkout_info"] : "",
      specialText: isText(value["special_text"]) ? value["special_text"] : "",
      ...(lowestBefore === undefined ? {} : { lowestBefore }),
    },
    freebies,
  };
}

function readInterval(count: unknown, unit: unknown): CartItem["interval"] {
  const known = intervalUnits.find((candidate) => candidate === unit);
  return isCount(count) && known !== undefined ? { count, unit: known } : null;
}

function readDiscount(value: unknown): Discount | undefined {
  if (!isRecord(value)) return undefined;
  const { percent } = value;
  if (typeof percent === "number" && percent > 0) return { kind: "percent", percent };
  const values = readAmounts(value["values"]);
  return values === undefined ? undefined : { kind: "value", values };
}

function readQuantityDiscount(value: unknown): QuantityDiscount | undefined {
  if (!isRecord(value) || !isCount(value["from"])) return undefined;
  const { discountPercent: percent, values, from } = value;
  const discount = readDiscount({ percent, values });
  return discount === undefined ? undefined : { from, discount };
}

function readFreebie(value: unknown): FreebieOption | undefined {
  if (!isRecord(value)) return undefined;
  const { path, group, title, text } = value;
  const inputType = freebieInputs.find((candidate) => candidate === value["input_type"]);
  if (!isText(path) || inputType === undefined) return undefined;
  return {
    path,
    group: isText(group) ? group : "",
    choice: value["choice"] === true,
    inputType,
    isDefaultValue: value["is_default_value"] === true,
    subscriptionLineItemAddon: value["subscription_line_item_addon"] === true,
    title: isText(title) ? title : "",
    text: isText(text) ? text : "",
  };
}

function readList<Item>(value: unknown, read: (entry: unknown) => Item | undefined): Item[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item) => item !== undefined);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
