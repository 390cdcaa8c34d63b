import { languages, linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import type { Buyer } from "../journeys/buyer.ts";
import { footerPages } from "../journeys/footer-pages.ts";
import { expect } from "../journeys/shop-test.ts";

export interface Screen {
  readonly name: string;
  /** Brings the page to where the picture is taken. */
  readonly open: (page: Page, buyer: Buyer) => Promise<void>;
  /** What lies over the page is smaller than it: only the window is taken. */
  readonly onlyWindow?: true;
}

const address = (name: string, path: string, status = 200): Screen => ({
  name,
  async open(page) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
  },
});

const slugs = {
  AutoTune: ["pro", "at2026", "hybrid", "efx-plus", "auto-key"],
  AiPowered: ["vocal-prep", "vocal-eq", "vocal-compressor", "vocal-de-esser", "vocal-reverb"],
  VocalEffects: ["metamorph", "harmony-engine", "vocodist", "choir"],
  Subscriptions: ["unlimited"],
} as const;

const products: readonly Screen[] = [
  ...(["AutoTune", "AiPowered", "VocalEffects", "Subscriptions"] as const).flatMap((route) =>
    slugs[route].map((slug) => address(`product ${slug}`, linkTo(route, { slug }))),
  ),
  ...["specs", "tutorials", "audio"].map((subpage) =>
    address(`product pro ${subpage}`, linkTo("AutoTune", { slug: "pro", subnav_slug: subpage })),
  ),
];

const pages: readonly Screen[] = [
  address("products", linkTo("Products")),
  address("learning center", linkTo("LearningCenter")),
  address("newsletter", linkTo("NewsletterSignup")),
  ...footerPages.map((slug) => address(slug, linkTo("WPPageRenderer", { slug }))),
  address("not found", "/nowhere/at/all", 404),
];

const translated: readonly Screen[] = languages.flatMap((language) => [
  address(`home ${language}`, linkTo("Home", {}, language)),
  address(`product pro ${language}`, linkTo("AutoTune", { slug: "pro" }, language)),
]);

const shopping: readonly Screen[] = [
  {
    name: "menu",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await buyer.waitUntilAwake();
      const wide = (page.viewportSize()?.width ?? 0) >= 1200;
      const banner = page.getByRole("banner");
      await banner.getByRole("button", { name: wide ? "Products" : "Menu" }).click();
      await page.getByRole(wide ? "tablist" : "dialog").waitFor();
    },
  },
  {
    name: "sign-in dialog",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await buyer.waitUntilAwake();
      await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "empty cart",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await buyer.waitUntilAwake();
      await buyer.cartButton.click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "checkout, nobody signed in",
    async open(_page, buyer) {
      await buyer.putIntoCart();
    },
  },
  {
    name: "cart",
    onlyWindow: true,
    async open(page, buyer) {
      await buyer.putIntoCart();
      await page.goto("/");
      await buyer.waitUntilAwake();
      await buyer.cartButton.click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "payment form",
    async open(_page, buyer) {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
    },
  },
  {
    name: "order summary",
    async open(_page, buyer) {
      await buyer.buy();
    },
  },
];

/** What a customer with one order sees. */
const account: readonly Screen[] = (["Overview", "Orders", "UserUpgrades", "Profile"] as const).map(
  (name) => ({
    name: `account ${name}`,
    async open(page, buyer) {
      await buyer.buy();
      await page.goto(linkTo(name));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
    },
  }),
);

export const screens: readonly Screen[] = [
  ...translated,
  ...products,
  ...pages,
  ...shopping,
  ...account,
];
