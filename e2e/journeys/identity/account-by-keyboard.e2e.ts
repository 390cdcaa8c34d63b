import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { AccountSettings } from "../../fixtures/customer/account-settings.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { confirmLink } from "../../fixtures/confirm-link.ts";
import { giveAuthenticator } from "./give-authenticator.ts";
import { mailsTo, orderMail } from "../../fixtures/mailbox.ts";
import { ageOrder } from "../../fixtures/customer/old-purchase.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { findOwnPlan, planPanel, subscribeMonthly } from "../../fixtures/customer/subscriber.ts";
import { tabTo } from "../../fixtures/tab-to.ts";

/** The main tasks of the account, at a phone's width and without a mouse. */
test.use({ viewport: { width: 390, height: 844 } });

async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await target.waitFor();
  if (!(await target.evaluate((element) => element === document.activeElement)))
    await tabTo(page, target);
  await page.keyboard.type(text);
}

async function expectToFit(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

test(
  "A guest sets up the account of their first order",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await buyer.continueAsGuest();
    const reference = await buyer.payWithCard();
    await buyer.seeSummary();
    const { text } = await orderMail(buyer.person.email, reference);
    await page.goto(/https?:\/\/\S+\/setup\?\S+/.exec(text)?.[0] ?? "");
    await type(page, buyer.field("First name"), buyer.person.firstName);
    await type(page, buyer.field("Last name"), buyer.person.lastName);
    await type(page, buyer.field("Password"), buyer.person.password);
    await type(page, buyer.field("Confirm password"), buyer.person.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(linkTo("Overview"));
    await expectToFit(page);
  },
);

test("A passkey is added and signs in", { tag: "@long" }, async ({ page, context, buyer }) => {
  await giveAuthenticator(context, page);
  const settings = new AccountSettings(buyer);
  await settings.openAsNewPerson();
  const passkeys = settings.panel("Passkeys");
  await press(page, passkeys.getByRole("button", { name: "Add a passkey" }));
  await expect(passkeys.getByRole("status")).toContainText("Passkey added.");
  await expectToFit(page);
  await buyer.logOut();
  await expect(page).toHaveURL(linkTo("Home"));
  await page.goto(linkTo("Profile"));
  await press(
    page,
    page.getByRole("dialog").getByRole("button", { name: "Sign in with a passkey" }),
  );
  await settings.arrive();
});

test(
  "A plan is cancelled, and the cancellation undone",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const plan = await subscribeMonthly(page, buyer);
    await findOwnPlan(page, plan);
    const panel = planPanel(page);
    await press(page, panel.getByRole("button", { name: "Cancel plan" }));
    const question = panel.getByRole("group", { name: /^Cancel AutoTune Unlimited/ });
    await expect(question.getByRole("heading")).toBeFocused();
    await press(page, question.getByRole("button", { name: "Cancel plan" }));
    await expect(panel.getByText("canceled", { exact: true })).toBeVisible();
    await press(page, panel.getByRole("button", { name: "Undo cancellation" }));
    await expect(panel.getByText("active", { exact: true })).toBeVisible();
    await expectToFit(page);
  },
);

test("A licence goes to another person", { tag: "@long" }, async ({ page, buyer }) => {
  await ageOrder(await buyer.buy());
  await page.goto(linkTo("Overview"));
  await press(page, page.getByRole("link", { name: /^Manage license/ }));
  const transfer = page.getByRole("region", { name: "Transfer to someone else" });
  await press(page, transfer.getByRole("button", { name: "Transfer this license" }));
  const taker = buyer.another().person.email;
  await type(page, transfer.getByRole("textbox"), taker);
  await page.keyboard.press("Enter");
  await expect(transfer).toContainText(`Going to ${taker}`);
  await expectToFit(page);

  await page.goto(await confirmLink(buyer.person.email));
  await press(page, page.getByRole("button", { name: "Transfer license" }));
  await expect(page.getByRole("heading", { name: "Thanks. You’ve confirmed." })).toBeVisible();
  await page.goto(await confirmLink(taker));
  await press(page, page.getByRole("button", { name: "Accept license" }));
  await expect(page.getByRole("heading", { name: "The license has a new owner." })).toBeVisible();
  await expectToFit(page);
});

test(
  "A data export is requested, and the account's deletion",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    await press(
      page,
      settings.panel("Download your data").getByRole("button", { name: "Request a copy" }),
    );
    const subjects = async () => (await mailsTo(buyer.person.email)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 20_000 }).toContain("Your AutoTune data is ready");

    const end = settings.panel("Delete your account");
    await press(page, end.getByRole("button", { name: "Delete account" }));
    await type(page, end.getByRole("textbox", { name: "Your password" }), buyer.person.password);
    await page.keyboard.press("Enter");
    await expect(end).toContainText("Your account will be deleted on");
    await expect
      .poll(subjects, { timeout: 20_000 })
      .toContain("Your AutoTune account is scheduled for deletion");
    await expectToFit(page);
  },
);
