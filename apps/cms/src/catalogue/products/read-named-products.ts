import type { PayloadRequest } from "payload";
import { isolatedRequest } from "../../platform/documents/isolated-request.ts";
import { idOf } from "../../platform/documents/id-of.ts";

/** The products that some relations lead to, by id, in one query. */
export async function readNamedProducts(req: PayloadRequest, references: readonly unknown[]) {
  const ids = [...new Set(references.flatMap((reference) => idOf(reference) ?? []))];
  if (ids.length === 0) return new Map<number, never>();
  const { docs } = await req.payload.find({
    collection: "products",
    where: { id: { in: ids } },
    select: {
      path: true,
      pid: true,
      type: true,
      prices: true,
      trialDays: true,
      promoOnly: true,
      wpOnly: true,
    },
    depth: 0,
    pagination: false,
    req: isolatedRequest(req),
  });
  return new Map(docs.map((product) => [product.id, product]));
}
