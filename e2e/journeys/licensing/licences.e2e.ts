import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { activateLicence } from "../../fixtures/customer/activate-licence.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { confirmLink } from "../../fixtures/confirm-link.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { ageOrder, giveOldLicence } from "../../fixtures/customer/old-purchase.ts";
import { readLicences } from "../../fixtures/customer/read-order.ts";
import { expect } from "../../fixtures/shop-test.ts";

async function openLicence(page: Page): Promise<void> {
  await page.goto(linkTo("Overview"));
  await page.getByRole("link", { name: /^Manage license/ }).click();
  await page.getByRole("heading", { level: 1, name: "Your license" }).waitFor();
}

test(
  "[ACCT-01] an owner finds licence and download, sees the computers in use and frees a seat",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await buyer.buy();
    const [licence] = await readLicences(buyer.panel("Your order"));
    if (licence === undefined) throw new Error("There is no licence on the summary");
    for (const device of ["Studio iMac", "Tour laptop"])
      expect(await activateLicence(licence, device)).toBe(201);
    expect(await activateLicence(licence, "A third one")).toBe(409);

    await page.goto(linkTo("Overview"));
    await expect(page.getByRole("heading", { name: /^What you own/ })).toBeVisible();
    const downloads = page.getByRole("region", { name: "Downloads" });
    const announced = downloads.getByRole("link", { name: /^Download AutoTune Hybrid .*macOS/ });
    const arriving = page.waitForEvent("download");
    await announced.first().click();
    const file = await (await arriving).path();
    await downloads.getByText("Checksums").first().click();
    const sum = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    await expect(downloads.getByText(sum)).toBeVisible();

    await openLicence(page);
    await expect(page.getByText(licence.authenticationString)).toBeVisible();
    const computers = page.getByRole("region", { name: "Computers" });
    await expect(computers).toContainText("2 of 2 in use");
    await computers.getByRole("button", { name: "Deactivate Tour laptop" }).click();
    await computers.getByRole("button", { name: "Yes, deactivate" }).click();
    await expect(computers).toContainText("1 of 2 in use");
    await expect(computers.getByText("Tour laptop")).toHaveCount(0);
    expect(await activateLicence(licence, "A third one")).toBe(201);

    await page.goBack();
    await expect(page.getByRole("heading", { name: /^What you own/ })).toBeVisible();
  },
);

test("A licence goes to another person once both have agreed by mail", async ({
  page,
  context,
  browser,
  baseURL,
  buyer,
}) => {
  const reference = await buyer.buy();
  await openLicence(page);
  const transfer = page.getByRole("region", { name: "Transfer to someone else" });
  await expect(transfer).toContainText("once the 14-day refund window has closed");

  await ageOrder(reference);
  await page.reload();
  await transfer.getByRole("button", { name: "Transfer this license" }).click();
  const taker = buyer.another().person;
  await transfer.getByRole("textbox").fill(taker.email);
  const release = await holdCall(context, "**/transfer");
  await transfer.getByRole("button", { name: "Send confirmation emails" }).click();
  // A request in flight cannot be cancelled by leaving the form.
  await expect(transfer.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await transfer.getByRole("button", { name: "Cancel" }).click({ force: true });
  await expect(transfer.getByRole("textbox")).toHaveValue(taker.email);
  release();
  await expect(transfer).toContainText(`Going to ${taker.email}`);

  await page.goto(linkTo("Overview"));
  const steps = page.getByRole("region", { name: "Next steps" });
  await expect(steps).toContainText("A transfer is waiting for confirmation");
  await steps.getByRole("link", { name: "See license" }).click();
  await expect(transfer).toContainText(`Going to ${taker.email}`);

  await page.goto(await confirmLink(buyer.person.email));
  await page.getByRole("button", { name: "Transfer license" }).click();
  await expect(page.getByRole("heading", { name: "Thanks. You’ve confirmed." })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await elsewhere.newPage();
  await other.goto(await confirmLink(taker.email));
  await other.getByRole("button", { name: "Accept license" }).click();
  await expect(other.getByRole("heading", { name: "The license has a new owner." })).toBeVisible();
  await elsewhere.close();

  await page.goto(linkTo("Overview"));
  await expect(page.getByText("No products yet")).toBeVisible();
  await buyer.openOrders();
  await expect(page.getByText("This license was transferred to someone else.")).toBeVisible();
  await expect(page.locator("code")).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(taker.email)).some(({ text }) => text.includes("/setup?")), {
      timeout: 20_000,
    })
    .toBe(true);
});

test.describe("Licences that fill more than one page", () => {
  // The browser itself reports the failure.
  test.use({ expectedConsole: [/status of 500/] });

  test("a page past the end is the last one, and a page that cannot be loaded says so", async ({
    page,
    context,
    buyer,
  }) => {
    await makeAccount(buyer);
    await giveOldLicence(buyer.person.email, "AT-PRO-X", 51);
    await page.goto(`${linkTo("Overview")}?page=99`);
    await expect(page).toHaveURL(`${linkTo("Overview")}?page=2`);
    const owned = page.getByRole("region", { name: /^What you own/ });
    await expect(owned.getByRole("link", { name: /^Manage license/ })).toHaveCount(1);

    const firstPage = "**/user/products?page=1&perpetual_only=0**";
    await context.route(firstPage, (route) => route.fulfill({ status: 500, json: {} }));
    await owned.getByRole("link", { name: "Newer" }).click();
    await expect(page.getByText("We couldn’t load this.")).toBeVisible();
    await expect(owned).toHaveCount(0);
    await context.unroute(firstPage);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(owned.getByRole("link", { name: /^Manage license/ })).toHaveCount(50);
    // The link that was pressed is gone with its page.
    await expect(page.getByRole("heading", { name: /^What you own/ })).toBeFocused();

    // The way back leads to the same place of the list.
    const manage = owned.getByRole("link", { name: /^Manage license/ });
    await manage.nth(30).click();
    await page.getByRole("heading", { level: 1, name: "Your license" }).waitFor();
    await page.goBack();
    await expect(manage.nth(30)).toBeInViewport();

    // A link to a part stays with it while what is above it grows.
    await giveOldLicence(buyer.person.email, "AT-HYBRID");
    const release = await holdCall(context, firstPage);
    await page.goto("about:blank");
    await page.goto(`${linkTo("Overview")}#downloads`);
    const downloads = page.getByRole("heading", { name: "Downloads" });
    await expect(downloads).toBeInViewport();
    release();
    await expect(manage).toHaveCount(50);
    await expect(downloads).toBeInViewport();
  });
});
