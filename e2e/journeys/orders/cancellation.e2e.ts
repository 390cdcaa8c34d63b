import { linkTo } from "@autotune/routes";
import { confirmLink } from "../../fixtures/confirm-link.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { openPlan, planPanel, subscribeMonthly } from "../../fixtures/customer/subscriber.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { cmsUrl, expect } from "../../fixtures/shop-test.ts";
import { SupportConsole } from "../../fixtures/staff/support-console.ts";
import type { Page } from "@playwright/test";

test("[LEGAL-05] a plan is canceled without signing in, once the link of the receipt is followed", async ({
  page,
  buyer,
  browser,
}) => {
  const plan = await subscribeMonthly(page, buyer);
  const stranger = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await stranger.goto(linkTo("Cancellation", {}, "de"));
  await stranger.getByLabel("Dein Name").fill("Ana Soto");
  await stranger.getByLabel("E-Mail deines Kontos").fill(buyer.person.email);
  await stranger.getByLabel("Abo oder Bestellnummer").fill("AutoTune Unlimited");
  await stranger.getByRole("button", { name: "Weiter" }).click();
  await expect(stranger.getByRole("main")).toContainText("zum frühestmöglichen Zeitpunkt");
  // The button that was pressed is gone with its step.
  await stranger.getByRole("button", { name: "Zurück" }).click();
  await expect(stranger.getByRole("heading", { name: "Dein Abo" })).toBeFocused();
  await stranger.getByRole("button", { name: "Weiter" }).click();
  await stranger.getByRole("button", { name: "Jetzt kündigen" }).click();
  await expect(
    stranger.getByRole("heading", { name: "Wir haben deine Kündigung erhalten." }),
  ).toBeFocused();

  await stranger.goto(await confirmLink(buyer.person.email));
  await stranger.getByRole("button", { name: "Ja, Abo kündigen" }).click();
  await expect(stranger.getByRole("main")).toContainText("Dein Abo ist gekündigt.");
  await stranger.close();

  await expect(async () => {
    await openPlan(page, plan);
    await expect(planPanel(page)).toContainText("canceled", { timeout: 1000 });
  }).toPass();
});

/** Declares it on the English page, without signing in. */
async function declare(stranger: Page, email: string, endsOn?: string): Promise<void> {
  await stranger.goto(linkTo("Cancellation"));
  await stranger.getByLabel("Your name").fill("Ana Soto");
  await stranger.getByLabel("Email of your account").fill(email);
  await stranger.getByLabel("Plan or order number").fill("AutoTune Unlimited");
  if (endsOn !== undefined) await stranger.getByLabel(/^Ends on/).fill(endsOn);
  await stranger.getByRole("button", { name: "Continue" }).click();
  await stranger.getByRole("button", { name: "Cancel now" }).click();
  await expect(
    stranger.getByRole("heading", { name: "We’ve received your cancellation." }),
  ).toBeFocused();
}

test("[LEGAL-05] a plan that is canceled for a later day says so on its page, and can be kept", async ({
  page,
  buyer,
  browser,
}) => {
  const plan = await subscribeMonthly(page, buyer);
  const stranger = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await declare(stranger, buyer.person.email, "2027-12-31");
  await stranger.goto(await confirmLink(buyer.person.email));
  await stranger.getByRole("button", { name: "Yes, cancel the plan" }).click();
  await expect(stranger.getByRole("main")).toContainText("Your cancellation is confirmed.");
  await stranger.close();

  await openPlan(page, plan);
  const notice = page.getByRole("status").filter({ hasText: "Canceled as of December 31, 2027" });
  await notice.getByRole("button", { name: "Keep the plan" }).click();
  await expect(page.locator(":focus")).toContainText("Your cancellation is taken back.");
  await openPlan(page, plan);
  await expect(planPanel(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("[LEGAL-05] a cancellation whose link nobody follows is settled by support, and the customer is told", async ({
  page,
  buyer,
  browser,
}) => {
  test.setTimeout(180_000);
  const { email } = buyer.person;
  const plan = await subscribeMonthly(page, buyer);
  const stranger = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await declare(stranger, email);
  await stranger.close();

  const manager = new SupportConsole(await (await browser.newContext()).newPage());
  await manager.signIn("manager@autotune.test");
  await manager.page.goto(`${cmsUrl}/admin/support/withdrawals`, { waitUntil: "networkidle" });
  const card = manager.page
    .getByRole("article", { name: "Cancellation AutoTune Unlimited" })
    .filter({ hasText: email });
  await expect(card).toContainText("not confirmed by email yet");
  await card.getByText("Settle", { exact: true }).click();
  await card.getByLabel("Note to the customer").fill("You called us on Tuesday.");
  await card.getByRole("textbox", { name: "Reason" }).fill("Identity checked by telephone");
  await card.getByRole("button", { name: "Settle cancellation" }).click();
  await expect(manager.news).toContainText("The cancellation is settled");
  await expect(card).toContainText("Told the customer: accepted. You called us on Tuesday.");

  const told = async () =>
    (await mailsTo(email)).filter(({ text }) => text.includes("You called us on Tuesday."));
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1);
  await expect(async () => {
    await openPlan(page, plan);
    await expect(planPanel(page)).toContainText("canceled", { timeout: 1000 });
  }).toPass();
});
