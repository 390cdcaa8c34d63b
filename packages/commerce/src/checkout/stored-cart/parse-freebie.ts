import { freebieInputs, type Freebie } from "../../catalogue/products/freebie.ts";
import { isPath, isRecord, isText } from "./stored-value.ts";

export function parseFreebie(value: unknown): Freebie | undefined {
  if (!isRecord(value)) return undefined;
  const { path, group } = value;
  const inputType = freebieInputs.find((input) => input === value["inputType"]);
  if (!isPath(path) || !isText(group) || inputType === undefined) return undefined;
  return {
    path,
    group,
    inputType,
    choice: value["choice"] === true,
    isDefaultValue: value["isDefaultValue"] === true,
    subscriptionLineItemAddon: value["subscriptionLineItemAddon"] === true,
  };
}
