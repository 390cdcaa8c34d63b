import type { CartItem, Freebie } from "@autotune/commerce";

/** A gift that can be chosen, with the product that it is. */
export interface Gift {
  readonly freebie: Freebie;
  readonly item: CartItem;
}

/** Exactly one of these is given. */
export interface GiftGroup {
  readonly group: string;
  readonly gifts: readonly Gift[];
}

export interface GiftChoice {
  readonly groups: readonly GiftGroup[];
  /** Plans that renew: accepted or declined. */
  readonly boxes: readonly Gift[];
}

/** The choices with a product, in the editor's order. What is no longer sold is not offered. */
export function findGiftChoice(
  freebies: readonly Freebie[],
  find: (path: string) => CartItem | undefined,
): GiftChoice {
  const gifts = freebies
    .filter(({ choice }) => choice)
    .map((freebie) => ({ freebie, item: find(freebie.path) }))
    .filter((gift): gift is Gift => gift.item !== undefined);
  const radios = gifts.filter(({ freebie }) => freebie.inputType === "radio");
  const names = new Set(radios.map(({ freebie }) => freebie.group));
  return {
    groups: [...names].map((group) => ({
      group,
      gifts: radios.filter(({ freebie }) => freebie.group === group),
    })),
    boxes: gifts.filter(({ freebie }) => freebie.inputType === "checkbox"),
  };
}

/**
 * The initial choice: what is in the cart from an earlier choice, or else the editor's default. One of a group is
 * always chosen.
 */
export function firstGifts(
  { groups, boxes }: GiftChoice,
  taken: readonly string[] | undefined,
): ReadonlySet<string> {
  const isSuggested = ({ freebie }: Gift) =>
    taken === undefined ? freebie.isDefaultValue : taken.includes(freebie.path);
  const ofGroups = groups.map(({ gifts }) => gifts.find(isSuggested) ?? gifts[0]);
  return new Set(
    [...ofGroups, ...boxes.filter(isSuggested)].flatMap((gift) => gift?.freebie.path ?? []),
  );
}

/** Replaces the chosen one of its group. */
export function chooseInGroup(
  chosen: ReadonlySet<string>,
  { gifts }: GiftGroup,
  path: string,
): ReadonlySet<string> {
  const others = new Set(gifts.map(({ freebie }) => freebie.path));
  return new Set([...[...chosen].filter((one) => !others.has(one)), path]);
}
