import type { PayloadRequest } from "payload";
import type { Upgrade } from "../../payload-types.ts";
import { idOf } from "../../platform/documents/id-of.ts";
import { readNamedProducts } from "../products/read-named-products.ts";

/** What is owned, and what it becomes; undefined where nothing is chosen, or it is gone. */
export async function readUpgradedProducts(
  req: PayloadRequest,
  { source, target }: Pick<Upgrade, "source" | "target">,
) {
  const named = await readNamedProducts(req, [source, target]);
  return { source: named.get(idOf(source) ?? 0), target: named.get(idOf(target) ?? 0) };
}
