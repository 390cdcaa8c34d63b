import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { runJob } from "../../fixtures/run-job.ts";
import { cmsUrl, expect } from "../../fixtures/shop-test.ts";
import { publish, signIn, takeOverWhatIsLocked } from "../../fixtures/staff/cms-panel.ts";
import { SupportConsole } from "../../fixtures/staff/support-console.ts";

const document = "terms-of-service";
const linkOf = (version: number) =>
  linkTo("PolicyVersion", { slug: document, version: `${version}` });

/** What the checkout names beside its button. */
const named = (page: Page) => page.getByRole("listitem").filter({ hasText: "Terms of Service" });

async function publishVersion(page: Page, version: number): Promise<void> {
  await takeOverWhatIsLocked(page);
  await signIn(page, "editor@autotune.test");
  await page.goto(`${cmsUrl}/admin/collections/pages?locale=en&search=${document}`, {
    waitUntil: "networkidle",
  });
  // Not pressed: before it is hydrated, the list ignores some presses.
  const link = page.getByRole("link", { name: "Terms of Service", exact: true });
  await page.goto(`${cmsUrl}${await link.getAttribute("href")}`, { waitUntil: "networkidle" });
  await page.locator('input[name="policy.version"]').fill(String(version));
  await page.getByLabel("Tell customers about this version").check();
  await publish(page);
}

test("[LEGAL-08] [LEGAL-09] an order is made under the terms that are published, whoever has an older page open; who agreed to older ones is told once, and can read them", async ({
  buyer,
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const reference = await buyer.buy();
  const agreed = page.getByRole("main").getByRole("link", { name: "Terms of Service" });
  const before = Number(/\/(\d+)$/.exec((await agreed.getAttribute("href")) ?? "")?.[1]);
  const after = before + 1;
  await expect(agreed).toHaveAttribute("href", linkOf(before));

  const laterPage = await (await browser.newContext()).newPage();
  const later = buyer.another().inTab(laterPage);
  await later.arriveAtPayment();
  await expect(named(laterPage)).toContainText(`(version ${before})`);

  const editor = await (await browser.newContext()).newPage();
  await publishVersion(editor, after);

  await later.continueButton.click();
  await expect(laterPage.getByRole("alert")).toContainText("Our terms have changed");
  await expect(named(laterPage)).toContainText(`(version ${after})`);
  await expect(named(laterPage).getByRole("link")).toHaveAttribute("href", linkOf(after));
  await later.continueToPayment();
  await later.payWithCard();
  await later.seeSummary();
  await expect(
    laterPage.getByRole("main").getByRole("link", { name: "Terms of Service" }),
  ).toHaveAttribute("href", linkOf(after));

  const told = async (email: string) =>
    (await mailsTo(email)).filter(({ text }) => text.includes(`/${document}`)).length;
  await runJob("announce-policies");
  await expect.poll(() => told(buyer.person.email), { timeout: 30_000 }).toBe(1);
  await runJob("announce-policies");

  await buyer.openOrders();
  await page.getByRole("main").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL(linkOf(before));
  await expect(page.getByRole("main")).toContainText(`Version ${before}, published`);
  await page.getByRole("link", { name: `Read the current version (${after})` }).click();
  await expect(page).toHaveURL(linkTo("WPPageRenderer", { slug: document }));

  const support = new SupportConsole(await (await browser.newContext()).newPage());
  await support.signIn("support@autotune.test");
  await support.page.goto(`${cmsUrl}/admin/support/orders/${reference}`, {
    waitUntil: "networkidle",
  });
  await expect(
    support.page.getByRole("region", { name: "Agreed to" }).getByRole("link").first(),
  ).toHaveAttribute("href", new RegExp(`${linkOf(before)}$`));

  expect([await told(buyer.person.email), await told(later.person.email)]).toEqual([1, 0]);
});
