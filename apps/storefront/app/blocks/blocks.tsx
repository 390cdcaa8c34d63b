import type { BlockView } from "@autotune/contract";
import { Families } from "./families.tsx";
import { Faq } from "./faq.tsx";
import { FeatureRows } from "./feature-rows.tsx";
import { Hero } from "./hero.tsx";
import { PlanOffer } from "./plan-offer.tsx";
import { ProductCards } from "./product-cards.tsx";

interface BlocksProps {
  blocks: readonly BlockView[];
  /** h2 where the page has its headline before the blocks. */
  topHeading?: "h1" | "h2";
}

export function Blocks({ blocks, topHeading = "h1" }: BlocksProps) {
  return blocks.map((block, index) => (
    <OneBlock
      key={`${block.block} ${block.headline}`}
      block={block}
      heading={index === 0 ? topHeading : "h2"}
    />
  ));
}

function OneBlock({ block, heading }: { block: BlockView; heading: "h1" | "h2" }) {
  switch (block.block) {
    case "hero":
      return <Hero block={block} heading={heading} />;
    case "families":
      return <Families block={block} />;
    case "planOffer":
      return <PlanOffer block={block} />;
    case "featureRows":
      return <FeatureRows block={block} />;
    case "faq":
      return <Faq block={block} />;
    case "productCards":
      return <ProductCards block={block} />;
  }
}
