import { drawnView } from "@autotune/commerce";
import type { ReadingPart } from "@autotune/contract";
import type { PayloadRequest } from "payload";
import { isolatedRequest } from "../documents/isolated-request.ts";

/**
 * A sentence about a picture whose product or image the CMS does not have; undefined where it has all of them. The shop
 * leaves such a picture out, and nobody would learn that its name was mistyped.
 */
export async function findMissingPicture(
  parts: readonly ReadingPart[],
  req: PayloadRequest,
): Promise<string | undefined> {
  for (const part of parts) {
    if (part.kind !== "picture") continue;
    const { shows } = part;
    if ("product" in shows && !(await hasProduct(shows.product, req)))
      return `There’s no product “${shows.product}”. You’ll find the path in the sidebar of the product.`;
    if ("product" in shows && shows.view !== undefined && !drawnView(shows.product, shows.view))
      return `“${shows.product}” has no drawing “${shows.view}”. Type the path alone for its window.`;
    if ("picture" in shows && !(await hasImage(shows.picture, req)))
      return `There’s no image ${shows.picture}. Its number is the last part of its URL, under Images.`;
  }
  return undefined;
}

async function hasProduct(path: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: "products",
    where: { path: { equals: path } },
    req: isolatedRequest(req),
  });
  return totalDocs > 0;
}

async function hasImage(id: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: "pictures",
    where: { id: { equals: Number(id) } },
    req: isolatedRequest(req),
  });
  return totalDocs > 0;
}
