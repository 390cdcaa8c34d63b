import { APIError, type CollectionSlug, type Field, type GlobalSlug, type Payload } from "payload";
import {
  fillFields,
  wholeDocument,
  type Data,
  type Filling,
  type TextPlace,
} from "./fill-fields.ts";

/** A collection's document, or a global. */
export interface Target {
  readonly name: string;
  readonly fields: readonly Field[];
  /** As it was before anything was tried. */
  readonly base: Data;
  save(data: Data): Promise<void>;
  read(): Promise<Data>;
}

export function documentTarget(payload: Payload, collection: CollectionSlug, base: Data): Target {
  const { config } = payload.collections[collection];
  const id = Number(base["id"]);
  const isDrafted = config.versions?.drafts !== undefined && config.versions.drafts !== false;
  const options = { collection, id, locale: "en", depth: 0, overrideAccess: true } as const;
  return {
    name: collection,
    fields: config.fields,
    base,
    async save(data) {
      await payload.update({
        ...options,
        data: isDrafted ? { ...data, _status: "published" } : data,
      });
    },
    read: async () => ({ ...(await payload.findByID(options)) }),
  };
}

export function globalTarget(
  payload: Payload,
  slug: GlobalSlug,
  fields: readonly Field[],
  base: Data,
): Target {
  return {
    name: slug,
    fields,
    base,
    async save(data) {
      await payload.updateGlobal({ slug, data, locale: "en", depth: 0 });
    },
    read: async () => ({ ...(await payload.findGlobal({ slug, locale: "en", depth: 0 })) }),
  };
}

/** What became of an attack in one field. */
export type Outcome =
  | { readonly is: "stored" }
  /** Another text was stored instead, or none. */
  | { readonly is: "replaced" }
  | { readonly is: "rejected"; readonly reason: string }
  /** The CMS failed on it, instead of rejecting it. */
  | { readonly is: "failed"; readonly reason: string };

export type Outcomes = ReadonlyMap<string, Outcome>;

/** Of fields that exclude each other, one is shown in each turn: the turns in which another one is. */
export function turnsOf(target: Target, { idIn, blocksOf }: Pick<Filling, "idIn" | "blocksOf">) {
  const shownIn = (turn: number): string => {
    const shown: string[] = [];
    fillFields(target.fields, target.base, wholeDocument(target.name, target.base), {
      turn,
      idIn,
      blocksOf,
      textFor: () => undefined,
      note: ({ path, isShown }) => {
        if (isShown) shown.push(path);
      },
    });
    return shown.join();
  };
  return shownIn(0) === shownIn(1) ? [0] : [0, 1];
}

interface Attempt {
  readonly attack: string;
  readonly turn: number;
  /** The fields that get it. */
  readonly wants: (name: string) => boolean;
  readonly idIn: Filling["idIn"];
  readonly blocksOf: Filling["blocksOf"];
}

/** For a new row, where the attack was rejected: one of these is right. */
const harmless = ["/words", "https://words.test/", "words", "1.0", "#123456"] as const;

/** Saves a document with the attack in every field that takes it; returns what became of each. */
export async function poisonDocument(
  target: Target,
  { attack, turn, wants, idIn, blocksOf }: Attempt,
): Promise<Outcomes> {
  const outcomes = new Map<string, Outcome>();
  const tries = new Map<string, number>();
  // Rows of a list must differ: the first of them is enough.
  const chosen = new Map<string, string>();
  const isAttacked = (path: string, name: string): boolean => {
    if (!wants(name)) return false;
    if (!chosen.has(name)) chosen.set(name, path);
    return chosen.get(name) === path;
  };
  for (let save = 0; save <= harmless.length + 2; save += 1) {
    const places: TextPlace[] = [];
    const filled = fillFields(target.fields, target.base, wholeDocument(target.name, target.base), {
      turn,
      idIn,
      blocksOf: (slugs, name) => (wants(name) ? blocksOf(slugs, name) : []),
      note: (place) => places.push(place),
      textFor: ({ path, name, before }) => {
        const tried = tries.get(path) ?? 0;
        if (tried === 0 && isAttacked(path, name)) return attack;
        if (tried <= 1 && typeof before === "string" && before !== "") return undefined;
        return tried === 0 ? undefined : harmless[tried - 1];
      },
    });
    const attacked = places.filter(
      ({ path, name, isShown }) => isShown && isAttacked(path, name) && !tries.has(path),
    );
    if (attacked.length === 0) return outcomes;
    const result = await trySaving(target, filled);
    if (result.is === "saved") {
      const stored = await target.read();
      for (const { path, name } of attacked)
        outcomes.set(name, { is: valueAt(stored, path) === attack ? "stored" : "replaced" });
      return outcomes;
    }
    if (result.is === "failed") {
      for (const { name } of attacked) outcomes.set(name, result);
      return outcomes;
    }
    for (const { path, message } of result.problems) {
      const place = places.find((one) => one.path === path);
      if (place === undefined)
        throw new Error(`${target.name} can’t be saved: ${path}: ${message}`);
      if (!tries.has(path) && isAttacked(path, place.name))
        outcomes.set(place.name, { is: "rejected", reason: message });
      tries.set(path, (tries.get(path) ?? 0) + 1);
    }
    if (attacked.every(({ path }) => tries.has(path))) return outcomes;
  }
  throw new Error(`${target.name} can’t be saved: ${JSON.stringify([...outcomes])}`);
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

type Saved =
  | { readonly is: "saved" }
  | { readonly is: "rejected"; readonly problems: readonly Problem[] }
  | { readonly is: "failed"; readonly reason: string };

async function trySaving(target: Target, data: Data): Promise<Saved> {
  try {
    await target.save(data);
    return { is: "saved" };
  } catch (error) {
    const problems = problemsOf(error);
    if (problems.length > 0) return { is: "rejected", problems };
    return { is: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof APIError)) return [];
  const data: unknown = error.data;
  const errors: unknown =
    typeof data === "object" && data !== null ? Reflect.get(data, "errors") : undefined;
  if (Array.isArray(errors))
    return errors.map((one: Partial<Problem>) => ({
      path: String(one.path),
      message: String(one.message),
    }));
  // What the contract rejects, when it is published.
  const [, pointer] = /: \/(\S+) must /.exec(error.message) ?? [];
  return pointer === undefined
    ? []
    : [{ path: pointer.replaceAll("/", "."), message: error.message }];
}

function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const part of path.split("."))
    value = typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined;
  return value;
}
