import { bounceMail } from "./bounce-mail.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { SupportConsole } from "../../fixtures/staff/support-console.ts";
import { orderMail } from "../../fixtures/mailbox.ts";
import { expect } from "../../fixtures/shop-test.ts";

test("a bounced mail shows in the support console, where the mailbox is set to working again", async ({
  buyer,
  browser,
}) => {
  test.setTimeout(120_000);
  const { email, firstName, lastName } = buyer.person;
  const reference = await buyer.buy();
  const mail = await orderMail(email, reference);
  expect(mail.headers["auto-submitted"]).toBe("auto-generated");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const supportConsole = new SupportConsole(await context.newPage());
  await supportConsole.signIn("support@autotune.test");
  await supportConsole.openCustomer(reference, `${firstName} ${lastName}`);
  const section = supportConsole.page.getByRole("region", { name: "Email" });
  await expect(section).toHaveCount(0);

  await bounceMail(mail);
  await supportConsole.page.reload();
  await expect(section).toContainText("The mailbox doesn’t exist");
  await expect(section).toContainText("550 5.1.1 nobody of that name lives here");
  await expect(section.getByText("bouncing")).toBeVisible();
  expect(
    await supportConsole.page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    ),
  ).toBeLessThanOrEqual(0);

  await supportConsole.act(section, { title: "Email works again", button: "Resume emails" });
  await expect(supportConsole.news).toHaveText("Emails to this customer are going out again.");
  await expect(section).toHaveCount(0);
  await expect(supportConsole.timeline).toContainText("The customer asked by telephone");
  await context.close();
});
