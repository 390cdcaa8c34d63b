import { languages, linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { test as buyerTest } from "../../fixtures/customer/buyer-test.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { interfaceText } from "../../fixtures/interface-text.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { expect, test } from "../../fixtures/shop-test.ts";

const call = "**/laravel/rest/ios-app/betasignup";
const done = "Thank you for signing up; check your email for the iOS app link.";
const failure = "An unexpected error has occurred; we apologize for the inconvenience.";

function formOf(page: Page): Locator {
  return page.getByRole("main").locator("form", { has: page.locator("[name=birthYear]") });
}

async function open(page: Page): Promise<Locator> {
  await page.goto(linkTo("BetaSignup", {}, "en"));
  await page.mouse.move(200, 200);
  const form = formOf(page);
  // The years are there once the form is hydrated.
  await expect(form.getByRole("option")).not.toHaveCount(1);
  return form;
}

async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel("First name").fill("Ana");
  await form.getByLabel("Last name").fill("Sol");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Year of birth").selectOption("1990");
}

test(
  "[FORM-08] [API-08] the form can be sent once everything is filled in, with years from this one down to 1930",
  { tag: "@long" },
  async ({ page, context }) => {
    const form = await open(page);
    const years = form.getByRole("option");
    await expect(years.nth(1)).toHaveText(String(new Date().getFullYear()));
    await expect(years.last()).toHaveText("1930");
    const submit = form.getByRole("button", { name: "Sign me up" });
    await expect(submit).toBeDisabled();
    await fill(form, "ana@example.com");
    await expect(submit).toBeDisabled();
    await form.getByLabel("First name").press("Enter");
    await expect(form.getByLabel("Email")).toBeFocused();
    await expect(form.getByText("Invalid email")).toBeVisible();
    const email = `ana.${Date.now()}@studio.test`;
    await form.getByLabel("Email").fill(email);
    await expect(submit).toBeEnabled();
    await expect(form.locator("[name=fax]")).toBeHidden();

    const release = await holdCall(context, call);
    const sent = page.waitForRequest(call);
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({
      first_name: "Ana",
      last_name: "Sol",
      email,
      birthyear: 1990,
      fax: false,
    });
    await expect(form).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.getByText(done)).toBeVisible();

    // The promised e-mail arrives.
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Your link to the AutoTune app");
    expect(mail?.text).toMatch(/^https:\/\/apps\.example\/autotune-beta\r?$/m);
  },
);

test.describe("when it fails", () => {
  test.use({ expectedConsole: [/status of 500/] });

  test("[FORM-08] the form says so and can be sent again", async ({ page }) => {
    const form = await open(page);
    await fill(form, `bea.${Date.now()}@studio.test`);
    await page.route(call, (route) => route.fulfill({ status: 500, body: "{}" }));
    await form.getByRole("button", { name: "Sign me up" }).click();
    await expect(form.getByRole("alert")).toHaveText(failure);
    await page.unroute(call);
    await form.getByRole("button", { name: "Sign me up" }).click();
    await expect(page.getByText(done)).toBeVisible();
  });
});

buyerTest(
  "[FORM-08] a known name and e-mail address are not asked for again",
  async ({ buyer }) => {
    await makeAccount(buyer);
    const form = await open(buyer.page);
    await expect(form.getByLabel("Email")).toHaveValue(buyer.person.email);
    for (const label of ["First name", "Last name", "Email"])
      await expect(form.getByLabel(label)).toBeDisabled();
    await form.getByLabel("Year of birth").selectOption("1930");
    await form.getByRole("button", { name: "Sign me up" }).click();
    await expect(buyer.page.getByText(done)).toBeVisible();
  },
);

test("the sign-up exists in every language", async ({ page }) => {
  for (const language of languages) {
    await page.goto(linkTo("BetaSignup", {}, language));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("AutoTune");
    await expect(
      formOf(page).getByRole("button", { name: interfaceText(language, "Sign me up") }),
    ).toBeVisible();
  }
});
