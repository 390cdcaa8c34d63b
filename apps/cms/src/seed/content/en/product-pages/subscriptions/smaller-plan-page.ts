import type { FaqBlock, PlanOfferBlock, ToolShelfBlock } from "@autotune/contract";
import type { SeedProductPage } from "../../../seed-content.ts";

interface SmallerPlan {
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly text: string;
  readonly seo: { title: string; description: string };
  readonly points: PlanOfferBlock["points"];
  readonly included: { readonly text: string; readonly shelves: ToolShelfBlock["shelves"] };
  /** How it differs from the next larger plan. */
  readonly larger: FaqBlock["items"][number];
}

/** A plan with a part of the tools needs one short page. It is in no menu. */
export function smallerPlanPage(plan: SmallerPlan): SeedProductPage {
  const { slug, name, tagline, text, seo, points, included, larger } = plan;
  const monthly = `auto-tune-${slug}-monthly`;
  const annual = `auto-tune-${slug}-yearly`;
  return {
    family: "subscriptions",
    slug,
    name,
    tagline,
    text,
    products: [annual, monthly],
    seo,
    blocks: [
      {
        block: "planOffer",
        headline: "One plan, monthly or annually",
        points: [
          ...points,
          {
            title: "Cancel any time",
            text: "The plan runs to the end of the period you’ve paid for",
          },
        ],
        monthly,
        annual,
      },
      { block: "toolShelf", headline: "What’s included", ...included },
      {
        block: "faq",
        headline: `Questions about ${name}`,
        items: [
          larger,
          {
            question: "Can I switch plans later?",
            answer:
              "Yes, in your account. Before you confirm, you see what changes, when it changes and what you’ll pay.",
          },
          {
            question: "Is there a free trial?",
            answer: "Not for this plan. Only AutoTune Unlimited has a free trial.",
          },
          {
            question: "How do I cancel?",
            answer:
              "In your account, at any time and without giving a reason. Everything keeps working until the end of the period you’ve paid for, and you won’t be charged again.",
          },
          { question: "How many computers can I use it on?", answer: "Two at a time." },
        ],
      },
    ],
    subpages: [],
  };
}
