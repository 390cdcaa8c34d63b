import { expect, it } from "vitest";
import { readProductChange } from "./read-product-change.ts";

const change = {
  id: "6f0e",
  status: "requested",
  change_option: { is_term_increase: true, is_term_decrease: false },
  fs_sub_id: "sub-4",
  subscription_id: 4,
};

it("[ACCT-06] reads a change of plan", () => {
  expect(readProductChange({ ...change, more: 1 })).toEqual(change);
  expect(readProductChange({ ...change, change_option: undefined })?.change_option).toEqual({
    is_term_increase: false,
    is_term_decrease: false,
  });
});

it.each([
  undefined,
  {},
  { ...change, status: "asleep" },
  { ...change, id: 4 },
  { ...change, fs_sub_id: undefined },
  { ...change, subscription_id: "4" },
])("reads none from %j", (value) => {
  expect(readProductChange(value)).toBeUndefined();
});
