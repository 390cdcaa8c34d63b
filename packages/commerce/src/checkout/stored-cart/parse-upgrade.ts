import type { CartUpgrade } from "../cart/cart.ts";
import { isName, isPath, isRecord } from "./stored-value.ts";
import { parseItem } from "./parse-item.ts";

export function parseUpgrade(value: unknown): CartUpgrade | undefined {
  const item = parseItem(value);
  if (item?.type !== "upgrade" || !isRecord(value) || !isRecord(value["qualifyingProduct"]))
    return undefined;
  const { from, to, sourceName, replaces } = value;
  const { code, purchaseId, serial } = value["qualifyingProduct"];
  const readable = isPath(from) && isPath(to) && isName(sourceName);
  if (!readable || !isName(code) || !isName(purchaseId) || !isName(serial)) return undefined;
  return {
    ...item,
    quantity: 1,
    from,
    to,
    sourceName,
    ...(isName(replaces) ? { replaces } : {}),
    qualifyingProduct: { code, purchaseId, serial },
  };
}
