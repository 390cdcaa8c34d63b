import { linkTo } from "@autotune/routes";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { leaveCart } from "./leave-cart.ts";
import { headerOf, mailsTo } from "../../fixtures/mailbox.ts";
import { makeAccount, openDialog } from "../../fixtures/customer/make-account.ts";
import { runJob } from "../../fixtures/run-job.ts";
import { expect, shopUrl, undisturbed } from "../../fixtures/shop-test.ts";

const reminder = "Your cart is still here";

/** The server has received what a page has put into its cart, or removed. */
const cartReported = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes("/rest/cart-updated") && response.status() === 204,
  );

const elsewhere: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of elsewhere.splice(0)) await context.close();
});

async function openElsewhere(browser: Browser, buyer: Buyer): Promise<Buyer> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    locale: "en-US",
    storageState: undisturbed,
  });
  elsewhere.push(context);
  const there = buyer.inTab(await context.newPage());
  await there.page.goto(linkTo("Home"));
  await there.waitUntilHydrated();
  return there;
}

async function signInElsewhere(there: Buyer): Promise<void> {
  await openDialog(there);
  await there.signIn();
  await there.text("Login Successful").waitFor();
}

/** Signed in, with one product in the cart that the server knows of. */
async function fillCart(buyer: Buyer): Promise<void> {
  await makeAccount(buyer);
  await buyer.openProduct();
  const reported = cartReported(buyer.page);
  await buyer.buyNow();
  await reported;
}

async function reloadHydrated(buyer: Buyer): Promise<void> {
  await buyer.page.goto(linkTo("Home"));
  await buyer.waitUntilHydrated();
}

const remindersTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === reminder);

test("[CART-08] [CART-09] a signed-in person's cart comes back on another device, and is emptied there too", async ({
  browser,
  buyer,
}) => {
  await fillCart(buyer);
  const there = await openElsewhere(browser, buyer);
  await signInElsewhere(there);
  await expect(there.cartButton).toHaveAccessibleName("Cart 1 item");
  await expect(there.text("The products in your cart have been updated")).toBeVisible();

  await there.cartButton.click();
  const drawer = there.page.getByRole("dialog", { name: "YOUR CART" });
  const reported = cartReported(there.page);
  await drawer.getByRole("button", { name: "Remove AutoTune Hybrid" }).last().click();
  await reported;
  await reloadHydrated(buyer);
  await expect(buyer.cartButton).toHaveAccessibleName("Cart");
});

test("the cart of this browser stays, and the one from elsewhere is offered", async ({
  browser,
  buyer,
}) => {
  await fillCart(buyer);
  const there = await openElsewhere(browser, buyer);
  await there.openProduct("efx-plus");
  await there.buyNow();
  await reloadHydrated(there);
  await signInElsewhere(there);
  const question = there.page.getByRole("region", { name: "You left something in your cart" });
  await expect(question.getByRole("listitem")).toHaveText("AutoTune Hybrid");
  await expect(there.cartButton).toHaveAccessibleName("Cart 1 item");
  const reported = cartReported(there.page);
  await question.getByRole("button", { name: "Add to this cart" }).dblclick();
  await reported;
  await expect(question).toBeHidden();
  await expect(there.cartButton).toHaveAccessibleName("Cart 2 items");
  await reloadHydrated(buyer);
  await expect(buyer.cartButton).toHaveAccessibleName("Cart 2 items");
});

test("[CART-01] [CART-08] a reminder restores the cart on another device, which does not report it again", async ({
  browser,
  buyer,
}) => {
  test.setTimeout(120_000);
  const { email } = buyer.person;
  await fillCart(buyer);
  await leaveCart(email, 5);
  await runJob("remind-of-carts");
  await expect.poll(async () => (await remindersTo(email)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await remindersTo(email);
  if (mail === undefined) throw new Error("The reminder has vanished");
  expect(mail.text).toContain("AutoTune Hybrid");
  expect(mail.text).toContain("$199");
  expect(await headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const link = /\S+#cart=\S+/.exec(mail.text)?.[0] ?? "";

  const there = await openElsewhere(browser, buyer);
  const posts: string[] = [];
  there.page.on("request", (request) => {
    if (request.url().includes("/rest/cart-updated")) posts.push(request.url());
  });
  await there.page.goto(link);
  const drawer = there.page.getByRole("dialog", { name: "YOUR CART" });
  await expect(drawer.getByRole("listitem")).toHaveCount(1);
  await expect(drawer).toContainText("AutoTune Hybrid");
  await expect(there.page).toHaveURL(shopUrl + linkTo("Products"));
  await drawer.getByRole("button", { name: "Close the cart" }).click();
  await signInElsewhere(there);
  const stored = await there.page.evaluate(() => localStorage.getItem("cart") ?? "");
  expect(JSON.parse(stored)).toMatchObject({ recovered: true });
  await reloadHydrated(there);
  await expect(there.cartButton).toHaveAccessibleName("Cart 1 item");
  expect(posts).toEqual([]);

  await runJob("remind-of-carts");
  await expect.poll(async () => (await remindersTo(email)).length).toBe(1);
});

test.describe("A link that leads nowhere", () => {
  test.use({ expectedConsole: [/Failed to load resource.*400/] });
  test("says so, and leaves the page as it is", async ({ page, buyer }) => {
    await page.goto(`${linkTo("Products")}#cart=nothing.1.signed`);
    await expect(page.getByText("This cart link no longer works.")).toBeVisible();
    await expect(page).toHaveURL(shopUrl + linkTo("Products"));
    await expect(buyer.cartButton).toHaveAccessibleName("Cart");
  });
});

test(
  "[CART-16] a purchase empties the cart on the other device, and no reminder is sent",
  { tag: "@long" },
  async ({ browser, buyer }) => {
    test.setTimeout(120_000);
    await fillCart(buyer);
    const there = await openElsewhere(browser, buyer);
    await signInElsewhere(there);
    await expect(there.cartButton).toHaveAccessibleName("Cart 1 item");
    await buyer.continueToPayment();
    await buyer.payWithCard();
    await buyer.seeSummary();
    await reloadHydrated(there);
    await expect(there.cartButton).toHaveAccessibleName("Cart");

    // Another person's mail shows that the job has checked the carts.
    const other = await openElsewhere(browser, buyer.another());
    await fillCart(other);
    await leaveCart(buyer.person.email, 5);
    await leaveCart(other.person.email, 5);
    await runJob("remind-of-carts");
    await expect
      .poll(async () => (await remindersTo(other.person.email)).length, { timeout: 20_000 })
      .toBe(1);
    expect(await remindersTo(buyer.person.email)).toEqual([]);
  },
);
