import { randomBytes } from "node:crypto";
import { linkTo } from "@autotune/routes";
import { emptyRedis } from "@autotune/scripts/stack";
import type { Page } from "@playwright/test";
import { holdCall } from "../../fixtures/hold-call.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { expect, redisUrl, test } from "../../fixtures/shop-test.ts";

const call = "**/laravel/rest/edu-inquiries";
const schools = "schools@shop.localhost";

// All tests share one IP address, and its requests an hour are limited.
test.beforeEach(() => emptyRedis(redisUrl));

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill("Ana Ruiz");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "School or university" }).fill("Conservatoire");
  await page.getByRole("main").getByRole("combobox", { name: "Country" }).selectOption("FR");
  await page.getByRole("textbox", { name: "Seats" }).fill("40");
  await page.getByRole("textbox", { name: "Anything we should know?" }).fill("Two rooms.");
}

test("a school inquires about a site licence: what is missing is named, and one inquiry is mailed", async ({
  page,
  context,
}) => {
  const email = `ana.${randomBytes(6).toString("hex")}@school.test`;
  await page.goto(linkTo("EduSiteLicenseInquiry"));
  const send = page.getByRole("button", { name: "Send inquiry" });
  await send.click();
  await expect(page.getByRole("textbox", { name: "Your name" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Seats" })).toHaveAccessibleDescription(
    "Enter a whole number, for example 25",
  );
  await fillIn(page, email);
  const release = await holdCall(context, call);
  await send.dblclick();
  await expect(send).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("heading", { name: "We’ve got your inquiry." })).toBeFocused();

  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  const ours = async () => (await mailsTo(schools)).filter(({ text }) => text.includes(email));
  await expect.poll(async () => (await ours()).length, { timeout: 20_000 }).toBe(1);
  expect((await ours())[0]?.text).toContain("Two rooms.");
});

test.describe("While the server is gone", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("an inquiry stays in the form and can be sent again", async ({ page, context }) => {
    const email = `ana.${randomBytes(6).toString("hex")}@school.test`;
    await page.goto(linkTo("EduSiteLicenseInquiry"));
    await fillIn(page, email);
    await context.route(call, (route) => route.abort());
    await page.getByRole("button", { name: "Send inquiry" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Please try again");
    await context.unroute(call);
    await page.getByRole("button", { name: "Send inquiry" }).click();
    await expect(page.getByRole("heading", { name: "We’ve got your inquiry." })).toBeVisible();
  });
});
