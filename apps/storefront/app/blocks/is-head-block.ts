import type { BlockView, HeroView, PageHeadView } from "@autotune/contract";

type HeadBlockView = HeroView | PageHeadView;
export type BodyBlockView = Exclude<BlockView, HeadBlockView>;

/** The head of a page is visible first; everything else can hydrate later. */
export function isHeadBlock(block: BlockView): block is HeadBlockView {
  return block.block === "hero" || block.block === "pageHead";
}

export function isBodyBlock(block: BlockView): block is BodyBlockView {
  return !isHeadBlock(block);
}
