import fc from "fast-check";
import { hostileValue } from "./hostile-values.ts";

/** A change of one place in a value. */
export interface Edit {
  /** Which of its places, counted round. */
  readonly place: number;
  readonly kind: "replace" | "remove" | "add" | "repeat";
  readonly value: unknown;
}

export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    place: fc.nat(200),
    kind: fc.constantFrom<Edit["kind"]>("replace", "replace", "replace", "remove", "add", "repeat"),
    value: hostileValue,
  }),
  { minLength: 1, maxLength: 3 },
);

const removed = Symbol("removed");

/** The value with these changes: nearly what it was. Undefined where a change takes all of it away. */
export function applyEdits(value: unknown, changes: readonly Edit[]): unknown {
  const changed = changes.reduce(applyEdit, value);
  return changed === removed ? undefined : changed;
}

function applyEdit(value: unknown, edit: Edit): unknown {
  const places = countPlaces(value);
  return editAt(value, edit.place % places, edit);
}

function countPlaces(value: unknown): number {
  return 1 + childrenOf(value).reduce((sum, [, child]) => sum + countPlaces(child), 0);
}

/** Of lists and objects, and of JSON in a text, as some requests carry it. */
function childrenOf(value: unknown): [key: string, child: unknown][] {
  const inText = readJson(value);
  if (inText !== undefined) return [["", inText]];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function readJson(value: unknown): object | undefined {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return undefined;
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

function editAt(value: unknown, place: number, edit: Edit): unknown {
  if (place === 0) return changeOf(value, edit);
  let left = place - 1;
  for (const [key, child] of childrenOf(value)) {
    const places = countPlaces(child);
    if (left < places) return withChild(value, key, editAt(child, left, edit));
    left -= places;
  }
  return value;
}

function withChild(value: unknown, key: string, child: unknown): unknown {
  if (typeof value === "string") return child === removed ? "" : JSON.stringify(child);
  if (Array.isArray(value)) {
    const index = Number(key);
    return child === removed ? value.toSpliced(index, 1) : value.with(index, child);
  }
  const entries = Object.entries(Object(value)).filter(([name]) => name !== key);
  return Object.fromEntries(child === removed ? entries : [...entries, [key, child]]);
}

function changeOf(value: unknown, { kind, value: given }: Edit): unknown {
  if (kind === "remove") return removed;
  if (kind === "add" && Array.isArray(value)) return [...value, given];
  if (kind === "add" && typeof value === "object" && value !== null)
    return { ...value, [String(given).slice(0, 50)]: given };
  if (kind === "repeat" && Array.isArray(value))
    return Array.from({ length: 200 }).flatMap(() => value);
  if (kind === "repeat" && typeof value === "string") return value.repeat(50);
  return given;
}
