import type { BlockView } from "@autotune/contract";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { AudioDemos } from "./audio-demos.tsx";
import { BetaForm } from "./beta-form.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { CompanyDetails } from "./company-details.tsx";
import { CompareTable } from "./compare-table.tsx";
import { Compatibility } from "./compatibility.tsx";
import { CookieTable } from "./cookie-table.tsx";
import { CurrentOffers } from "./current-offers.tsx";
import { DownloadsList } from "./downloads-list.tsx";
import { Families } from "./families.tsx";
import { Faq } from "./faq.tsx";
import { FeatureRows } from "./feature-rows.tsx";
import { IncludedIn } from "./included-in.tsx";
import { Hero } from "./hero.tsx";
import { LinkLists } from "./link-lists.tsx";
import { Media } from "./media.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import type { OwnOffer } from "./own-offer.ts";
import { PageHead } from "./page-head.tsx";
import { PlanOffer } from "./plan-offer.tsx";
import { ProductCards } from "./product-cards.tsx";
import { ProductList } from "./product-list.tsx";
import { PromoBanner } from "./promo-banner.tsx";
import { Prose } from "./prose.tsx";
import { ScrollingQuotes } from "./scrolling-quotes.tsx";
import { SocialLinks } from "./social-links.tsx";
import { Specs } from "./specs.tsx";
import { Testimonials } from "./testimonials.tsx";
import { ToolShelf } from "./tool-shelf.tsx";
import { Video } from "./video.tsx";

export { FamilyShelf } from "./family-shelf.tsx";
export { PageActions } from "./page-actions.tsx";

interface AllBlocksProps {
  blocks: readonly BlockView[];
  /** What the page sells. */
  own?: OwnOffer | undefined;
}

export function AllBlocks({ blocks, own }: AllBlocksProps) {
  const isRead = blocks.some(({ block }) => block === "prose");
  return inPlaces(blocks).map(({ place, item: block }) => (
    <OneBlock key={`${place} ${nameOf(block)}`} block={block} own={own} isRead={isRead} />
  ));
}

/** Not unique within a page; across pages it shows that the block in the same position is a different one. */
function nameOf(block: BlockView): string {
  return `${block.block} ${block.block === "media" ? block.picture.src : block.headline}`;
}

interface OneBlockProps {
  block: BlockView;
  own: OwnOffer | undefined;
  /** The page has a text that is read, such as a policy. */
  isRead: boolean;
}

function OneBlock({ block, own, isRead }: OneBlockProps) {
  switch (block.block) {
    case "hero":
      return <Hero block={block} />;
    case "pageHead":
      return <PageHead block={block} />;
    case "families":
      return <Families block={block} />;
    case "audioDemos":
      return <AudioDemos block={block} />;
    case "planOffer":
      return <PlanOffer block={block} others={own?.otherPlans ?? []} />;
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
    case "productList":
      return <ProductList block={block} />;
    case "currentOffers":
      return <CurrentOffers block={block} />;
    case "toolShelf":
      return <ToolShelf block={block} />;
    case "prose":
      return <Prose block={block} />;
    case "media":
      return <Media block={block} />;
    case "video":
      return <Video block={block} />;
    case "compareTable":
      return <CompareTable block={block} />;
    case "compatibility":
      return <Compatibility block={block} />;
    case "promoBanner":
      return <PromoBanner block={block} />;
    case "downloadsList":
      return <DownloadsList block={block} />;
    case "linkLists":
      return <LinkLists block={block} />;
    case "callToAction":
      return <CallToAction block={block} isQuiet={isRead} />;
    case "testimonials":
      return <Testimonials block={block} />;
    case "scrollingQuotes":
      return <ScrollingQuotes block={block} />;
    case "newsletterForm":
      return <NewsletterForm block={block} />;
    case "cookieTable":
      return <CookieTable block={block} />;
    case "betaForm":
      return <BetaForm block={block} />;
    case "socialLinks":
      return <SocialLinks block={block} />;
    case "companyDetails":
      return <CompanyDetails block={block} />;
  }
}
