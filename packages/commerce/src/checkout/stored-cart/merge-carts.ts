/** A line of a stored cart, wherever it is stored. */
export interface StoredLine {
  readonly path: string;
  readonly quantity: number;
}

interface StoredCart {
  /** Changes with every update; null where nothing is stored. */
  readonly revision: string | null;
  readonly lines: readonly StoredLine[];
}

/** What is to be done about a cart that lies here and at the server. */
export type CartMerge =
  | { readonly kind: "same" }
  /** The server gets this one. */
  | { readonly kind: "tell" }
  /** The stored cart replaces this one. */
  | { readonly kind: "take" }
  /** Both have changed. This one stays, and the person decides what becomes of what only the other one has. */
  | { readonly kind: "ask"; readonly missing: readonly StoredLine[] };

interface CartsToMerge {
  readonly here: readonly StoredLine[];
  readonly stored: StoredCart;
  /** How both were when they were last the same; null in a browser that has not seen this person's cart. */
  readonly seen: StoredCart | null;
}

/** Brings the carts of one person on several devices together, so that nothing is lost or doubled unasked. */
export function mergeCarts({ here, stored, seen }: CartsToMerge): CartMerge {
  // Not all that is stored can be had here. Nothing has changed since that was found out. And what is the same by chance,
  // after a purchase, is told: the server is about to take out what was bought, unless the cart is newer than the order.
  if (stored.revision !== null && stored.revision === seen?.revision)
    return { kind: hasSameLines(here, seen.lines) ? "same" : "tell" };
  if (hasSameLines(here, stored.lines)) return { kind: "same" };
  if (stored.revision === null) return { kind: "tell" };
  if (hasSameLines(here, seen?.lines ?? [])) return { kind: "take" };
  const paths = new Set(here.map(({ path }) => path));
  const missing = stored.lines.filter(({ path }) => !paths.has(path));
  return missing.length === 0 ? { kind: "tell" } : { kind: "ask", missing };
}

/** In whichever order. */
export function hasSameLines(one: readonly StoredLine[], other: readonly StoredLine[]): boolean {
  return written(one) === written(other);
}

/** Two upgrades of one path are two lines. */
function written(lines: readonly StoredLine[]): string {
  return lines
    .map(({ path, quantity }) => `${path} ${quantity}`)
    .toSorted()
    .join(",");
}
