/** What is kept of a line of a cart, wherever that is. */
export interface KeptLine {
  readonly path: string;
  readonly quantity: number;
}

interface KeptCart {
  /** Another one with every change; null where nothing is kept. */
  readonly revision: string | null;
  readonly lines: readonly KeptLine[];
}

/** What is to be done about a cart that lies here and at the server. */
export type Levelling =
  | { readonly kind: "same" }
  /** The server is told of this one. */
  | { readonly kind: "tell" }
  /** What is kept takes the place of what lies here. */
  | { readonly kind: "take" }
  /** Both have changed. This one stays, and the person says what becomes of what only the other one has. */
  | { readonly kind: "ask"; readonly missing: readonly KeptLine[] };

interface CartsToLevel {
  readonly here: readonly KeptLine[];
  readonly kept: KeptCart;
  /** How both were when they were last the same; null in a browser that has not seen this person's cart. */
  readonly seen: KeptCart | null;
}

/** Brings the carts of one person on several devices together, so that nothing is lost or doubled unasked. */
export function levelCarts({ here, kept, seen }: CartsToLevel): Levelling {
  if (hasSameLines(here, kept.lines)) return { kind: "same" };
  if (kept.revision === null) return { kind: "tell" };
  // Not all that is kept can be had here. Nobody has changed anything since that was found out.
  if (kept.revision === seen?.revision)
    return { kind: hasSameLines(here, seen.lines) ? "same" : "tell" };
  if (hasSameLines(here, seen?.lines ?? [])) return { kind: "take" };
  const paths = new Set(here.map(({ path }) => path));
  const missing = kept.lines.filter(({ path }) => !paths.has(path));
  return missing.length === 0 ? { kind: "tell" } : { kind: "ask", missing };
}

/** In whichever order. */
export function hasSameLines(one: readonly KeptLine[], other: readonly KeptLine[]): boolean {
  return written(one) === written(other);
}

/** Two upgrades of one path are two lines. */
function written(lines: readonly KeptLine[]): string {
  return lines
    .map(({ path, quantity }) => `${path} ${quantity}`)
    .toSorted()
    .join(",");
}
