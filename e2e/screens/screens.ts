import { languages, linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import type { Buyer } from "../fixtures/customer/buyer.ts";
import { communicationsLink } from "../fixtures/communications-link.ts";
import { footerPages } from "../fixtures/footer-pages.ts";
import { makeAccount } from "../fixtures/customer/make-account.ts";
import { expect } from "../fixtures/shop-test.ts";
import { kindsOfPage } from "./kinds-of-page.ts";
import {
  beginTrial,
  openPlan,
  planPanel,
  subscribeMonthly,
} from "../fixtures/customer/subscriber.ts";

export interface Screen {
  readonly name: string;
  /** Brings the page to the state to capture. */
  readonly open: (page: Page, buyer: Buyer) => Promise<void>;
  /** What lies over the page is smaller than it: only the viewport is captured. */
  readonly onlyWindow?: true;
}

const pathScreen = (name: string, path: string, status = 200): Screen => ({
  name,
  async open(page) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
  },
});

const slugs = {
  // Pro and its specs stand among the kinds of pages.
  AutoTune: ["at2026", "hybrid", "efx-plus", "auto-key"],
  AiPowered: [
    "vocal-prep",
    "vocal-eq",
    "vocal-compressor",
    "vocal-de-esser",
    "vocal-reverb",
    "vocal-chain-bundle",
  ],
  // Of the small effects two: their pages are alike.
  VocalEffects: ["metamorph", "harmony-engine", "vocodist", "choir", "twin", "dial"],
  Subscriptions: ["unlimited"],
} as const;

const products: readonly Screen[] = [
  ...(["AutoTune", "AiPowered", "VocalEffects", "Subscriptions"] as const).flatMap((route) =>
    slugs[route].map((slug) => pathScreen(`product ${slug}`, linkTo(route, { slug }))),
  ),
  ...["tutorials", "audio"].map((subpage) =>
    pathScreen(`product pro ${subpage}`, linkTo("AutoTune", { slug: "pro", subnav_slug: subpage })),
  ),
];

const pages: readonly Screen[] = [
  ...kindsOfPage.map(({ name, path }) => pathScreen(name, path)),
  ...footerPages.map((slug) => pathScreen(slug, linkTo("WPPageRenderer", { slug }))),
  pathScreen("not found", "/nowhere/at/all", 404),
];

const translated: readonly Screen[] = languages.map((language) =>
  pathScreen(`product at2026 ${language}`, linkTo("AutoTune", { slug: "at2026" }, language)),
);

