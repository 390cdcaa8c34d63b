import { randomBytes } from "node:crypto";
import { linkTo } from "@autotune/routes";
import type { Browser } from "@playwright/test";
import { AccountSettings } from "../../fixtures/customer/account-settings.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import { confirmLink } from "../../fixtures/confirm-link.ts";
import { giveAuthenticator } from "./give-authenticator.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { ageOrder } from "../../fixtures/customer/old-purchase.ts";
import { ageSessions } from "./age-sessions.ts";
import { expect, shopUrl } from "../../fixtures/shop-test.ts";

/** The same person at another computer. */
async function signInElsewhere(browser: Browser, buyer: Buyer): Promise<Buyer> {
  const context = await browser.newContext({ baseURL: shopUrl, locale: "en-US" });
  const there = buyer.inTab(await context.newPage());
  await there.page.goto(linkTo("Orders"));
  await there.page.getByRole("dialog").waitFor();
  await there.signIn();
  await expect(there.page).toHaveURL(shopUrl + linkTo("Orders"));
  return there;
}

test("A passkey is added, named, and signs in without a password", async ({
  page,
  context,
  buyer,
}) => {
  await giveAuthenticator(context, page);
  const settings = new AccountSettings(buyer);
  await settings.openAsNewPerson();
  const passkeys = settings.panel("Passkeys");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("status")).toContainText("Passkey added.");
  await expect(passkeys).toContainText("not used yet");

  await passkeys.getByRole("button", { name: /^Rename/ }).click();
  const name = passkeys.getByLabel("Passkey name");
  await expect(name).toBeFocused();
  await name.fill("Studio computer");
  await name.press("Enter");
  await expect(passkeys.getByRole("button", { name: "Rename Studio computer" })).toBeFocused();

  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("status")).toContainText(
    "already has a passkey for your account",
  );

  await buyer.logOut();
  await expect(page).toHaveURL(linkTo("Home"));
  await page.goto(linkTo("Profile"));
  await page.getByRole("dialog").getByRole("button", { name: "Sign in with a passkey" }).click();
  await settings.arrive();
  await expect(passkeys).toContainText(/last used (now|\d+ minutes? ago)/);

  await passkeys.getByRole("button", { name: "Remove Studio computer" }).click();
  await expect(passkeys.getByRole("button", { name: "Keep it" })).toBeFocused();
  await passkeys.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(passkeys).not.toContainText("Studio computer");
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeFocused();
});

