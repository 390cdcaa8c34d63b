import { randomBytes } from "node:crypto";
import { linkTo } from "@autotune/routes";
import { emptyRedis } from "@autotune/scripts/stack";
import { headerOf, mailsTo, type Mail } from "../../fixtures/mailbox.ts";
import { postOutSince, sentEarlier, subscribedSince } from "./newsletter-time.ts";
import { runJob } from "../../fixtures/run-job.ts";
import { expect, redisUrl, test } from "../../fixtures/shop-test.ts";

// The requests of one IP address an hour are limited.
test.beforeEach(() => emptyRedis(redisUrl));

const newEmail = () => `nina.${randomBytes(6).toString("hex")}@studio.test`;
const [firstPost, secondPost] = ["unlimited-explained", "a-duet-for-one"];

async function newestMail(email: string, count: number): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(count);
  const mail = (await mailsTo(email)).at(-1);
  if (mail === undefined) throw new Error("The mail has vanished");
  return mail;
}

const linkTowards = (text: string, path: string) =>
  text.split(/\r?\n/).find((line) => /^https?:/.test(line) && line.includes(path)) ?? "";

test("[FORM-06] [ROUTE-13] [ROUTE-18] the newsletter comes once it is confirmed, and ends with one press of the mail program's button", async ({
  page,
  request,
}) => {
  const [email, neighbour] = [newEmail(), newEmail()];
  const main = page.getByRole("main");
  await page.goto(linkTo("NewsletterSignup"));
  await main.getByRole("textbox", { name: "Your email address" }).fill(email);
  await main.getByRole("button", { name: "Sign me up" }).click();
  await page.goto(linkTowards((await newestMail(email, 1)).text, "#token="));
  await main.getByRole("button", { name: "Yes, send me the newsletter" }).click();
  await expect(main.getByRole("heading", { name: "You’re in." })).toBeVisible();

  // A week and a Thursday go by.
  for (const reader of [email, neighbour]) await subscribedSince(reader, 20);
  await postOutSince(firstPost, 15);
  await runJob("start-digests");
  const digest = await newestMail(email, 2);
  expect(digest.language).toBe("en");
  await newestMail(neighbour, 1);
  await page.goto(linkTowards(digest.text, firstPost));
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  expect(digest.subject).toContain(
    (await main.getByRole("heading", { level: 1 }).innerText()).trim(),
  );

  // The link at its end shows the current choices.
  const choices = linkTowards(digest.text, linkTo("CommunicationPreferences"));
  await page.goto(choices);
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByRole("radio", { name: "Every issue" })).toBeChecked();
  // Without an account there is nothing else to choose.
  await expect(main.getByRole("switch")).toHaveCount(0);

  // A mail scanner only fetches the URL; the button posts to it.
  expect(await headerOf(digest, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const { pathname, search } = new URL(
    (await headerOf(digest, "List-Unsubscribe")).replaceAll(/[<>\s]/g, ""),
  );
  const fetched = await request.get(pathname + search, { maxRedirects: 0 });
  expect([fetched.status(), fetched.headers()["location"]]).toEqual([
    303,
    new URL(choices).pathname + new URL(choices).hash,
  ]);
  await page.reload();
  await expect(main.getByRole("radio", { name: "Every issue" })).toBeChecked();
  for (let times = 0; times < 2; times += 1) {
    const pressed = await request.post(pathname + search, {
      form: { "List-Unsubscribe": "One-Click" },
    });
    expect(pressed.status()).toBe(204);
  }
  await page.reload();
  await expect(main.getByRole("radio", { name: "Not at all" })).toBeChecked();
  await expect(main.getByRole("button", { name: "Unsubscribe from all" })).toBeDisabled();

  // Another one comes out: those still on the list get it, and nobody else.
  await sentEarlier(neighbour, 14);
  await postOutSince(secondPost, 13);
  await runJob("start-digests");
  expect((await newestMail(neighbour, 2)).text).toContain(secondPost);
  expect(await mailsTo(email)).toHaveLength(2);
});

test(
  "[FORM-06] a double press, a second tab and a slow connection make one mail",
  { tag: "@long" },
  async ({ page, context }) => {
    const email = newEmail();
    await context.route("**/laravel/rest/emailsignup", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(linkTo("NewsletterSignup"));
      const main = tab.getByRole("main");
      await main.getByRole("textbox", { name: "Your email address" }).fill(email);
      await expect(main.getByRole("button", { name: "Sign me up" })).toBeEnabled();
    }
    let requestCount = 0;
    context.on("request", (request) => {
      if (request.url().endsWith("/emailsignup")) requestCount += 1;
    });
    for (const tab of tabs)
      await tab.getByRole("main").getByRole("button", { name: "Sign me up" }).dblclick();
    for (const tab of tabs)
      await expect(
        tab.getByRole("main").getByRole("textbox", { name: "Your email address" }),
      ).toHaveAccessibleDescription(
        "You're on the list. Please check your inbox to verify your email.",
      );
    expect(requestCount).toBe(2);
    await newestMail(email, 1);
  },
);

test.describe("offline", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("[FORM-06] [FORM-07] the form says so, keeps the e-mail address, and can be sent once online again", async ({
    page,
    context,
  }) => {
    const email = newEmail();
    await page.goto(linkTo("NewsletterSignup"));
    const main = page.getByRole("main");
    const field = main.getByRole("textbox", { name: "Your email address" });
    await field.fill(email);
    const submit = main.getByRole("button", { name: "Sign me up" });
    await expect(submit).toBeEnabled();
    await context.setOffline(true);
    await submit.click();
    await expect(field).toHaveAccessibleDescription(
      "We couldn’t reach the server. Check your connection and try again.",
    );
    await expect(field).toHaveValue(email);
    await context.setOffline(false);
    await submit.click();
    await expect(field).toHaveAccessibleDescription(
      "You're on the list. Please check your inbox to verify your email.",
    );
    await newestMail(email, 1);
  });
});
