import type { FaqBlock, FeatureRowsBlock, SpecsBlock } from "@autotune/contract";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

interface SmallEffect {
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly text: string;
  readonly seo: { title: string; description: string };
  readonly features: Omit<FeatureRowsBlock, "block">;
  readonly demo: { readonly headline: string; readonly title: string; readonly text: string };
  readonly questions: FaqBlock["items"];
  readonly inside: SpecsBlock["groups"][number]["rows"];
  readonly latency: string;
  readonly diskSpace: string;
  /** What else to listen to, beside the effect itself. */
  readonly listening: {
    readonly headline: string;
    readonly own: string;
    readonly others: readonly { product: string; title: string; text: string }[];
  };
  /** Paths of products. */
  readonly goesWith: string[];
}

/** One idea needs one short page, the same for each of the small effects. They are in no menu. */
export function smallEffectPage(effect: SmallEffect): SeedProductPage {
  const { slug, name, tagline, text, seo, features, demo, listening } = effect;
  return {
    family: "creative-vocal-effects",
    slug,
    name,
    tagline,
    text,
    products: [slug],
    seo,
    blocks: [
      { block: "featureRows", ...features },
      {
        block: "audioDemos",
        headline: demo.headline,
        text: `The same line, first dry, then through ${name}.`,
        demos: [{ product: slug, title: demo.title, text: demo.text }],
      },
      includedInUnlimited(`${name} comes with the plan, along with all other creative effects.`),
      systemRequirements,
      { block: "faq", headline: `Questions about ${name}`, items: effect.questions },
      {
        block: "productCards",
        headline: `Pairs well with ${name}`,
        products: effect.goesWith,
      },
    ],
    subpages: [
      {
        name: "specs",
        blocks: [
          specSheet({
            inside: effect.inside,
            latency: effect.latency,
            diskSpace: effect.diskSpace,
          }),
        ],
      },
      {
        name: "audio",
        blocks: [
          {
            block: "audioDemos",
            headline: listening.headline,
            text: "Each one before and after.",
            demos: [
              { product: slug, title: name, text: listening.own },
              ...listening.others.map((other) => ({ ...other })),
            ],
          },
        ],
      },
    ],
  };
}
