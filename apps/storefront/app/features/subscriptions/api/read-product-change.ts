import type { ProductChange } from "@autotune/contract";
import { isRecord } from "../../../platform/api/is-record.ts";

// The contract's own list would bring its schemas into the browser.
const states: Readonly<Record<ProductChange["status"], true>> = {
  requested: true,
  payment_failed: true,
  delivered: true,
};

/** A change of plan; undefined where it is invalid. */
export function readProductChange(value: unknown): ProductChange | undefined {
  if (!isRecord(value)) return undefined;
  const { id, status, fs_sub_id, subscription_id } = value;
  const option = isRecord(value["change_option"]) ? value["change_option"] : {};
  const readable = typeof id === "string" && typeof fs_sub_id === "string" && isState(status);
  if (!readable || typeof subscription_id !== "number") return undefined;
  return {
    id,
    status,
    change_option: {
      is_term_increase: option["is_term_increase"] === true,
      is_term_decrease: option["is_term_decrease"] === true,
    },
    fs_sub_id,
    subscription_id,
  };
}

function isState(value: unknown): value is ProductChange["status"] {
  return typeof value === "string" && Object.hasOwn(states, value);
}
