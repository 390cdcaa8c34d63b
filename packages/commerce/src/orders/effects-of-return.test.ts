import { describe, expect, it } from "vitest";
import { freebieSample } from "../checkout/freebies/freebie.sample.ts";
import {
  effectsOfReturn,
  type LicenceOfBuyer,
  type LineOfReturn,
  type ReturnToFollow,
} from "./effects-of-return.ts";

function line(id: number, path: string, changes: Partial<LineOfReturn> = {}): LineOfReturn {
  const kind = { isFreebie: false, isUpgrade: false, isRefunded: false };
  return { id, path, ...kind, freebies: [], ...changes };
}

function licence(id: number, lineId: number | null, changes: Partial<LicenceOfBuyer> = {}) {
  return { id, lineId, sourceId: null, paths: [`p${id}`], isUpgraded: false, ...changes };
}

const gift = (id: number, path = "gift") => line(id, path, { isFreebie: true });
const giver = (id: number, ...paths: string[]) =>
  line(id, `giver-${id}`, { freebies: paths.map((path) => freebieSample(path)) });
const nothing: ReturnToFollow = {
  returned: [1],
  lines: [line(1, "pro")],
  licences: [licence(10, 1)],
  plans: [],
  conditions: [],
};
const owners = (lineId: number, ...ownersOf: string[]) => ({ lineId, ownersOf });

/** [what, facts, "line cause licences" of each effect] */
const cases: readonly (readonly [string, Partial<ReturnToFollow>, readonly string[]])[] = [
  ["a product by itself takes nothing along", {}, []],
  [
    "an upgrade that was priced by it goes",
    { licences: [licence(10, 1, { isUpgraded: true }), licence(20, 2, { sourceId: 10 })] },
    ["2 upgrade 20"],
  ],
  [
    "and so does an upgrade of that upgrade",
    {
      licences: [
        licence(10, 1, { isUpgraded: true }),
        licence(20, 2, { sourceId: 10, isUpgraded: true }),
        licence(30, 3, { sourceId: 20 }),
      ],
    },
    ["2 upgrade 20", "3 upgrade 30"],
  ],
  [
    "of two copies that were upgraded together, the one whose source goes",
    {
      licences: [
        licence(10, 1, { isUpgraded: true }),
        licence(11, 9, { isUpgraded: true }),
        licence(20, 2, { sourceId: 10 }),
        licence(21, 2, { sourceId: 11 }),
      ],
    },
    ["2 upgrade 20"],
  ],
  [
    "each part of a bundle that it was upgraded to",
    {
      licences: [
        licence(10, 1, { isUpgraded: true }),
        licence(20, 2, { sourceId: 10 }),
        licence(21, 2, { sourceId: 10 }),
      ],
    },
    ["2 upgrade 20 21"],
  ],
  [
    "the licence that a returned upgrade had replaced stays",
    {
      lines: [line(1, "pro-upgrade", { isUpgrade: true })],
      licences: [licence(5, null, { isUpgraded: true }), licence(10, 1, { sourceId: 5 })],
    },
    [],
  ],
  [
    "a gift goes with the product that gave it",
    { lines: [giver(1, "gift"), gift(2)], licences: [licence(10, 1), licence(20, 2)] },
    ["2 gift 20"],
  ],
  [
    "a gift that another product of the order gives as well stays",
    {
      lines: [giver(1, "gift"), gift(2), giver(3, "gift")],
      licences: [licence(10, 1), licence(20, 2), licence(30, 3)],
    },
    [],
  ],
  [
    "not once that one was returned before",
    {
      lines: [giver(1, "gift"), gift(2), { ...giver(3, "gift"), isRefunded: true }],
      licences: [licence(10, 1), licence(20, 2)],
    },
    ["2 gift 20"],
  ],
  [
    "a gift of another product stays",
    {
      lines: [line(1, "pro"), gift(2), giver(3, "gift")],
      licences: [licence(10, 1), licence(20, 2)],
    },
    [],
  ],
  [
    "a gift that the catalogue no longer gives stays while something bought stays",
    { lines: [line(1, "pro"), gift(2), line(3, "eq")], licences: [licence(20, 2)] },
    [],
  ],
  [
    "and goes with the last of it",
    {
      lines: [line(1, "pro"), gift(2), line(3, "eq", { isRefunded: true })],
      licences: [licence(10, 1), licence(20, 2)],
    },
    ["2 gift 20"],
  ],
  [
    "a gift that is returned with it is returned, not suspended",
    {
      returned: [1, 2],
      lines: [giver(1, "gift"), gift(2)],
      licences: [licence(10, 1), licence(20, 2)],
    },
    [],
  ],
  [
    "a plan that was a gift ends",
    { lines: [giver(1, "gift"), gift(2)], plans: [{ lineId: 2, path: "unlimited" }] },
    ["2 gift"],
  ],
  ["a gift plan that has ended is not named", { lines: [giver(1, "gift"), gift(2)] }, []],
  [
    "what an upgraded gift became goes with the gift",
    {
      lines: [giver(1, "gift"), gift(2)],
      licences: [
        licence(10, 1),
        licence(20, 2, { isUpgraded: true }),
        licence(30, 3, { sourceId: 20 }),
      ],
    },
    ["2 gift 20", "3 upgrade 30"],
  ],
  [
    "a plan that owners of it alone could buy ends",
    { plans: [{ lineId: 7, path: "loyal-plan" }], conditions: [owners(7, "p10", "other")] },
    ["7 condition"],
  ],
  [
    "and a licence that owners alone could buy",
    { licences: [licence(10, 1), licence(70, 7)], conditions: [owners(7, "p10")] },
    ["7 condition 70"],
  ],
  [
    "not while they own another product that it asked for",
    {
      licences: [licence(10, 1), licence(11, 8)],
      plans: [{ lineId: 7, path: "loyal-plan" }],
      conditions: [owners(7, "p10", "p11")],
    },
    [],
  ],
  [
    "not where the condition had ended before",
    {
      licences: [licence(10, 1), licence(70, 7)],
      conditions: [owners(7, "something-else")],
    },
    [],
  ],
  [
    "a plan that gave the right counts as owned, until it goes itself",
    {
      lines: [giver(1, "gift"), gift(2)],
      licences: [licence(10, 1), licence(70, 7)],
      plans: [{ lineId: 2, path: "unlimited" }],
      conditions: [owners(7, "unlimited")],
    },
    ["2 gift", "7 condition 70"],
  ],
];

describe("what a return takes along", () => {
  it.each(cases)("%s", (_, facts, expected) => {
    const effects = effectsOfReturn({ ...nothing, ...facts });
    expect(
      effects.map(({ lineId, cause, licences }) => [lineId, cause, ...licences].join(" ")),
    ).toEqual(expected);
  });
});
