import { linkTo, type Language } from "@autotune/routes";

/** The languages whose letters and lengths differ most. */
const shownLanguages = ["en", "es", "ja"] as const satisfies readonly Language[];

const kinds: Readonly<Record<string, (language: Language) => string>> = {
  home: (language) => linkTo("Home", {}, language),
  products: (language) => linkTo("Products", {}, language),
  family: (language) => linkTo("AutoTune", {}, language),
  product: (language) => linkTo("AutoTune", { slug: "pro" }, language),
  "product specs": (language) =>
    linkTo("AutoTune", { slug: "pro", subnav_slug: "specs" }, language),
  plan: (language) => linkTo("Subscriptions", { slug: "unlimited" }, language),
  compare: (language) => linkTo("Compare", {}, language),
  finder: (language) => `${linkTo("Finder", {}, language)}?make=mix&record=cubase&spend=once`,
  "own voice": (language) => linkTo("Try", {}, language),
  community: (language) => linkTo("Community", {}, language),
  post: (language) => linkTo("CommunityPost", { slug: "a-duet-for-one" }, language),
  "learning center": (language) => linkTo("LearningCenter", {}, language),
  lesson: (language) => linkTo("Tutorial", { slug: "tune-your-first-take" }, language),
  manuals: (language) => linkTo("ProductManual", { "*": "" }, language),
  chapter: (language) => linkTo("ProductManual", { "*": "auto-tune-pro/controls" }, language),
  "search in manuals": (language) =>
    `${linkTo("ProductManual", { "*": "" }, language)}?q=auto-tune`,
  artists: (language) => linkTo("Artists", {}, language),
  artist: (language) => linkTo("Artist", { slug: "tilda-quaverly" }, language),
  downloads: (language) => linkTo("SoftwareDownload", {}, language),
  "downloads of a product": (language) => linkTo("SoftwareDownload", { slug: "pro-x" }, language),
  "old installers": (language) => linkTo("DiscontinuedSoftwareDownload", {}, language),
  search: (language) => `${linkTo("SiteSearch", {}, language)}?q=auto-tune`,
  "compatible programs": (language) => linkTo("DawCompatibility", { system: "mac" }, language),
  policy: (language) => linkTo("PrivacyPolicy", {}, language),
  "page of blocks": (language) => linkTo("WPPageRenderer", { slug: "hip-hop" }, language),
  "newsletter form": (language) => linkTo("NewsletterSignup", {}, language),
  "beta form": (language) => linkTo("BetaSignup", {}, language),
  "page about cookies": (language) => linkTo("WPPageRenderer", { slug: "cookie-policy" }, language),
  "code redemption": (language) => linkTo("CodeRedemption", {}, language),
  "dealer's code": (language) => linkTo("DealerCode", { slug: "sample-music-store" }, language),
  promotion: (language) => linkTo("Promotions", { slug: "winter-studio" }, language),
  "inquiry form": (language) => linkTo("EduSiteLicenseInquiry", {}, language),
};

/** One page of each kind in a language. */
export function pagesIn(language: Language): readonly { name: string; path: string }[] {
  return Object.entries(kinds).map(([name, path]) => ({ name, path: path(language) }));
}

export const kindsOfPage = shownLanguages.flatMap((language) =>
  pagesIn(language).map(({ name, path }) => ({ name: `${name} ${language}`, path })),
);