test.describe("A passkey of somebody who signed in a while ago", () => {
  test.use({ expectedConsole: [/status of 403/] });

  test("is added once the password is confirmed", async ({ page, context, buyer }) => {
    await giveAuthenticator(context, page);
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    await ageSessions(buyer.person.email);
    const passkeys = settings.panel("Passkeys");
    const add = passkeys.getByRole("button", { name: "Add a passkey" });
    await add.click();
    const password = passkeys.getByLabel("Your password");
    await expect(password).toBeFocused();
    await passkeys.getByRole("button", { name: "Cancel" }).click();
    await expect(add).toBeFocused();

    await add.click();
    await password.press("Enter");
    await expect(password).toHaveAccessibleDescription("Please fill this in");
    await password.fill("Wrong42word");
    await password.press("Enter");
    await expect(password).toHaveAccessibleDescription("Incorrect password.");
    await expect(password).toBeFocused();
    await password.fill(buyer.person.password);
    await password.press("Enter");
    await expect(passkeys.getByRole("status")).toContainText("Passkey added.");
    await expect(add).toBeFocused();

    const remove = passkeys.getByRole("button", { name: /^Remove/ });
    await remove.click();
    await passkeys.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(password).toBeFocused();
    await passkeys.getByRole("button", { name: "Cancel" }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await passkeys.getByRole("button", { name: "Yes, remove it" }).click();
    await password.fill(buyer.person.password);
    await password.press("Enter");
    await expect(remove).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Passkeys" })).toBeFocused();
    await expect
      .poll(async () => (await mailsTo(buyer.person.email)).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toContain("A passkey was removed from your AutoTune account");
  });
});

test.describe("Sessions of somebody who signed in a while ago", () => {
  test.use({ expectedConsole: [/status of 403/], viewport: { width: 390, height: 844 } });

  test("are ended once the password is confirmed", async ({ page, browser, buyer }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    const there = await signInElsewhere(browser, buyer);
    await ageSessions(buyer.person.email);
    await page.reload();
    const sessions = settings.panel("Where you’re signed in");
    await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
    await sessions.getByRole("button", { name: "Yes, sign out everywhere else" }).click();
    const password = sessions.getByLabel("Your password");
    await expect(password).toBeFocused();
    await password.fill("Wrong42word");
    await password.press("Enter");
    await expect(password).toHaveAccessibleDescription("Incorrect password.");
    await password.fill(buyer.person.password);
    await password.press("Enter");
    await expect(sessions.getByRole("button", { name: /^Sign out/ })).toHaveCount(0);
    await there.page.context().close();
  });
});

test("A session at another computer is seen and ended from here", async ({ browser, buyer }) => {
  const settings = new AccountSettings(buyer);
  await settings.openAsNewPerson();
  const there = await signInElsewhere(browser, buyer);
  const third = await signInElsewhere(browser, buyer);

  await settings.page.reload();
  const sessions = settings.panel("Where you’re signed in");
  await expect(sessions.getByText("this device")).toHaveCount(1);
  const ends = sessions.getByRole("button", { name: /^Sign out Chrom/ });
  await expect(ends).toHaveCount(2);
  await ends.first().click();
  await sessions.getByRole("button", { name: "Never mind" }).click();
  await expect(ends).toHaveCount(2);
  await ends.first().click();
  await sessions.getByRole("button", { name: "Yes, sign it out" }).click();
  await expect(ends).toHaveCount(1);
  await expect(
    settings.page.getByRole("heading", { name: "Where you’re signed in" }),
  ).toBeFocused();

  await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
  await sessions.getByRole("button", { name: "Yes, sign out everywhere else" }).click();
  await expect(ends).toHaveCount(0);
  for (const { page } of [there, third]) {
    await page.reload();
    await expect(page).toHaveURL(shopUrl + linkTo("Home"));
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.context().close();
  }
  await settings.page.reload();
  await expect(sessions).toBeVisible();
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("another e-mail address takes effect once both mailboxes have confirmed", async ({
    page,
    context,
    buyer,
  }) => {
    const settings = new AccountSettings(buyer);
    const { email: oldEmail, password } = buyer.person;
    const newEmail = `nina.${randomBytes(6).toString("hex")}@new-studio.test`;
    await settings.openAsNewPerson();
    const emailPanel = settings.panel("Email address");
    await emailPanel.getByRole("button", { name: "Change email address" }).click();
    await expect(emailPanel.getByLabel("New email address")).toBeFocused();
    await emailPanel.getByLabel("New email address").fill(newEmail);
    await emailPanel.getByLabel("Your password").fill(password);
    await emailPanel.getByRole("button", { name: "Send confirmation emails" }).click();
    await expect(emailPanel.getByRole("listitem").filter({ hasText: oldEmail })).toContainText(
      "pending",
    );

    const mailbox = await context.newPage();
    await mailbox.goto(await confirmLink(oldEmail));
    // Opening the link confirms nothing.
    await expect(mailbox.getByRole("button", { name: "Yes, change my address" })).toBeVisible();
    await page.reload();
    await expect(emailPanel.getByText("confirmed")).toHaveCount(0);
    await mailbox.getByRole("button", { name: "Yes, change my address" }).click();
    await expect(
      mailbox.getByRole("heading", { name: "This address is confirmed." }),
    ).toBeFocused();
    await page.reload();
    await expect(emailPanel.getByRole("listitem").filter({ hasText: oldEmail })).toContainText(
      "confirmed",
    );
    await expect(emailPanel.getByRole("listitem").filter({ hasText: newEmail })).toContainText(
      "pending",
    );

    await mailbox.goto(await confirmLink(newEmail));
    await mailbox.getByRole("button", { name: "Yes, change my address" }).click();
    await expect(
      mailbox.getByRole("heading", { name: "Your email address has changed." }),
    ).toBeFocused();
    await expect(mailbox.getByRole("main")).toContainText(newEmail);
    await page.reload();
    await expect(settings.panel("Your details")).toContainText(newEmail);
    await expect(emailPanel.getByRole("button", { name: "Change email address" })).toBeVisible();
    for (const recipient of [oldEmail, newEmail])
      await expect
        .poll(async () => (await mailsTo(recipient)).length, { timeout: 20_000 })
        .toBeGreaterThan(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

test.describe("A change of the e-mail address", () => {
  test.use({ expectedConsole: [/status of 40[03]/] });

  test("needs the password, and its links are dead once it is withdrawn", async ({
    page,
    context,
    buyer,
  }) => {
    const settings = new AccountSettings(buyer);
    const newEmail = `nina.${randomBytes(6).toString("hex")}@new-studio.test`;
    await settings.openAsNewPerson();
    const emailPanel = settings.panel("Email address");
    await emailPanel.getByRole("button", { name: "Change email address" }).click();
    const password = emailPanel.getByLabel("Your password");
    await emailPanel.getByLabel("New email address").fill(buyer.person.email);
    await password.fill("Wrong42word");
    await password.press("Enter");
    await expect(emailPanel.getByLabel("New email address")).toHaveAccessibleDescription(
      "This is already your address.",
    );
    await emailPanel.getByLabel("New email address").fill(newEmail);
    await password.press("Enter");
    await expect(password).toHaveAccessibleDescription("Incorrect password.");
    await expect(password).toBeFocused();
    await expect(password).toHaveValue("");
    await password.fill(buyer.person.password);
    await password.press("Enter");
    const link = await confirmLink(newEmail);
    await emailPanel.getByRole("button", { name: "Cancel this change" }).click();
    await expect(emailPanel.getByRole("status")).toContainText("Change canceled.");

    const mailbox = await context.newPage();
    await mailbox.goto(link);
    await mailbox.getByRole("button", { name: "Yes, change my address" }).click();
    await expect(
      mailbox.getByRole("heading", { name: "This link no longer works." }),
    ).toBeFocused();
    await page.reload();
    await expect(settings.panel("Your details")).toContainText(buyer.person.email);
  });
});

test.describe("The password", () => {
  test.use({ expectedConsole: [/status of 40[03]/] });

  test("is changed with the current one, and signs out everywhere else", async ({
    browser,
    page,
    buyer,
  }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    const there = await signInElsewhere(browser, buyer);
    const panel = settings.panel("Password");
    await panel.getByRole("button", { name: "Change password" }).click();
    const present = panel.getByLabel("Current password");
    const wanted = panel.getByLabel("New password");
    const submit = panel.getByRole("button", { name: "Change password" });
    await expect(present).toBeFocused();
    await submit.click();
    await expect(present).toHaveAccessibleDescription("Please fill this in");

    await present.fill("Wrong42word");
    await wanted.fill("Refrain7down");
    await panel.getByLabel("Confirm password").fill("Refrain7down");
    await submit.click();
    await expect(present).toHaveAccessibleDescription("Incorrect password.");
    await expect(present).toBeFocused();

    await present.fill(buyer.person.password);
    await wanted.fill("Refrain7down".padEnd(24, "x"));
    await expect(wanted).toHaveAccessibleDescription("At most 20 characters");
    await wanted.fill("Password1");
    await panel.getByLabel("Confirm password").fill("Password1");
    await submit.click();
    await expect(wanted).toHaveAccessibleDescription(/This password is too common/);
    await wanted.fill("Refrain7down");
    await panel.getByLabel("Confirm password").fill("Refrain7down");
    await submit.click();
    await expect(panel.getByRole("status")).toContainText("Password changed.");

    await there.page.reload();
    await expect(there.page).toHaveURL(shopUrl + linkTo("Home"));
    await there.page.context().close();
    await buyer.logOut();
    await expect(page).toHaveURL(linkTo("Home"));
    await page.goto(linkTo("Profile"));
    await buyer.signIn("Refrain7down");
    await settings.arrive();
  });
});

test.describe("Two accounts of one person", () => {
  test(
    "become one, by an e-mail to the other mailbox",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const other = buyer.another();
      await new AccountSettings(other).openAsNewPerson();
      await other.logOut();
      await expect(page).toHaveURL(linkTo("Home"));
      const settings = new AccountSettings(buyer);
      await settings.openAsNewPerson();

      const merge = settings.panel("Have another account?");
      await merge.getByRole("button", { name: "Merge another account" }).click();
      await merge.getByLabel("Email address of the other account").fill(other.person.email);
      await merge.getByRole("button", { name: "Send confirmation email" }).click();
      await expect(merge.getByRole("status")).toContainText("Check that inbox");
      const link = await confirmLink(other.person.email);
      // Signed out, the page asks to sign in to the account that stays.
      await buyer.logOut();
      await expect(page).toHaveURL(linkTo("Home"));
      await page.goto(link);
      await expect(page.getByRole("main")).toContainText(other.person.email);
      await page.getByRole("button", { name: `Sign in as ${buyer.person.email}` }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Password", { exact: true }).fill(buyer.person.password);
      await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("button", { name: "Merge accounts" }).click();
      await expect(page.getByRole("heading", { name: "Your accounts are merged." })).toBeFocused();
    },
  );
});

/** Buys a licence, and offers it to somebody else. */
async function buyAndOffer(buyer: Buyer, email: string): Promise<void> {
  const { page } = buyer;
  await ageOrder(await buyer.buy());
  await page.goto(linkTo("Overview"));
  await page.getByRole("link", { name: /^Manage license/ }).click();
  const transfer = page.getByRole("region", { name: "Transfer to someone else" });
  await transfer.getByRole("button", { name: "Transfer this license" }).click();
  await transfer.getByRole("textbox").fill(email);
  await transfer.getByRole("button", { name: "Send confirmation emails" }).click();
}

test.describe("A licence for an e-mail address that has an account", () => {
  test.use({ expectedConsole: [/status of 403/] });

  test("is taken by signing in to it", { tag: "@long" }, async ({ browser, page, buyer }) => {
    const taker = buyer.another();
    const { email, password } = taker.person;
    const elsewhere = await browser.newContext({ baseURL: shopUrl, locale: "en-US" });
    await new AccountSettings(taker.inTab(await elsewhere.newPage())).openAsNewPerson();
    await elsewhere.close();
    await buyAndOffer(buyer, email);

    await page.goto(await confirmLink(email));
    const yes = page.getByRole("button", { name: "Accept license" });
    await yes.click();
    await expect(page.getByRole("main")).toContainText(
      "You already have an account with this address.",
    );
    await page.getByRole("button", { name: `Sign in as ${email}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await yes.click();
    await expect(page.getByRole("heading", { name: "Thanks. You’ve confirmed." })).toBeFocused();
  });
});

test.describe("The page where people confirm", () => {
  test.use({ expectedConsole: [/status of 400/] });

  test(
    "lets a person decline a licence, once, and shows so to the giver",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const taker = buyer.another().person;
      await buyAndOffer(buyer, taker.email);

      const link = await confirmLink(taker.email);
      await page.goto(link);
      await expect(page.getByRole("main")).toContainText(
        "is giving you a license for AutoTune Hybrid",
      );
      await page.getByRole("button", { name: "Decline" }).click();
      await expect(page.getByRole("heading", { name: "Transfer declined." })).toBeFocused();
      await page.goto(await confirmLink(buyer.person.email));
      await expect(page.getByRole("heading", { name: "Transfer declined." })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
    },
  );

  test("says that an invalid link does not work", { tag: "@long" }, async ({ page }) => {
    const dead = page.getByRole("heading", { name: "This link no longer works." });
    for (const kind of ["merge", "transfer", "nothing"]) {
      await page.goto(`${linkTo("Confirm")}?kind=${kind}&token=${"x".repeat(43)}`);
      await expect(dead, kind).toBeVisible();
    }
    await page.goto(linkTo("Confirm"));
    await expect(dead).toBeVisible();
    await page.goto(`${linkTo("Confirm")}?kind=email&token=${"x".repeat(43)}`);
    await page.getByRole("button", { name: "Yes, change my address" }).click();
    await expect(dead).toBeFocused();
  });
});
