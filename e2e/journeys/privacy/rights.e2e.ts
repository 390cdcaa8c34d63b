import { readFile } from "node:fs/promises";
import { linkTo } from "@autotune/routes";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { AccountSettings } from "../../fixtures/customer/account-settings.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { mailsTo, type Mail } from "../../fixtures/mailbox.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { tabTo } from "../../fixtures/tab-to.ts";

/** The e-mail with this subject, once it has arrived. */
async function waitForMail(email: string, subject: string): Promise<Mail> {
  const find = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject);
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await find();
  if (mail === undefined) throw new Error(`The e-mail "${subject}" has vanished`);
  return mail;
}

const copyOfData = Compile(
  Type.Object({
    written_at: Type.String({ format: "date-time" }),
    account: Type.Array(Type.Object({ email: Type.String(), first_name: Type.String() })),
    orders: Type.Array(Type.Object({ reference: Type.String() })),
    licences: Type.Array(Type.Object({ serial: Type.String() })),
    sign_ins: Type.Array(Type.Object({ user_agent: Type.String() })),
  }),
);

test("A person requests their data, is notified by mail, and gets one file with all of it", async ({
  page,
  buyer,
}) => {
  const reference = await buyer.buy();
  const settings = new AccountSettings(buyer);
  await settings.open();
  await settings
    .panel("Download your data")
    .getByRole("button", { name: "Request a copy" })
    .click();

  const { text } = await waitForMail(buyer.person.email, "Your AutoTune data is ready");
  const link = /https?:\/\/\S+#your-data/.exec(text)?.[0] ?? "";
  await page.goto(link);
  const file = settings
    .panel("Download your data")
    .getByRole("link", { name: /^Download copy from/ });
  const arriving = page.waitForEvent("download");
  await file.click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^autotune-data-\d{4}-\d\d-\d\d\.json$/);
  const data = copyOfData.Parse(JSON.parse(await readFile(await download.path(), "utf8")));
  expect(data.account).toMatchObject([
    { email: buyer.person.email, first_name: buyer.person.firstName },
  ]);
  expect(data.orders).toMatchObject([{ reference }]);
  expect(data.licences).toHaveLength(1);
  expect(data.sign_ins).not.toHaveLength(0);
});

test.describe("The deletion of an account", () => {
  // A wrong password is rejected.
  test.use({ expectedConsole: [/status of 403/] });

  test("is requested with the password, shown as pending after the next sign-in, and cancelled", async ({
    page,
    buyer,
  }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    const panel = settings.panel("Delete your account");
    await expect(panel).toContainText("By law, we have to keep orders and invoices");
    await panel.getByRole("button", { name: "Delete account" }).click();
    const password = panel.getByRole("textbox", { name: "Your password" });
    await expect(password).toBeFocused();
    await password.fill("not-the-one");
    await panel.getByRole("button", { name: "Delete in 14 days" }).click();
    await expect(panel).toContainText("Incorrect password.");
    await expect(password).toBeFocused();
    await password.fill(buyer.person.password);
    await panel.getByRole("button", { name: "Delete in 14 days" }).click();
    await expect(panel).toContainText("Your account will be deleted on");
    await waitForMail(buyer.person.email, "Your AutoTune account is scheduled for deletion");

    await buyer.logOut();
    await buyer.text("Logout Successful.").waitFor();
    await page.goto(linkTo("Overview"));
    await page.getByRole("dialog").waitFor();
    await buyer.signIn();
    const notice = page
      .getByRole("alert")
      .filter({ hasText: "This account is scheduled for deletion" });
    await expect(notice).toContainText("Your account will be deleted on");
    await notice.getByRole("button", { name: "Keep my account" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.locator(":focus")).toHaveText("Your account won’t be deleted.");
    await waitForMail(buyer.person.email, "Your AutoTune account won’t be deleted");

    await settings.open();
    await expect(panel.getByRole("button", { name: "Delete account" })).toBeVisible();
  });
});

test("A withdrawal is the one that was confirmed, whatever is pressed while it is on its way", async ({
  page,
  context,
  buyer,
}) => {
  await new AccountSettings(buyer).openAsNewPerson();
  const { firstName, lastName, email } = buyer.person;
  const reference = "ANT261115-1234-56789";
  // Reloaded: who is signed in is known only after the page.
  await page.goto(linkTo("Withdrawal"));
  await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue(
    `${firstName} ${lastName}`,
  );
  const order = page.getByRole("region", { name: "Your order" });
  await expect(order.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await order.getByRole("textbox", { name: "Order number" }).fill(reference);
  await order.getByRole("button", { name: "Continue" }).click();
  const release = await holdCall(context, "**/laravel/rest/withdrawals");
  const declaration = page.getByRole("region", { name: "Check your withdrawal" });
  await declaration.getByRole("button", { name: "Confirm withdrawal" }).click();
  await declaration.getByRole("button", { name: "Back" }).click({ force: true });
  await expect(declaration).toBeVisible();
  release();
  const receipt = page.getByRole("region", { name: "We’ve received your withdrawal." });
  await expect(receipt).toContainText(reference);
  await waitForMail(email, "We’ve received your withdrawal");
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a person without an account withdraws by keyboard alone, and has the receipt on the page and by mail", async ({
    page,
    buyer,
  }) => {
    const { firstName, lastName, email } = buyer.person;
    const reference = "ANT261115-1234-56789";
    await page.goto(linkTo("Withdrawal"));
    const name = page.getByRole("textbox", { name: "Your name" });
    const order = page.getByRole("region", { name: "Your order" });
    await order.waitFor();
    await expect(async () => {
      // Before hydration a press of Continue leads nowhere.
      await page.keyboard.press("Tab");
      await expect(buyer.cartButton).toBeEnabled({ timeout: 500 });
    }).toPass();

    await tabTo(page, order.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await expect(name).toBeFocused();
    await expect(order).toContainText("Please fill this in");
    await page.keyboard.type(`${firstName} ${lastName}`);
    for (const text of [email, reference]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");

    const declaration = page.getByRole("region", { name: "Check your withdrawal" });
    await expect(declaration).toContainText(`I withdraw from the contract for order ${reference}.`);
    await expect(declaration).toContainText(`${firstName} ${lastName}, ${email}`);
    await expect(declaration.getByRole("heading")).toBeFocused();
    await tabTo(page, declaration.getByRole("button", { name: "Confirm withdrawal" }));
    await page.keyboard.press("Enter");

    const receipt = page.getByRole("region", { name: "We’ve received your withdrawal." });
    await expect(receipt.getByRole("heading")).toBeFocused();
    const received = await receipt.getByRole("time").getAttribute("datetime");
    expect(Math.abs(Date.now() - Date.parse(received ?? ""))).toBeLessThan(60_000);
    const number = (await receipt.getByRole("definition").last().textContent()) ?? "";
    // To a mailbox that is not the order's it repeats nothing that somebody may have typed to have it sent.
    const { text } = await waitForMail(email, "We’ve received your withdrawal");
    expect(text).not.toContain(reference);
    expect(text).toContain(number);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
