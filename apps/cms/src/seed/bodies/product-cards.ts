import type { ProductCardBody } from "@autotune/contract";
import { licences } from "../catalogue/licences.ts";
import { smallEffects } from "../catalogue/shelves.ts";
import { content } from "../content/en/index.ts";
import type { SeedCardWords, SeedProductPage } from "../content/seed-content.ts";

interface ToolCard {
  readonly page: string;
  /** Slugs of the plans that hold it. */
  readonly includedIn: readonly string[];
}

const inAll = ["unlimited", "producer", "essentials"];
const inTwo = ["unlimited", "producer"];

/** One for each product that has a page of its own. A card of a tool is named after its product. */
const toolCards: Readonly<Record<string, ToolCard>> = {
  "auto-tune-pro": { page: "auto-tune/pro", includedIn: ["unlimited"] },
  "auto-tune-2026": { page: "auto-tune/at2026", includedIn: inAll },
  "auto-tune-hybrid": { page: "auto-tune/hybrid", includedIn: ["unlimited"] },
  "auto-tune-efx-plus": { page: "auto-tune/efx-plus", includedIn: [] },
  "auto-key": { page: "auto-tune/auto-key", includedIn: inAll },
  "vocal-prep": { page: "ai-powered-vocal-chain/vocal-prep", includedIn: inAll },
  "vocal-eq": { page: "ai-powered-vocal-chain/vocal-eq", includedIn: inTwo },
  "vocal-compressor": { page: "ai-powered-vocal-chain/vocal-compressor", includedIn: inTwo },
  "vocal-de-esser": { page: "ai-powered-vocal-chain/vocal-de-esser", includedIn: inAll },
  "vocal-reverb": { page: "ai-powered-vocal-chain/vocal-reverb", includedIn: inTwo },
  metamorph: { page: "creative-vocal-effects/metamorph", includedIn: inTwo },
  "harmony-engine": { page: "creative-vocal-effects/harmony-engine", includedIn: inTwo },
  vocodist: { page: "creative-vocal-effects/vocodist", includedIn: inTwo },
  choir: { page: "creative-vocal-effects/choir", includedIn: inTwo },
  ...Object.fromEntries(
    smallEffects.map((path) => [
      path,
      { page: `creative-vocal-effects/${path}`, includedIn: ["unlimited"] },
    ]),
  ),
  "vocal-chain-bundle": {
    page: "ai-powered-vocal-chain/vocal-chain-bundle",
    includedIn: inTwo,
  },
};

const planTitles: Readonly<Record<string, string>> = {
  unlimited: "AutoTune Unlimited",
  producer: "AutoTune Producer",
  essentials: "AutoTune Essentials",
};

export const cardSlugs: readonly string[] = [...Object.keys(planTitles), ...Object.keys(toolCards)];

export function cardBody(slug: string): ProductCardBody | undefined {
  return planCard(content.cards, slug) ?? toolCard(slug);
}

const plain = {
  banner: "",
  useNormalRate: false,
  priceConditionals: "",
  primaryCtaText: "",
};

function planCard({ plan, plans }: SeedCardWords, slug: string): ProductCardBody | undefined {
  const title = planTitles[slug];
  const words = plans[slug];
  if (title === undefined || words === undefined) return undefined;
  const holds = { heading: plan.heading, features: [...words.features] };
  const paid = (features: readonly string[]) => [
    holds,
    { heading: plan.paying, features: [...features] },
  ];
  return {
    ...plain,
    title,
    subtitle: words.subtitle,
    type: "subscription",
    products: { annual: `auto-tune-${slug}-yearly`, monthly: `auto-tune-${slug}-monthly` },
    content: { annual: paid(plan.annual), monthly: paid(plan.monthly), default: [] },
    priceSubtext: "",
    terms: plan.terms,
    notes: words.notes ?? "",
    includedIn: [],
  };
}

function toolCard(slug: string): ProductCardBody | undefined {
  const { cards, products, productPages } = content;
  const card = toolCards[slug];
  const page = productPages[card?.page ?? ""];
  const name = products[slug]?.name;
  if (card === undefined || page === undefined || name === undefined) return undefined;
  const words = cards.tools[slug];
  const { heading, priceSubtext, terms } = cards.licence;
  return {
    ...plain,
    title: name,
    subtitle: page.nav?.description ?? page.tagline,
    type: "perpetual",
    products: { default: slug },
    content: {
      annual: [],
      monthly: [],
      default: [
        { heading, features: [...(words?.features ?? featuresOf(slug, page))] },
        { heading: terms.heading, features: [...terms.features] },
      ],
    },
    priceSubtext,
    terms: "",
    notes: words?.notes ?? "",
    includedIn: [...card.includedIn],
  };
}

/** A bundle has its parts on its card, and a product with a short page what that page shows. */
function featuresOf(slug: string, { blocks }: SeedProductPage): string[] {
  const parts = licences.find(({ path }) => path === slug)?.includes;
  if (parts !== undefined) return parts.flatMap((path) => content.products[path]?.name ?? []);
  return blocks.flatMap((block) =>
    block.block === "featureRows" ? block.rows.map(({ title }) => title) : [],
  );
}
