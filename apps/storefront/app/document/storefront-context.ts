import type {
  ArtistLinkView,
  ArtistView,
  CompanyFactView,
  CompanyNotice,
  CompatibilityView,
  DownloadPageLinkView,
  DownloadPageView,
  Family,
  FamilyView,
  LegacyVersionView,
  ManualLinkView,
  ManualSearchView,
  ManualView,
  MiniBanner,
  NavigationView,
  OutsideLinksBody,
  PlanContentsView,
  PageView,
  PolicyVersionView,
  PostLinkView,
  PostView,
  ProductPageView,
  ProductShelfView,
  PromotionPageView,
  SearchMode,
  SearchResponse,
  SubpageName,
  TutorialLinkView,
  TutorialView,
} from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { createContext } from "react-router";

/** What the storefront needs from its host server. It holds no personal data: pages are the same for everyone. */
export interface Storefront {
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  /** Whether this is a draft preview. */
  readonly isDraft: boolean;
  /** The HTML of a popup, where that is the draft. */
  readonly draftPopup: string | undefined;
  /** Whether the shop is a demonstration, as its footer then says. */
  readonly isDemonstration: boolean;
  /** Whether the page with testing aids is enabled. */
  readonly hasStoreTest: boolean;
  /** The payment provider's library and the storefront of the shop there. */
  readonly payment: { readonly scriptUrl: string; readonly storefront: string };
  findPage(key: string, language: Language): PageView | undefined;
  findPolicyVersion(
    document: string,
    version: number,
    language: Language,
  ): PolicyVersionView | undefined;
  findProductPage(
    family: Family,
    slug: string,
    language: Language,
    subpage?: SubpageName,
  ): ProductPageView | undefined;
  findPromotionPage(slug: string, language: Language): PromotionPageView | undefined;
  findFamily(family: Family, language: Language): FamilyView;
  /** Everything for sale, by family. */
  findProductShelves(language: Language): ProductShelfView[];
  /** The DAWs that editors list as tested; none where that page is not published. */
  findPluginHosts(language: Language): CompatibilityView["hosts"];
  /** What the menus offer. */
  findNavigation(language: Language): NavigationView;
  findPlanContents(language: Language): PlanContentsView;
  /** The brand's places outside of the shop that are linked. */
  findOutsideLinks(): OutsideLinksBody;
  /** What the company says of itself in a legal notice. */
  findCompanyFacts(notice: CompanyNotice, language: Language): CompanyFactView[];
  /** The banner above the top bar, wherever it may be shown. */
  findMiniBanner(language: Language): MiniBanner | undefined;
  readonly search: Search;
  /** The redirect of a path that no longer exists. */
  findRedirect(pathname: string): string | undefined;
  downloads(language: Language): Downloads;
  reading(language: Language): Reading;
  manuals(language: Language): Manuals;
}

/** What can be installed. */
interface Downloads {
  /** In the order that editors have given. */
  pages(): DownloadPageLinkView[];
  page(slug: string): DownloadPageView | undefined;
  /** Every version that is no longer maintained, by the name of its product. */
  legacyVersions(): LegacyVersionView[];
}

/** What is read at length, in one language or else in English. */
interface Reading {
  /** The newest first. */
  posts(): PostLinkView[];
  post(slug: string): PostView | undefined;
  /** In the order in which they are taught. */
  tutorials(): TutorialLinkView[];
  tutorial(slug: string): TutorialView | undefined;
  artists(): ArtistLinkView[];
  artist(slug: string): ArtistView | undefined;
}

interface Manuals {
  manuals(): ManualLinkView[];
  /** The content at `/documentation/<path>`: a manual, or one of its chapters. */
  manual(path: string): ManualView | undefined;
}

interface SearchQuestion {
  readonly query: string;
  readonly language: Language;
  /** `exact`: no word is corrected. */
  readonly mode: SearchMode | undefined;
}

/** One search for everything; undefined while it is unavailable. */
interface Search {
  site(question: SearchQuestion): Promise<SearchResponse | undefined>;
  /** The sections of one manual, or of all of them. */
  manuals(
    question: SearchQuestion & { readonly manual: string | undefined },
  ): Promise<ManualSearchView | undefined>;
}

export const storefrontContext = createContext<Storefront>();
