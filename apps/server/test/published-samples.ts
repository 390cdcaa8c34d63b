import type { ProductToPublish } from "@autotune/database";
import { currencies, type Prices } from "@autotune/commerce";
import type {
  ArtistBody,
  ManualBody,
  PageBody,
  PostBody,
  ProductCardBody,
  ProductPageBody,
  ReadingSection,
  TutorialBody,
} from "@autotune/contract";

export function pageSample(title: string, blocks: PageBody["blocks"] = []): PageBody {
  return { title, seo: {}, blocks };
}

export function productPageSample(slug: string, products: string[]): ProductPageBody {
  return {
    family: "auto-tune",
    slug,
    name: slug,
    tagline: "",
    text: "",
    products,
    seo: {},
    blocks: [],
    subpages: [],
  };
}

/** The same number of whole units in every currency: 459 is $459.00, and ¥45,900. */
export function pricesSample(units: number): Prices {
  return Object.fromEntries(currencies.map((currency) => [currency, units * 100])) as Prices;
}

export function productSample(
  path: string,
  units = 459,
  changes: Partial<ProductToPublish> = {},
): ProductToPublish {
  return {
    path,
    pid: `PID-${path}`,
    type: "perpetual",
    interval: null,
    trialDays: null,
    basePrices: pricesSample(units),
    discount: null,
    quantityDiscounts: [],
    freebies: [],
    includes: [],
    upgrade: null,
    moves: { upgradeableTo: [], switchableTo: [], downgradeableTo: [] },
    variantParent: null,
    promoOnly: false,
    wpOnly: false,
    useWibu: false,
    explanation: "",
    ...changes,
  };
}

export function productCardSample(
  title: string,
  products: ProductCardBody["products"],
  changes: Partial<ProductCardBody> = {},
): ProductCardBody {
  return {
    title,
    subtitle: "",
    type: "perpetual",
    banner: "",
    products,
    useNormalRate: false,
    content: { annual: [], monthly: [], default: [] },
    priceSubtext: "",
    priceConditionals: "",
    primaryCtaText: "",
    terms: "",
    notes: "",
    includedIn: [],
    ...changes,
  };
}

const sectionSample = (text: string): ReadingSection => ({
  anchor: "first",
  title: "First",
  parts: [{ kind: "text", text: [text] }],
});

export function postSample(title: string, changes: Partial<PostBody> = {}): PostBody {
  return {
    title,
    summary: `About ${title}`,
    writtenBy: "Somebody",
    writtenOn: "2026-03-03",
    topic: "craft",
    isSample: false,
    products: [],
    sections: [sectionSample(title)],
    seo: {},
    ...changes,
  };
}

export function tutorialSample(title: string, changes: Partial<TutorialBody> = {}): TutorialBody {
  return {
    title,
    summary: `About ${title}`,
    level: "beginner",
    topic: "tuning",
    minutes: 8,
    products: [],
    outcome: "You can do it",
    sections: [sectionSample(title)],
    seo: {},
    ...changes,
  };
}

export function artistSample(name: string, changes: Partial<ArtistBody> = {}): ArtistBody {
  return {
    name,
    role: "Sings",
    quote: "I sing.",
    summary: `About ${name}`,
    isSample: false,
    products: [],
    sections: [sectionSample(name)],
    seo: {},
    ...changes,
  };
}

export function manualSample(title: string, changes: Partial<ManualBody> = {}): ManualBody {
  return {
    title,
    summary: `How to use ${title}`,
    version: "1.0.0",
    products: [],
    chapters: [{ slug: "start", title: "Start", sections: [sectionSample(title)] }],
    seo: {},
    ...changes,
  };
}
