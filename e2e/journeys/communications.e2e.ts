import { linkTo } from "@autotune/routes";
import { test } from "./buyer-test.ts";
import { communicationsLink } from "./communications-link.ts";
import { mailsTo } from "./mailbox.ts";
import { expect } from "./shop-test.ts";

test("[ROUTE-13] a signed link shows what its owner has chosen and changes it, without a sign-in", async ({
  page,
  buyer,
}) => {
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

  // The newsletter begins when the mailbox has said so.
  const newsletter = main.getByRole("switch", { name: "The newsletter" });
  await newsletter.click();
  await expect(main.getByRole("status")).toContainText("We have sent you a mail.");
  await expect(newsletter).not.toBeChecked();
  const find = async () => (await mailsTo(buyer.person.email)).map(({ text }) => text).join();
  await expect.poll(find, { timeout: 20_000 }).toContain("/newsletter-signup#token=");
});

test.describe("A link that is not ours", () => {
  test.use({ expectedConsole: [/status of 400/] });

  test(
    "[ROUTE-13] opens nothing; whoever is signed in chooses without one",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const path = linkTo("CommunicationPreferences");
      await page.goto(`${communicationsLink(buyer.person.email)}x`);
      await expect(
        page.getByRole("heading", { name: "This link does not work any more." }),
      ).toBeVisible();
      await page.goto(path);
      await buyer.waitUntilAwake();
      await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("tab", { name: "Create account" }).click();
      await buyer.signUp();
      await expect(page).toHaveURL(path);
      const news = page.getByRole("switch", { name: "News and offers" });
      await expect(news).toBeChecked();
      await page.getByRole("button", { name: "Send me none of these" }).click();
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
        "Your choices could not be loaded.",
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
