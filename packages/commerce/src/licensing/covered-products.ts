/** A product as far as it matters who owns it: a bundle has parts. */
interface Packed {
  readonly path: string;
  readonly includes: readonly string[];
}

/** Everything that some licences are for: their products, and the parts of those that are bundles. */
export function coveredProducts(held: Iterable<Packed>): ReadonlySet<string> {
  return new Set([...held].flatMap(({ path, includes }) => [path, ...includes]));
}

/** Whether licences are for a product. Who has every part of a bundle has the bundle: it is delivered in parts. */
export function isCovered({ path, includes }: Packed, covered: ReadonlySet<string>): boolean {
  if (covered.has(path)) return true;
  return includes.length > 0 && includes.every((part) => covered.has(part));
}
