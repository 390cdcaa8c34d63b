import { randomBytes } from "node:crypto";
import { linkTo, type Language } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { confirmLink } from "../../fixtures/confirm-link.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { interfaceText } from "../../fixtures/interface-text.ts";
import { headerOf, mailsTo } from "../../fixtures/mailbox.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { readDownTo } from "../../fixtures/read-down-to.ts";
import { edge, expect, shopUrl } from "../../fixtures/shop-test.ts";
import { withDiscount } from "./with-discount.ts";
import { withoutPopup } from "../../fixtures/without-popup.ts";

const newEmail = () => `nina.${randomBytes(6).toString("hex")}@studio.test`;

async function openForm(page: Page, language: Language, slug = "choir"): Promise<Locator> {
  await withoutPopup(page);
  await page.goto(linkTo("VocalEffects", { slug }, language));
  const form = page.getByRole("region", {
    name: interfaceText(language, "Get a price alert"),
    exact: true,
  });
  await readDownTo(page, form);
  return form;
}

const wishIn = (form: Locator) => form.locator("input[name=wish]");
const emailIn = (form: Locator) => form.locator("input[name=email]");

async function mailsAfter(email: string, count: number, timeout = 20_000) {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout }).toBe(count);
  return mailsTo(email);
}

for (const [language, country, typed, shownPrice] of [
  ["en", "US", "49.90", "$49.90"],
  ["de", "DE", "49,90", "49,90 €"],
] as const) {
  test(`a price alert is confirmed from the mailbox, reached, sent once and deleted, in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const text = (english: string) => interfaceText(language, english);
    const email = newEmail();
    await context.addCookies([{ name: "country", value: country, url: baseURL ?? "" }]);
    const form = await openForm(page, language);
    const send = form.getByRole("button", { name: text("Set price alert") });
    await wishIn(form).fill("9999");
    await send.click();
    await expect(wishIn(form)).toHaveAttribute("aria-invalid", "true");
    await expect(wishIn(form)).toBeFocused();
    await wishIn(form).fill(typed);
    await send.click();
    await expect(emailIn(form)).toBeFocused();
    await emailIn(form).fill(email);
    await send.dblclick();
    await expect(form.locator(":focus").getByText(text("Please check your inbox"))).toBeVisible();
    const [confirmMail] = await mailsAfter(email, 1);
    expect(confirmMail?.language).toBe(language);
    expect(confirmMail?.text.replaceAll("\u00a0", " ")).toContain(shownPrice);

    await page.goto(await confirmLinkOf(email));
    await page.getByRole("button", { name: text("Yes, alert me") }).click();
    await expect(page.getByRole("heading", { name: text("Price alert confirmed.") })).toBeFocused();

    await withDiscount("choir", 50, async () => {
      // The worker looks every minute.
      const [, alertMail] = await mailsAfter(email, 2, 150_000);
      expect(alertMail?.language).toBe(language);
      expect(alertMail?.text).toContain(linkTo("VocalEffects", { slug: "choir" }, language));
      if (alertMail === undefined) throw new Error("The mail has vanished");
      expect(await headerOf(alertMail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
      const button = (await headerOf(alertMail, "List-Unsubscribe")).replaceAll(/[<>]/g, "");
      const pressed = await fetch(button.replace(shopUrl, edge), {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
      expect(pressed.status).toBe(204);
    });
    expect(await mailsTo(email)).toHaveLength(2);
  });
}

async function confirmLinkOf(email: string): Promise<string> {
  await confirmLink(email);
  const [mail] = await mailsTo(email);
  return /^https?:\S+\/confirm[?#]kind=price&\S+$/m.exec(mail?.text ?? "")?.[0] ?? "";
}

test.describe("A price alert that is cancelled", () => {
  test.use({ expectedConsole: [/status of 400/] });

  test("the link of the mail deletes the alert, on a press and not by being opened", async ({
    page,
  }) => {
    const email = newEmail();
    const form = await openForm(page, "en");
    await wishIn(form).fill("30");
    await emailIn(form).fill(email);
    await form.getByRole("button", { name: "Set price alert" }).click();
    await expect(form.getByText("Please check your inbox")).toBeVisible();
    const [confirmMail] = await mailsAfter(email, 1);
    const stop =
      /^https?:\S+\/confirm[?#]kind=price-stop&\S+$/m.exec(confirmMail?.text ?? "")?.[0] ?? "";
    await page.goto(stop);
    await page.getByRole("button", { name: "Remove price alert" }).click();
    await expect(page.getByRole("heading", { name: "Price alert removed." })).toBeFocused();
    await page.goto(await confirmLinkOf(email));
    await page.getByRole("button", { name: "Yes, alert me" }).click();
    await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeFocused();
  });
});

test("a signed-in customer types no e-mail address, confirms it once, sees the alert again and cancels it", async ({
  page,
  context,
  buyer,
}) => {
  await makeAccount(buyer);
  const form = await openForm(page, "en");
  await expect(emailIn(form)).toHaveCount(0);
  await wishIn(form).fill("40");
  const release = await holdCall(context, "**/laravel/rest/price-alerts");
  await form.getByRole("button", { name: "Set price alert" }).click();
  await expect(wishIn(form)).toHaveAttribute("readonly", "");
  release();
  await expect(form.getByText("Please check your inbox")).toBeVisible();
  await page.goto(await confirmLinkOf(buyer.person.email));
  await page.getByRole("button", { name: "Yes, alert me" }).click();
  await expect(page.getByRole("heading", { name: "Price alert confirmed." })).toBeFocused();
  const again = await openForm(page, "en");
  await expect(again.getByRole("status")).toContainText("$40");
  await again.getByRole("button", { name: "Remove alert" }).click();
  await wishIn(again).fill("30");
  await again.getByRole("button", { name: "Set price alert" }).click();
  await expect(again.getByRole("status")).toContainText("Choir costs $30 or less");
  expect(await mailsTo(buyer.person.email)).toHaveLength(1);
});

test.describe("Signed out meanwhile", () => {
  test.use({ expectedConsole: [/status of 40[01]/] });

  test("a person who is not signed in any more sees an error", async ({ page, context, buyer }) => {
    await makeAccount(buyer);
    const form = await openForm(page, "en");
    await expect(emailIn(form)).toHaveCount(0);
    await context.clearCookies();
    await wishIn(form).fill("40");
    await form.getByRole("button", { name: "Set price alert" }).click();
    await expect(form.getByRole("alert")).toContainText("Could not process your request");
    await expect(wishIn(form)).toHaveValue("40");
  });
});

test.describe("Without a connection", () => {
  test.use({ expectedConsole: [/ERR_FAILED|Failed to load resource/] });

  test("nothing is lost, and it can be sent again", async ({ page }) => {
    const form = await openForm(page, "en");
    await wishIn(form).fill("40");
    await emailIn(form).fill(newEmail());
    await page.route("**/laravel/rest/price-alerts", (route) => route.abort());
    await form.getByRole("button", { name: "Set price alert" }).click();
    await expect(form.getByRole("alert")).toContainText("We couldn’t reach the server");
    await expect(wishIn(form)).toHaveValue("40");
    await page.unroute("**/laravel/rest/price-alerts");
    await form.getByRole("button", { name: "Set price alert" }).click();
    await expect(form.getByText("Please check your inbox")).toBeVisible();
  });
});
