import type { Freebie } from "../catalogue/products/freebie.ts";
import { giveTogether } from "../checkout/freebies/give-together.ts";

/** A line of an order that something of it is returned from. */
export interface LineOfReturn {
  readonly id: number;
  readonly path: string;
  readonly isFreebie: boolean;
  readonly isUpgrade: boolean;
  /** It was returned before. */
  readonly isRefunded: boolean;
  /** What the product gives today. */
  readonly freebies: readonly Freebie[];
}

/** A licence of the buyer that has not been revoked. */
export interface LicenceOfBuyer {
  readonly id: number;
  /** The order line that granted it. */
  readonly lineId: number | null;
  /** The licence that was traded in for it. */
  readonly sourceId: number | null;
  /** Paths of its product. */
  readonly paths: readonly string[];
  /** Another licence has taken its place. */
  readonly isUpgraded: boolean;
}

/** A plan of the buyer that runs. */
interface PlanOfBuyer {
  readonly lineId: number;
  readonly path: string;
}

/** What was sold to owners only, by the promotion that it was sold with. */
interface ConditionalLine {
  readonly lineId: number;
  /** Paths of which the buyer had to own one. */
  readonly ownersOf: readonly string[];
}

export interface ReturnToFollow {
  /** Lines that are returned now. */
  readonly returned: readonly number[];
  /** All of the same order. */
  readonly lines: readonly LineOfReturn[];
  readonly licences: readonly LicenceOfBuyer[];
  readonly plans: readonly PlanOfBuyer[];
  readonly conditions: readonly ConditionalLine[];
}

export const returnCauses = [
  /** It was priced by a licence that is returned. */
  "upgrade",
  /** It was a gift of a product that is returned. */
  "gift",
  /** It was sold to owners of a product that is returned. */
  "condition",
] as const;
export type ReturnCause = (typeof returnCauses)[number];

export interface ReturnEffect {
  readonly lineId: number;
  readonly cause: ReturnCause;
  /** Licences of the line that are suspended; none where its plan ends. */
  readonly licences: readonly number[];
}

/**
 * What a return takes along. Nobody keeps for nothing what was cheaper, or free, because of what goes back. What is
 * returned itself is not among it, and a licence that an upgrade had replaced is free again with that upgrade's return.
 */
export function effectsOfReturn(facts: ReturnToFollow): ReturnEffect[] {
  const effects: ReturnEffect[] = giftsWithoutGiver(facts).map((lineId) =>
    effectOn(facts, lineId, "gift"),
  );
  // Each one may take others along.
  for (;;) {
    const gone = goneWith(facts, effects);
    const next = successorsOf(facts, gone) ?? unmetConditions(facts, gone);
    if (next === undefined)
      return effects.filter(({ licences, lineId }) => isAny(facts, licences, lineId));
    effects.push(next);
  }
}

interface Gone {
  readonly lines: ReadonlySet<number>;
  readonly licences: ReadonlySet<number>;
}

function goneWith({ returned, licences }: ReturnToFollow, effects: readonly ReturnEffect[]): Gone {
  const lines = new Set(returned);
  const ofReturned = licences.flatMap(({ id, lineId }) =>
    lineId !== null && lines.has(lineId) ? id : [],
  );
  return {
    lines: new Set([...returned, ...effects.map(({ lineId }) => lineId)]),
    licences: new Set([...ofReturned, ...effects.flatMap((effect) => effect.licences)]),
  };
}

/**
 * Gifts of the order that no product left in it gives. One that the catalogue no longer gives with any of them stays as
 * long as something bought stays.
 */
function giftsWithoutGiver({ lines, returned }: ReturnToFollow): number[] {
  const isLeft = ({ id, isRefunded }: LineOfReturn) => !isRefunded && !returned.includes(id);
  const bought = lines.filter(({ isFreebie, isUpgrade }) => !isFreebie && !isUpgrade);
  const left = bought.filter(isLeft);
  const gifts = lines.filter((line) => line.isFreebie && isLeft(line));
  const paths = gifts.map(({ path }) => path);
  const known = giveTogether(bought, paths);
  const given = giveTogether(left, paths);
  return gifts
    .filter(({ path }) => (known.includes(path) ? !given.includes(path) : left.length === 0))
    .map(({ id }) => id);
}

/** Licences that were paid for with one that is gone, of one line at a time. */
function successorsOf({ licences }: ReturnToFollow, gone: Gone): ReturnEffect | undefined {
  const isSuccessor = ({ id, sourceId }: LicenceOfBuyer) =>
    !gone.licences.has(id) && sourceId !== null && gone.licences.has(sourceId);
  const lineId = licences.find(isSuccessor)?.lineId ?? null;
  if (lineId === null) return undefined;
  const followed = licences.filter((licence) => licence.lineId === lineId && isSuccessor(licence));
  return { lineId, cause: "upgrade", licences: followed.map(({ id }) => id) };
}

/** What owners alone could buy, once the buyer owns nothing that it asked for. It had to hold until now. */
function unmetConditions(facts: ReturnToFollow, gone: Gone): ReturnEffect | undefined {
  const before = ownedPaths(facts, { lines: new Set(), licences: new Set() });
  const after = ownedPaths(facts, gone);
  const unmet = facts.conditions.find(
    ({ lineId, ownersOf }) =>
      !gone.lines.has(lineId) &&
      ownersOf.some((path) => before.has(path)) &&
      !ownersOf.some((path) => after.has(path)),
  );
  return unmet === undefined ? undefined : effectOn(facts, unmet.lineId, "condition");
}

function ownedPaths({ licences, plans }: ReturnToFollow, gone: Gone): Set<string> {
  return new Set([
    ...licences
      .filter(({ id, isUpgraded }) => !isUpgraded && !gone.licences.has(id))
      .flatMap(({ paths }) => paths),
    ...plans.filter(({ lineId }) => !gone.lines.has(lineId)).map(({ path }) => path),
  ]);
}

function effectOn({ licences }: ReturnToFollow, lineId: number, cause: ReturnCause): ReturnEffect {
  const ofLine = licences.filter((licence) => licence.lineId === lineId);
  return { lineId, cause, licences: ofLine.map(({ id }) => id) };
}

/** A line whose licences and plan are gone already has nothing left to lose. */
function isAny({ plans }: ReturnToFollow, licences: readonly number[], line: number): boolean {
  return licences.length > 0 || plans.some(({ lineId }) => lineId === line);
}
