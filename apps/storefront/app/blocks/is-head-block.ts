import type { BlockView } from "@autotune/contract";

/** Whether a block has the heading of the whole page. */
export function isHeadBlock({ block }: BlockView): boolean {
  return block === "hero" || block === "pageHead";
}
