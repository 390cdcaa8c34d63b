import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { communicationsLink } from "../../fixtures/communications-link.ts";
import { confirmLink } from "../../fixtures/confirm-link.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { subscribedSince } from "./newsletter-time.ts";
import { expect } from "../../fixtures/shop-test.ts";

test(
  "[ROUTE-13] a signed link shows what its owner has chosen and changes it, without a sign-in",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await buyer.arriveAtPayment();
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
    await buyer.text("Logout Successful.").waitFor();

    const saved: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PATCH") saved.push(new URL(request.url()).pathname);
    });
    await page.goto(communicationsLink(buyer.person.email));
    const main = page.getByRole("main");
    const news = main.getByRole("switch", { name: "News and offers" });
    await expect(main.getByText(buyer.person.email)).toBeVisible();
    await expect(news).toBeChecked();
    await news.uncheck();
    await expect(main.getByRole("status")).toHaveText("Saved.");
    expect(saved).toEqual(["/laravel/rest/guest/capture-optin"]);
    await page.reload();
    await expect(news).not.toBeChecked();

    // Reminders are apart from them.
    const reminders = main.getByRole("switch", { name: "Cart reminders" });
    await expect(reminders).not.toBeChecked();
    await reminders.check();
    await expect(main.getByRole("status")).toHaveText("Saved.");
    await page.reload();
    await expect(reminders).toBeChecked();
    await expect(news).not.toBeChecked();

    // What is pressed while something is being saved is saved after it.
    const release = await holdCall(page.context(), "**/laravel/rest/guest/capture-optin");
    await news.check();
    await reminders.uncheck();
    release();
    await expect.poll(() => saved.length).toBe(4);
    await page.reload();
    await expect(news).toBeChecked();
    await expect(reminders).not.toBeChecked();

    // The newsletter begins once the e-mail address is confirmed.
    await main.getByRole("radio", { name: "Once a month" }).click();
    await expect(main.getByRole("status")).toContainText("We’ve sent you an email.");
    await expect(main.getByRole("radio", { name: "Not at all" })).toBeChecked();
    const find = async () => (await mailsTo(buyer.person.email)).map(({ text }) => text).join();
    await expect.poll(find, { timeout: 20_000 }).toContain("/newsletter-signup#token=");
  },
);

test(
  "[ROUTE-13] two open pages undo nothing of each other, and the first shows what the second changed",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    await buyer.arriveAtPayment();
    await subscribedSince(buyer.person.email, 1);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(communicationsLink(buyer.person.email));
      await expect(tab.getByRole("radio", { name: "Every issue" })).toBeChecked();
    }
    await other.getByRole("radio", { name: "Once a month" }).click();
    await expect(other.getByRole("main").getByRole("status")).toHaveText("Saved.");
    await page.getByRole("switch", { name: "Cart reminders" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Saved.");
    // The response brought what the other page had chosen.
    await expect(page.getByRole("radio", { name: "Once a month" })).toBeChecked();
    await other.reload();
    await expect(other.getByRole("radio", { name: "Once a month" })).toBeChecked();
    await expect(other.getByRole("switch", { name: "Cart reminders" })).toBeChecked();
    await expect(other.getByRole("switch", { name: "News and offers" })).toBeChecked();
  },
);

test(
  "[ROUTE-13] a signed-in customer gets cart reminders once the e-mail address is confirmed",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await makeAccount(buyer);
    await page.goto(linkTo("CommunicationPreferences"));
    const reminders = page.getByRole("switch", { name: "Cart reminders" });
    await reminders.click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      "We’ve sent you an email.",
    );
    await expect(reminders).not.toBeChecked();
    await page.goto(await confirmLink(buyer.person.email));
    await page.getByRole("button", { name: "Yes, remind me" }).click();
    await expect(page.getByRole("heading", { name: "Cart reminders are on." })).toBeFocused();
    await page.getByRole("link", { name: "All my preferences" }).click();
    await expect(reminders).toBeChecked();
    // Whose link it is, without a sign-in and with the token where no server sees it.
    await expect(page).toHaveURL(/\/communications#token=/);
    // A verified e-mail address needs no second confirmation.
    await page.goto(linkTo("CommunicationPreferences"));
    for (const isWanted of [false, true]) {
      await reminders.setChecked(isWanted);
      await expect(page.getByRole("main").getByRole("status")).toHaveText("Saved.");
    }
    await expect(reminders).toBeChecked();
  },
);

test.describe("A link that is not ours", () => {
  test.use({ expectedConsole: [/status of 400/] });

  test(
    "[ROUTE-13] opens nothing; a signed-in customer needs none",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const path = linkTo("CommunicationPreferences");
      await page.goto(`${communicationsLink(buyer.person.email)}x`);
      await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
      await page.goto(path);
      await buyer.waitUntilHydrated();
      await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("tab", { name: "Create account" }).click();
      await buyer.signUp();
      await expect(page).toHaveURL(path);
      const news = page.getByRole("switch", { name: "News and offers" });
      await expect(news).toBeChecked();
      await page.getByRole("button", { name: "Unsubscribe from all" }).click();
      await expect(page.getByRole("main").getByRole("status")).toHaveText("Saved.");
      await page.reload();
      await expect(news).not.toBeChecked();
    },
  );
});

test.describe("While the server is gone", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test(
    "the choices stay as they were, and can be tried again",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await buyer.arriveAtPayment();
      await context.route("**/laravel/rest/communications?*", (route) => route.abort());
      await page.goto(communicationsLink(buyer.person.email));
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2 })).toHaveText(
        "We couldn’t load your preferences.",
      );
      await context.unroute("**/laravel/rest/communications?*");
      await main.getByRole("button", { name: "Try again" }).click();
      const news = main.getByRole("switch", { name: "News and offers" });
      await expect(news).toBeChecked();
      await context.route("**/guest/capture-optin", (route) => route.abort());
      await news.click();
      await expect(main.getByRole("alert")).toBeVisible();
      await expect(news).toBeChecked();
    },
  );
});
