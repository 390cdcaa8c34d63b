import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import {
  makeAccount,
  makeAccountAndLeave,
  openDialog,
} from "../../fixtures/customer/make-account.ts";
import { expectLoggedNowhere } from "../../fixtures/logged-nowhere.ts";
import { resetLinks } from "./reset-links.ts";
import { expect } from "../../fixtures/shop-test.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const resetTitle = "Reset your password";
const newPassword = "Verse43down";

async function choosePassword(buyer: Buyer, password: string): Promise<void> {
  await buyer.field("Password").fill(password);
  await buyer.field("Confirm password").fill(password);
  await buyer.page.getByRole("button", { name: "Set new password" }).click();
}

test.describe("A forgotten password", () => {
  // The browser itself reports the rejected passwords and the used link.
  test.use({ expectedConsole: [/status of 40[01]/] });

  test(
    "[AUTH-13] [ROUTE-13] [FORM-11] is replaced by the link of a mail, which works once",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await makeAccountAndLeave(buyer);
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await openDialog(buyer);
      await page.getByRole("tab", { name: "Sign in" }).click();
      await page.getByRole("button", { name: "Forgot your password?" }).click();

      const reset = dialog(page, resetTitle);
      const email = reset.getByRole("textbox", { name: "Email" });
      const send = reset.getByRole("button", { name: "Send", exact: true });
      await expect(email).toBeFocused();
      await expect(send).toBeDisabled();
      await email.fill("nina@example.com");
      await expect(send).toBeDisabled();
      await email.press("Enter");
      await expect(email).toHaveAccessibleDescription("Invalid email");
      await email.fill(buyer.person.email);
      await expect(send).toBeEnabled();
      await expect(reset.getByRole("button", { name: "Cancel" })).toBeVisible();
      await send.click();
      await expect(reset.getByRole("status")).toContainText(buyer.person.email);
      await expect(reset.getByRole("button", { name: "Resend" })).toBeEnabled();
      await reset.getByRole("button", { name: "Ok" }).click();
      // The sign-in is back, with the e-mail address that was typed before.
      await expect(dialog(page, "Your AutoTune account")).toBeVisible();

      const [link = ""] = await resetLinks(buyer.person.email, { count: 1 });
      await page.goto(link);
      await buyer.field("Password").fill(newPassword.padEnd(24, "x"));
      await expect(buyer.field("Password")).toHaveAccessibleDescription("At most 20 characters");
      await choosePassword(buyer, "Password123");
      await expect(buyer.field("Password")).toHaveAttribute("aria-invalid", "true");
      await expect(buyer.field("Password")).toBeFocused();
      await choosePassword(buyer, newPassword);
      await expect(page.getByText("Your password has changed.")).toBeVisible();
      await expect(dialog(page, "Your AutoTune account")).toBeVisible();
      await expect(buyer.field("Email")).toHaveValue(buyer.person.email);
      await expect(buyer.field("Password")).toBeFocused();
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(linkTo("Overview"));
      await expectLoggedNowhere(link);

      // A used link says so before it asks for a password.
      await page.goto(link);
      await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeFocused();
      await expect(buyer.field("Password")).toHaveCount(0);
      await page.getByRole("button", { name: "Send me a new link" }).click();
      await expect(dialog(page, resetTitle)).toContainText(buyer.person.email);
    },
  );

  test(
    "[AUTH-13] clears its fields a second after it was closed, and shows the server's message",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await page.clock.install();
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      const reset = dialog(page, resetTitle);
      const email = reset.getByRole("textbox", { name: "Email" });
      const open = async () => {
        if (!(await dialog(page, "Your AutoTune account").isVisible())) await openDialog(buyer);
        await page.getByRole("button", { name: "Forgot your password?" }).click();
        await reset.waitFor();
      };
      await open();
      await email.fill(buyer.person.email);
      const message = "Something that only the server knows.";
      await context.route("**/laravel/password/email-web", (route) =>
        route.fulfill({ status: 400, json: { error: "mailboxFull", message } }),
      );
      await reset.getByRole("button", { name: "Send", exact: true }).click();
      await expect(reset.getByRole("alert")).toHaveText(message);
      await expect(reset.getByRole("button", { name: "Cancel" })).toBeVisible();
      await context.unroute("**/laravel/password/email-web");
      await reset.getByRole("button", { name: "Cancel" }).click();
      await page.clock.fastForward(1100);
      await open();
      await expect(email).toHaveValue("");
      await expect(reset.getByText(message)).toHaveCount(0);
    },
  );
});

test.describe("A signed-in person", () => {
  // A request at that time gets the response that its session has ended.
  test.use({ expectedConsole: [/status of 401/] });

  test("[AUTH-13] does not type the e-mail address again, and is signed out everywhere by the new password", async ({
    page,
    context,
    buyer,
  }) => {
    await makeAccount(buyer);
    const other = buyer.inTab(await context.newPage());
    await other.page.goto(linkTo("Home"));
    await expect(other.accountMenu).toBeVisible();
    await page.goto(linkTo("Profile"));
    await page.getByRole("button", { name: "Forgot password?" }).click();
    const reset = dialog(page, resetTitle);
    await expect(reset.getByRole("textbox")).toHaveCount(0);
    await expect(reset).toContainText(buyer.person.email);
    await reset.getByRole("button", { name: "Send", exact: true }).click();
    await reset.getByRole("button", { name: "Ok" }).click();
    const [link = ""] = await resetLinks(buyer.person.email, { count: 1 });
    await page.goto(link);
    await choosePassword(buyer, newPassword);
    await expect(dialog(page, "Your AutoTune account")).toBeVisible();
    await expect(other.button("Sign In")).toBeVisible();
  });
});

test.describe("A forgotten password, on a phone and by keyboard", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "[AUTH-13] [ROUTE-13] is replaced without a mouse",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await makeAccount(buyer);
      await page.goto(linkTo("Home"));
      // Logging out waits until the page knows who is signed in.
      await page.waitForLoadState("networkidle");
      await buyer.accountMenu.press("Enter");
      await buyer.button("Logout").press("Enter");
      const signIn = page.getByRole("banner").getByRole("button", { name: "Sign In" });
      await signIn.focus();
      await page.keyboard.press("Enter");
      await expect(buyer.field("Email")).toBeFocused();
      await page.keyboard.type(buyer.person.email);
      for (const _ of ["password", "show", "forgot"]) await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog(page, resetTitle).getByRole("textbox", { name: "Email" })).toHaveValue(
        buyer.person.email,
      );
      await expect(dialog(page, resetTitle).getByRole("textbox", { name: "Email" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog(page, resetTitle).getByRole("button", { name: "Resend" })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      const [link = ""] = await resetLinks(buyer.person.email, { count: 1 });
      await page.goto(link);
      await buyer.field("Password").focus();
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await expect(buyer.field("Password").last()).toBeFocused();
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(linkTo("Overview"));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    },
  );
});