const shopping: readonly Screen[] = [
  {
    name: "question about cookies",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await buyer.waitUntilHydrated();
      await page.getByRole("button", { name: "Decline" }).waitFor();
    },
  },
  {
    name: "menu",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await buyer.waitUntilHydrated();
      const wide = (page.viewportSize()?.width ?? 0) >= 1200;
      const banner = page.getByRole("banner");
      await banner.getByRole("button", { name: wide ? "Products" : "Menu" }).click();
      await page.locator(wide ? "#products-menu" : "#site-menu").waitFor();
    },
  },
  {
    name: "sign-in dialog",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await buyer.waitUntilHydrated();
      await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "create-account dialog",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await buyer.waitUntilHydrated();
      await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("tab", { name: "Create account" }).click();
    },
  },
  {
    name: "sign-in dialog for one person",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto(`/?loginEmail=${buyer.person.email}`);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "reset dialog",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await buyer.waitUntilHydrated();
      await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("tab", { name: "Sign in" }).click();
      await buyer.field("Email").fill(buyer.person.email);
      await page.getByRole("button", { name: "Forgot your password?" }).click();
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await page.getByRole("button", { name: "Resend" }).waitFor();
    },
  },
  pathScreen("password reset, link that does not work", linkTo("PasswordReset")),
  {
    name: "password reset",
    async open(page, buyer) {
      await page.goto(`${linkTo("PasswordReset")}?token=token&e=${buyer.person.email}`);
      await buyer.field("Password").waitFor();
    },
  },
  pathScreen("communications, nobody signed in", linkTo("CommunicationPreferences")),
  {
    name: "communications",
    async open(page, buyer) {
      await page.goto(communicationsLink(buyer.person.email));
      // A mailbox without an account has this choice alone.
      await page.getByRole("group", { name: "The newsletter" }).waitFor();
    },
  },
  {
    name: "empty cart",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto("/");
      await buyer.waitUntilHydrated();
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
    name: "checkout as a guest, with a trial",
    async open(_page, buyer) {
      await buyer.takeTrial();
      await buyer.button("Continue as guest").click();
    },
  },
  {
    name: "checkout with a code",
    async open(_page, buyer) {
      await buyer.putIntoCart();
      await buyer.enterCode("SING10");
      await buyer.panel("Your order").getByText("SING10").waitFor();
    },
  },
  pathScreen("set-up link that does not work", linkTo("AccountSetup")),
  {
    name: "account set-up",
    async open(page, buyer) {
      await page.goto(`${linkTo("AccountSetup")}?gt=token&e=${buyer.person.email}`);
      await buyer.field("Password").waitFor();
    },
  },
  {
    name: "cart",
    onlyWindow: true,
    async open(page, buyer) {
      await buyer.putIntoCart();
      await page.goto("/");
      await buyer.waitUntilHydrated();
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

/** Dialogs about an offer. */
const offers: readonly Screen[] = [
  {
    name: "product options",
    onlyWindow: true,
    async open(page) {
      await page.goto(`${linkTo("AutoTune", { slug: "at2026" })}?show_cards=auto-tune-2026`);
      await page.getByRole("dialog").getByRole("article").first().waitFor();
    },
  },
  {
    name: "trial terms",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto(`${linkTo("AutoTune", { slug: "at2026" })}?show_cards=unlimited`);
      await buyer.waitUntilHydrated();
      await page.getByRole("dialog").getByRole("button", { name: "Get a FREE Trial" }).click();
      await page.getByRole("dialog", { name: /14 days free/ }).waitFor();
    },
  },
  {
    name: "gift choice",
    onlyWindow: true,
    async open(page, buyer) {
      await buyer.openProduct("at2026");
      await buyer.buyButton.click();
      await page.getByRole("dialog").getByRole("radio").first().waitFor();
    },
  },
  {
    name: "upgrade, unqualified",
    onlyWindow: true,
    async open(page, buyer) {
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("tab", { name: "Create account" }).click();
      await buyer.signUp();
      await buyer.openProduct("pro");
      await page.getByRole("button", { name: /^Upgrade from/ }).click();
      await page.getByRole("dialog").getByRole("article").first().waitFor();
    },
  },
];

/** What a customer with one order sees, and one with a plan. */
const account: readonly Screen[] = [
  ...(["Overview", "Orders", "UserUpgrades", "Profile"] as const).map((name) => ({
    name: `account ${name}`,
    async open(page: Page, buyer: Buyer) {
      await buyer.buy();
      await page.goto(linkTo(name));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
    },
  })),
  {
    name: "account licence",
    async open(page, buyer) {
      await buyer.buy();
      await page.goto(linkTo("Overview"));
      await page.getByRole("link", { name: /^Manage license/ }).click();
      await page.getByRole("region", { name: "Computers" }).waitFor();
    },
  },
  {
    name: "account with a plan",
    async open(page, buyer) {
      await subscribeMonthly(page, buyer);
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "account plan",
    async open(page, buyer) {
      await openPlan(page, await subscribeMonthly(page, buyer));
    },
  },
  {
    name: "account plan, cancelling",
    async open(page, buyer) {
      await openPlan(page, await beginTrial(page, buyer));
      await planPanel(page).getByRole("button", { name: "Cancel plan" }).click();
      await planPanel(page)
        .getByRole("group", { name: /^Cancel/ })
        .waitFor();
    },
  },
  pathScreen("withdrawal", linkTo("Withdrawal")),
  pathScreen("link of an email that does not work", linkTo("Confirm")),
  pathScreen("reminders to confirm", `${linkTo("Confirm")}?kind=reminders&token=x`),
  {
    name: "choices of mails, waiting for the mailbox",
    async open(page, buyer) {
      await makeAccount(buyer);
      await page.goto(linkTo("CommunicationPreferences"));
      await page.getByRole("switch", { name: "Cart reminders" }).click();
      await page.getByText("We’ve sent you an email.").waitFor();
    },
  },
];

export const screens: readonly Screen[] = [
  ...translated,
  ...products,
  ...pages,
  ...shopping,
  ...offers,
  ...account,
];
