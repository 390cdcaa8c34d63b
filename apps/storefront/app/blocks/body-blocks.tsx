import { AudioDemos } from "./audio-demos.tsx";
import { Families } from "./families.tsx";
import { Faq } from "./faq.tsx";
import { FeatureRows } from "./feature-rows.tsx";
import { IncludedIn } from "./included-in.tsx";
import type { BodyBlockView } from "./is-head-block.ts";
import type { OwnOffer } from "./own-offer.ts";
import { PlanOffer } from "./plan-offer.tsx";
import { ProductCards } from "./product-cards.tsx";
import { Prose } from "./prose.tsx";
import { Specs } from "./specs.tsx";
import { ToolShelf } from "./tool-shelf.tsx";

interface BodyBlocksProps {
  blocks: readonly BodyBlockView[];
  /** What the page sells. */
  own: OwnOffer | undefined;
}

export function BodyBlocks({ blocks, own }: BodyBlocksProps) {
  return blocks.map((block) => (
    <OneBlock key={`${block.block} ${block.headline}`} block={block} own={own} />
  ));
}

interface OneBlockProps {
  block: BodyBlockView;
  own: OwnOffer | undefined;
}

function OneBlock({ block, own }: OneBlockProps) {
  switch (block.block) {
    case "families":
      return <Families block={block} />;
    case "audioDemos":
      return <AudioDemos block={block} />;
    case "planOffer":
      return <PlanOffer block={block} plans={own?.plans ?? []} />;
    case "featureRows":
      return <FeatureRows block={block} />;
    case "includedIn":
      return <IncludedIn block={block} own={own} />;
    case "specs":
      return <Specs block={block} />;
    case "faq":
      return <Faq block={block} />;
    case "productCards":
      return <ProductCards block={block} />;
    case "toolShelf":
      return <ToolShelf block={block} />;
    case "prose":
      return <Prose block={block} />;
  }
}
