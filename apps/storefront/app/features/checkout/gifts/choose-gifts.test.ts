import type { Freebie } from "@autotune/commerce";
import { cartItemSample } from "@autotune/commerce/samples";
import { expect, it } from "vitest";
import { chooseInGroup, findGiftChoice, firstGifts } from "./choose-gifts.ts";

const freebie = (path: string, overrides: Partial<Freebie> = {}): Freebie => ({
  path,
  group: "tool",
  choice: true,
  inputType: "radio",
  isDefaultValue: false,
  subscriptionLineItemAddon: false,
  ...overrides,
});

const key = freebie("auto-key-gift", { isDefaultValue: true });
const deEsser = freebie("vocal-de-esser-gift");
const plan = freebie("auto-tune-unlimited-monthly-60d-gift", { group: "", inputType: "checkbox" });
const given = freebie("templates", { choice: false });

const find = (path: string) => (path === "gone" ? undefined : cartItemSample({ path }));
const choice = findGiftChoice([key, plan, given, deEsser, freebie("gone")], find);

it("[FREE-01] shows radio buttons for a group, a box for what renews, and nothing for what is always given", () => {
  expect(choice.groups).toHaveLength(1);
  expect(choice.groups[0]?.gifts.map(({ freebie: { path } }) => path)).toEqual([
    key.path,
    deEsser.path,
  ]);
  expect(choice.boxes.map(({ freebie: { path } }) => path)).toEqual([plan.path]);
});

it("[FREE-03] starts with an editor's default, and keeps an earlier choice", () => {
  expect([...firstGifts(choice, undefined)]).toEqual([key.path]);
  const other = findGiftChoice([key, deEsser, { ...plan, isDefaultValue: true }], find);
  expect([...firstGifts(other, undefined)]).toEqual([key.path, plan.path]);
  expect([...firstGifts(other, [deEsser.path])]).toEqual([deEsser.path]);
});

it("one of a group is always chosen", () => {
  const undecided = findGiftChoice([deEsser, { ...key, isDefaultValue: false }], find);
  expect([...firstGifts(undecided, undefined)]).toEqual([deEsser.path]);
  const [group] = choice.groups;
  if (group === undefined) throw new Error("There is a group");
  const chosen = chooseInGroup(new Set([key.path, plan.path]), group, deEsser.path);
  expect([...chosen]).toEqual([plan.path, deEsser.path]);
});
