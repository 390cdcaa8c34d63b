import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";

export interface Control {
  readonly name: string;
  readonly path: string;
  readonly find: (page: Page) => Locator;
  /** What somebody who pressed it waits for. */
  readonly effect: (page: Page) => Promise<unknown>;
}

const home = linkTo("Home");
const product = linkTo("AutoTune", { slug: "pro" });
const plan = linkTo("Subscriptions", { slug: "unlimited" });

const header = (page: Page) => page.getByRole("banner");
const dialog = (page: Page) => page.getByRole("dialog").first().waitFor();
const leavesFor = (path: string) => (page: Page) =>
  page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
/** A dialog over the page where scripts are here, the page that does the same where they are not. */
const dialogOr = (path: string) => (page: Page) =>
  Promise.any([dialog(page), leavesFor(path)(page)]);

export const controls: readonly Control[] = [
  {
    name: "Try for free, in the band",
    path: home,
    find: (page) =>
      page.getByRole("complementary", { name: "Offer" }).getByText("Try for free").first(),
    effect: (page) =>
      Promise.any([dialog(page), leavesFor(plan)(page), leavesFor(linkTo("Checkout"))(page)]),
  },
  {
    name: "Cart",
    path: home,
    find: (page) => header(page).locator("a", { hasText: "Cart" }),
    effect: dialogOr(linkTo("Checkout")),
  },
  {
    name: "Search",
    path: product,
    find: (page) => header(page).locator("a[aria-keyshortcuts]"),
    effect: dialogOr(linkTo("SiteSearch")),
  },
  {
    name: "Sign In",
    path: home,
    find: (page) => header(page).getByText("Sign In"),
    effect: dialog,
  },
  {
    name: "Menu",
    path: product,
    find: (page) => header(page).locator("a[aria-controls]:visible").first(),
    effect: (page) =>
      Promise.any([
        header(page).locator("a[aria-expanded=true]").first().waitFor(),
        leavesFor(linkTo("Products"))(page),
      ]),
  },
  {
    name: "Language",
    path: home,
    // On a phone the languages are at the end of the page.
    find: (page) => page.locator("header summary:visible, footer a[hreflang=de]:visible").first(),
    effect: (page) =>
      Promise.any([
        header(page).getByRole("link", { name: "Deutsch" }).waitFor(),
        leavesFor(linkTo("Home", {}, "de"))(page),
      ]),
  },
  {
    name: "Knob",
    path: home,
    find: (page) => page.locator("[data-knob]"),
    effect: (page) =>
      page
        .getByRole("figure", { name: "Retune a voice" })
        .getByRole("button", { name: "Pause" })
        .waitFor(),
  },
  {
    name: "Play",
    path: home,
    find: (page) => page.getByRole("figure", { name: "Retune a voice" }).locator("button").first(),
    effect: (page) =>
      page
        .getByRole("figure", { name: "Retune a voice" })
        .getByRole("button", { name: "Pause" })
        .waitFor(),
  },
  {
    name: "Before, of the instrument",
    path: home,
    find: (page) => page.getByRole("figure", { name: "Retune a voice" }).getByText("Before"),
    effect: (page) =>
      page.locator("input[value=before]:checked").first().waitFor({ state: "attached" }),
  },
  {
    name: "Buy Now",
    path: product,
    find: (page) => page.getByRole("main").getByRole("button", { name: "Buy Now" }).first(),
    effect: leavesFor(linkTo("Checkout")),
  },
  {
    name: "Upgrade from",
    path: product,
    find: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Upgrade from/ })
        .first(),
    effect: dialog,
  },
  {
    name: "More buying options",
    path: product,
    find: (page) => page.getByRole("button", { name: "More buying options" }),
    effect: dialog,
  },
  {
    name: "See the plans",
    path: plan,
    find: (page) => page.getByText("See the plans").first(),
    effect: (page) => page.waitForURL((url) => url.hash === "#plans"),
  },
  {
    name: "Get a FREE Trial, of a plan",
    path: plan,
    find: (page) => page.locator("#plans").getByText("Get a FREE Trial").first(),
    effect: (page) => Promise.any([dialog(page), leavesFor(linkTo("Checkout"))(page)]),
  },
  {
    name: "Cookie settings",
    path: plan,
    find: (page) => page.getByRole("contentinfo").getByText("Cookie settings"),
    effect: (page) => page.getByRole("button", { name: "Save choice" }).waitFor(),
  },
];
