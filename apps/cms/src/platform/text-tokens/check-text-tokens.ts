import {
  families,
  findBrokenToken,
  isPriceToken,
  textTokensIn,
  type TextToken,
} from "@autotune/contract";
import type { PayloadRequest } from "payload";
import { isolatedRequest } from "../documents/isolated-request.ts";

/**
 * Which tokens a text may have. `prices` where the shop draws the text, `counts` where it is only words, such as a title
 * or a description, and none where it is also read without the shop, such as by a newsletter.
 */
export type AllowedTokens = "none" | "counts" | "prices";

/** What is wrong with the tokens of a text; true where nothing is. */
export async function checkTextTokens(
  text: unknown,
  allowed: AllowedTokens,
  req: PayloadRequest,
): Promise<true | string> {
  if (typeof text !== "string") return true;
  const broken = findBrokenToken(text);
  if (broken !== undefined)
    return `“${broken}” is not a token. Write {tools:…}, {names:…}, {price:…} or {from:…} with a product’s path or a family.`;
  for (const token of textTokensIn(text)) {
    if (allowed === "none") return "This text can’t have tokens.";
    if (allowed === "counts" && isPriceToken(token))
      return "Prices differ by currency, so this text can’t have one. Counts and names are fine.";
    const problem = await findProblem(token, req);
    if (problem !== undefined) return problem;
  }
  return true;
}

async function findProblem(
  { kind, of, within }: TextToken,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (within !== undefined && !isFamily(within)) return `There’s no family “${within}”.`;
  if (kind === "from") return isFamily(of) ? undefined : `There’s no family “${of}”.`;
  if (kind !== "price" && isFamily(of)) return undefined;
  const { totalDocs } = await req.payload.count({
    collection: "products",
    where: { path: { equals: of } },
    req: isolatedRequest(req),
  });
  return totalDocs > 0
    ? undefined
    : `There’s no product “${of}”. You’ll find the path in the sidebar of the product.`;
}

function isFamily(name: string): boolean {
  return families.some((family) => family === name);
}
