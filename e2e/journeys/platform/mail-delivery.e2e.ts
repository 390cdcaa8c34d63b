import type { Locator } from "@playwright/test";
import { bounceMail } from "./bounce-mail.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { SupportConsole } from "../../fixtures/staff/support-console.ts";
import { orderMail } from "../../fixtures/mailbox.ts";
import { cmsUrl, expect } from "../../fixtures/shop-test.ts";

const narrow = { width: 390, height: 844 };

test("a bounced mail is counted on the dashboard and shows in the support console, where the mailbox is set to working again", async ({
  buyer,
  browser,
}) => {
  test.setTimeout(120_000);
  const { email, firstName, lastName } = buyer.person;
  const reference = await buyer.buy();
  const mail = await orderMail(email, reference);
  expect(mail.headers["auto-submitted"]).toBe("auto-generated");

  const context = await browser.newContext({ viewport: narrow });
  const supportConsole = new SupportConsole(await context.newPage());
  const { page } = supportConsole;
  await supportConsole.signIn("support@autotune.test");
  const failed = page
    .getByRole("region", { name: "What waits" })
    .getByRole("link", { name: /orders? without (its|their) email/ });
  const before = await countIn(failed);

  await bounceMail(mail);
  await page.reload();
  await expect(failed).toContainText("Our email to the customer bounced");
  expect(await countIn(failed)).toBe(before + 1);
  await failed.click();
  await page.waitForURL(/orders\?state=emailFailed/);
  await page.getByRole("link", { name: reference }).click();
  await page.getByRole("link", { name: `${firstName} ${lastName}` }).click();

  const section = page.getByRole("region", { name: "Email" });
  await expect(section).toContainText("The mailbox doesn’t exist");
  await expect(section).toContainText("550 5.1.1 nobody of that name lives here");
  await expect(section.getByText("bouncing")).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  await supportConsole.act(section, { title: "Email works again", button: "Resume emails" });
  await expect(supportConsole.news).toHaveText("Emails to this customer are going out again.");
  await expect(section).toHaveCount(0);
  await expect(supportConsole.timeline).toContainText("The customer asked by telephone");
  await page.goto(`${cmsUrl}/admin`, { waitUntil: "networkidle" });
  expect(await countIn(failed)).toBe(before);
  await context.close();
});

/** The number that a row of the dashboard begins with. */
async function countIn(row: Locator): Promise<number> {
  return Number.parseInt(await row.innerText(), 10);
}
