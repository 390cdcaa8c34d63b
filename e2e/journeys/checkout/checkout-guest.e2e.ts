import { expectLoggedNowhere } from "../../fixtures/logged-nowhere.ts";
import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { orderMail } from "../../fixtures/mailbox.ts";
import { readLicences } from "../../fixtures/customer/read-order.ts";
import { paidOrdersOf } from "../../fixtures/sandbox-controls.ts";
import { expect } from "../../fixtures/shop-test.ts";

test.describe("A guest", () => {
  test(
    "[ROUTE-12] [AUTH-14] buys without an account, and sets one up with the link of the mail",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.putIntoCart();
      await buyer.continueAsGuest();
      await expect(buyer.panel("Payment")).toContainText(buyer.person.email);
      await expect(buyer.panel("What happens next")).toContainText("a link to set up your account");
      // To correct something nobody has to begin anew.
      await buyer.button("Change").click();
      await expect(buyer.field("First name")).toHaveValue(buyer.person.firstName);
      await expect(buyer.field("Email")).toHaveValue(buyer.person.email);
      await buyer.button("Continue as guest").click();
      await expect(buyer.panel("Payment")).toContainText(buyer.person.email);
      const reference = await buyer.payWithCard();

      expect(await buyer.seeSummary()).toBe(reference);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Nina.");
      const licences = await readLicences(buyer.panel("Your order"));
      expect(licences).toHaveLength(1);
      await page.reload();
      expect(await readLicences(buyer.panel("Your order"))).toEqual(licences);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);

      const mail = await orderMail(buyer.person.email, reference);
      const link = /https?:\/\/\S+\/setup\?\S+/.exec(mail.text)?.[0] ?? "";
      await page.goto(link);
      await expect(buyer.panel("Set up your account")).toContainText(buyer.person.email);
      await buyer.field("First name").fill(buyer.person.firstName);
      await buyer.field("Last name").fill(buyer.person.lastName);
      await buyer.field("Password").fill(buyer.person.password);
      await buyer.field("Confirm password").fill(buyer.person.password);
      await buyer.button("Set up my account").click();
      await expect(page).toHaveURL(linkTo("Overview"));
      await buyer.seeOnlyOrder(reference);
      await expectLoggedNowhere(link);
    },
  );

  test.describe("whose e-mail address has an account", () => {
    // The browser itself reports the status of the error response.
    test.use({ expectedConsole: [/status of 409/] });

    test("signs in with it, and goes on with the same cart", async ({ page, buyer }) => {
      await buyer.putIntoCart();
      await buyer.signUp();
      await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
      await buyer.enterGuest();

      await expect(page.getByRole("main").getByRole("status").first()).toContainText(
        "An account with this email already exists.",
      );
      // With another address nobody has to begin anew, also after a look at the other forms.
      for (const look of ["Create account", "Sign in"]) {
        await page.getByRole("tab", { name: look }).click();
        await buyer.button("Continue as guest").click();
        await expect(buyer.field("First name")).toHaveValue(buyer.person.firstName);
        await expect(buyer.field("Email")).toHaveValue(buyer.person.email);
        await buyer.button("Sign in or create an account instead").click();
      }
      await page.getByRole("tab", { name: "Sign in" }).click();
      await buyer.field("Email").fill(buyer.person.email);
      await buyer.field("Password").fill(buyer.person.password);
      await buyer.button("Sign in").click();
      await expect(buyer.continueButton).toContainText("$199");
    });
  });

  test.describe("whose payment form cannot open", () => {
    test.use({ expectedConsole: [/status of 503/] });

    test(
      "gets it once they have said who they are again, and it stays closed when they close it",
      { tag: "@long" },
      async ({ page, buyer }) => {
        await buyer.putIntoCart();
        const opening = "**/laravel/rest/checkout";
        await page.route(opening, (route) => route.fulfill({ status: 503, json: {} }));
        await buyer.enterGuest();
        await expect(buyer.tryAgainButton).toBeVisible();
        await page.unroute(opening);
        await buyer.button("Change").click();
        await buyer.button("Continue as guest").click();
        await buyer.waitForPaymentForm();
        await buyer.paymentForm.getByRole("button", { name: "Cancel" }).click();
        await expect(buyer.tryAgainButton).toBeVisible();
        await page.waitForTimeout(1000);
        await expect(buyer.tryAgainButton).toBeVisible();
      },
    );
  });

  test("goes on where they were after a reload, with the same payment", async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await buyer.continueAsGuest();
    const session = await buyer.paymentSession();
    await page.reload();
    await expect(buyer.panel("Payment")).toContainText(buyer.person.email);
    await buyer.continueToPayment();
    expect(await buyer.paymentSession()).toBe(session);
  });

  test("sees at each field what is wrong", async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await buyer.button("Continue as guest").click();
    await buyer.field("First name").fill("R2-D2 🤖");
    await buyer.field("Email").fill("nina@example.com");
    await buyer.field("Email").blur();
    await expect(page.getByText("Invalid characters")).toBeVisible();
    await expect(page.getByText("Invalid email")).toBeVisible();
    await expect(buyer.button("Continue as guest")).toBeDisabled();
  });
});

test.describe("A set-up link", () => {
  test("that is incomplete says so, and shows a way on", async ({ page, buyer }) => {
    await page.goto(linkTo("AccountSetup"));
    await expect(buyer.text("This link no longer works.")).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test.describe("that was made up", () => {
    // The browser itself reports the status of the error response.
    test.use({ expectedConsole: [/status of 400/] });

    test("opens nothing", async ({ page, buyer }) => {
      await page.goto(`${linkTo("AccountSetup")}?gt=made-up&e=${buyer.person.email}`);
      await buyer.field("First name").fill(buyer.person.firstName);
      await buyer.field("Last name").fill(buyer.person.lastName);
      await buyer.field("Password").fill(buyer.person.password);
      await buyer.field("Confirm password").fill(buyer.person.password);
      await buyer.button("Set up my account").click();
      await expect(buyer.text("This link no longer works.")).toBeVisible();
    });
  });
});
