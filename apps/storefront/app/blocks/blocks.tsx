import type { BlockView } from "@autotune/contract";
import { BodyBlocksHost } from "./body-blocks-host.tsx";
import { Hero } from "./hero.tsx";
import { isBodyBlock, isHeadBlock } from "./is-head-block.ts";
import type { OwnOffer } from "./own-offer.ts";
import { PageHead } from "./page-head.tsx";

interface BlocksProps {
  /** A head, if there is one, comes first. */
  blocks: readonly BlockView[];
  /** What the page sells. */
  own?: OwnOffer | undefined;
}

export function Blocks({ blocks, own }: BlocksProps) {
  const head = blocks.find(isHeadBlock);
  return (
    <>
      {head?.block === "hero" ? <Hero block={head} /> : null}
      {head?.block === "pageHead" ? <PageHead block={head} /> : null}
      <BodyBlocksHost blocks={blocks.filter(isBodyBlock)} own={own} />
    </>
  );
}
