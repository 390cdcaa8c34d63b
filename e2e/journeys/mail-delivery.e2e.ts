import { bounceMail } from "./bounce-mail.ts";
import { test } from "./buyer-test.ts";
import { Desk } from "./desk.ts";
import { orderMail } from "./mailbox.ts";
import { expect } from "./shop-test.ts";

test("a mail that comes back shows at the support desk, which says when the mailbox works again", async ({
  buyer,
  browser,
}) => {
  test.setTimeout(120_000);
  const { email, firstName, lastName } = buyer.person;
  const reference = await buyer.buy();
  const mail = await orderMail(email, reference);
  expect(mail.headers["auto-submitted"]).toBe("auto-generated");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const desk = new Desk(await context.newPage());
  await desk.signIn("support@autotune.test");
  await desk.openCustomer(reference, `${firstName} ${lastName}`);
  const section = desk.page.getByRole("region", { name: "E-mail" });
  await expect(section).toHaveCount(0);

  await bounceMail(mail);
  await desk.page.reload();
  await expect(section).toContainText("There is no such mailbox");
  await expect(section).toContainText("550 5.1.1 nobody of that name lives here");
  await expect(section.getByText("mails come back")).toBeVisible();
  expect(
    await desk.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  await desk.act(section, { title: "Mail works again", button: "Write to it again" });
  await expect(desk.news).toHaveText("Mails to the customer go out again from now on.");
  await expect(section).toHaveCount(0);
  await expect(desk.timeline).toContainText("The customer asked by telephone");
  await context.close();
});
