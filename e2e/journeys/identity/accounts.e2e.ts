import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount, makeAccountAndLeave } from "../../fixtures/customer/make-account.ts";
import { paidOrdersOf } from "../../fixtures/sandbox-controls.ts";
import { expect } from "../../fixtures/shop-test.ts";

/** Messages over the page. */
const toasts = (page: Page) => page.locator("[data-toasts]");

/** Waits until a message has come and gone; returns for how many seconds it was shown. */
async function secondsShown(message: Locator): Promise<number> {
  await message.waitFor();
  const since = Date.now();
  await message.waitFor({ state: "detached", timeout: 30_000 });
  return (Date.now() - since) / 1000;
}

test.describe("[FORM-05] The form for a new account", () => {
  test("[FORM-01] [FORM-02] [FORM-03] [FORM-10] can be sent only when every field is right, and says what is wrong", async ({
    page,
    buyer,
  }) => {
    const submit = buyer.button("Create account");
    const rule = "{shortestPassword}+ capital and lowercase letters and numbers";
    await buyer.putIntoCart();
    await expect(submit).toBeDisabled();
    await expect(page.getByRole("checkbox")).toBeChecked();
    await expect(buyer.field("Password")).toHaveAccessibleDescription(
      "6+ capital and lowercase letters and numbers · At most 20 characters",
    );
    await expect(buyer.field("Password")).toHaveAttribute("aria-invalid", "false");
    await buyer.fillSignUp({ firstName: "María José", lastName: "D’Angelo-O'Neil" });
    await expect(submit).toBeEnabled();
    await expect(buyer.text("Passwords match")).toBeVisible();

    for (const [field, wrong, text] of [
      ["First name", "Nina4", "Invalid characters"],
      ["First name", "🎤", "Invalid characters"],
      ["Last name", "O_tega", "Invalid characters"],
      ["Email", "nina", "Invalid email"],
      ["Email", "nina ortega@studio.test", "Invalid email"],
      ["Email", "nina@example.com", "Invalid email"],
      ["Email", "🎤@studio.test", "Invalid email"],
      ["Password", "chorus42up", rule],
      ["Password", "CHORUS42UP", rule],
      ["Password", "ChorusUpUp", rule],
      ["Password", "Ab1cd", rule],
      ["Password", "Chorus42up".padEnd(21, "x"), "At most {longestPassword} characters"],
      ["Confirm password", "Chorus42down", "Passwords don't match"],
    ] as const) {
      const input = buyer.field(field);
      const right = await input.inputValue();
      await input.fill(wrong);
      await input.blur();
      await expect(input, wrong).toHaveAccessibleDescription(buyer.translate(text));
      await expect(input, wrong).toHaveAttribute("aria-invalid", "true");
      await expect(submit, wrong).toBeDisabled();
      await input.fill("");
      await expect(submit, `${field} empty`).toBeDisabled();
      await input.fill(right);
      await expect(submit, right).toBeEnabled();
    }
    await page.getByRole("checkbox").uncheck();
    await expect(submit).toBeEnabled();
  });

  test("leaves the box for news to the person where the country asks for active consent", async ({
    page,
    buyer,
  }) => {
    await buyer.putIntoCart();
    await expect(page.getByRole("checkbox")).toBeChecked();
    await page.getByLabel("Country and currency").selectOption("DE");
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await page.getByRole("checkbox").check();
    await page.getByLabel("Country and currency").selectOption("GB");
    await expect(page.getByRole("checkbox")).toBeChecked();
  });

  test(
    "says what is missing when it is sent too early, and focuses the first missing field",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        // That a cart has begun is counted without anything of whom.
        const isCount = request.url().endsWith("/cart-begun");
        if (request.method() === "POST" && !isCount) sent.push(request.url());
      });
      const names = ["First name", "Last name", "Email", "Password", "Confirm password"];
      const missing = buyer.translate("Please fill this in");
      await buyer.putIntoCart();
      for (const name of names) await expect(buyer.field(name)).toHaveAttribute("required", "");
      await buyer.button("Create account").focus();
      await page.keyboard.press("Enter");
      await expect(buyer.field("First name")).toBeFocused();
      for (const name of names) {
        await expect(buyer.field(name)).toHaveAccessibleDescription(missing);
        await expect(buyer.field(name)).toHaveAttribute("aria-invalid", "true");
      }

      await buyer.fillSignUp({ lastName: "" });
      await buyer.field("Confirm password").press("Enter");
      await expect(buyer.field("Last name")).toBeFocused();
      await expect(buyer.field("Last name")).toHaveAccessibleDescription(missing);
      await expect(buyer.field("First name")).toHaveAccessibleDescription("");
      expect(sent).toEqual([]);
      await buyer.field("Last name").fill(buyer.person.lastName);
      await buyer.button("Create account").click();
      await expect(buyer.continueButton).toBeVisible();
    },
  );

  test(
    "goes from field to field with Enter and is sent from the last",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.putIntoCart();
      await buyer.fillSignUp();
      const names = ["First name", "Last name", "Email", "Password", "Confirm password"];
      await buyer.field("First name").focus();
      for (const name of names) {
        await expect(buyer.field(name)).toBeFocused();
        await page.keyboard.press("Enter");
      }
      await expect(buyer.text("Login Successful")).toBeVisible();
      await expect(buyer.continueButton).toBeVisible();
    },
  );
});

test(
  "[ROUTE-10] every page of the account requires a sign-in, and has no footer",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const footer = page.getByRole("contentinfo");
    const plan = `${linkTo("SubscriptionDetail", { id: "1" })}?fs_id=another`;
    const pages = [
      [linkTo("Overview"), "Your account"],
      [linkTo("Orders"), "Your orders"],
      [linkTo("UserUpgrades"), "Available Offers"],
      [linkTo("Profile"), "Account Settings"],
    ] as const;
    for (const target of [plan, ...pages.map(([path]) => path)]) {
      await page.goto(target);
      await expect(page.getByRole("dialog"), target).toBeVisible();
      await expect(page, target).toHaveURL(linkTo("Home"));
    }
    await page.getByRole("tab", { name: "Create account" }).click();
    await buyer.signUp();
    await expect(page).toHaveURL(linkTo("Profile"));
    for (const [path, title] of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title }), path).toBeVisible();
      await expect(footer, path).toHaveCount(0);
      await expect(page).toHaveURL(path);
    }
  },
);

// In the next two the browser itself reports the status of the error response.
test.describe("A second account", () => {
  test.use({ expectedConsole: [/status of 409/] });

  test("[AUTH-06] is not made for an e-mail address that has one; the person is led to signing in", async ({
    page,
    buyer,
  }) => {
    await buyer.putIntoCart();
    // The server gets to the cart only after the log-out, which waits for it, but not for long.
    const leaves = page.waitForResponse(/rest\/logout/);
    await page.route(/rest\/cart-updated/, async (route) => {
      await leaves;
      await route.continue();
    });
    const posts = page.waitForRequest(/rest\/cart-updated/);
    await buyer.signUp();
    await posts;
    await buyer.logOut();
    // A returning customer gets the sign-in form.
    await expect(page.getByRole("tab", { name: "Sign in" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("tab", { name: "Create account" }).click();
    await buyer.fillSignUp();
    await buyer.button("Create account").click();
    const text = "An account with this email already exists. Please log in.";
    await expect(toasts(page).getByRole("alert").getByText(text)).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(text);
    await expect(buyer.field("Email")).toHaveValue(buyer.person.email);
    await expect(buyer.field("Password")).toBeFocused();
    await page.keyboard.type(buyer.person.password);
    await page.keyboard.press("Enter");
    await expect(buyer.continueButton).toBeVisible();
  });
});

test.describe("An account", () => {
  test.use({ expectedConsole: [/status of 40[013]/] });

  test("[AUTH-02] [AUTH-04] [AUTH-19] does not open with wrong credentials, whatever the reason", async ({
    page,
    context,
    buyer,
  }) => {
    await buyer.putIntoCart();
    await buyer.signUp();
    await buyer.logOut();
    const text = "Invalid email address or password";
    const rejection = toasts(page).getByRole("alert").getByText(text);
    const inForm = page.getByRole("tabpanel").getByRole("alert");
    const expectRejected = async (status: number, attempt: () => Promise<void>) => {
      const responded = page.waitForResponse((response) =>
        response.url().includes("auth_endpoint_a"),
      );
      await attempt();
      expect((await responded).status()).toBe(status);
      await expect(rejection).toBeVisible();
      await expect(inForm).toHaveText(text);
      // Whatever was wrong, the password alone is typed again.
      await expect(buyer.field("Email")).toHaveValue(buyer.person.email);
      await expect(buyer.field("Password")).toHaveValue("");
      await expect(buyer.field("Password")).toBeFocused();
      await toasts(page).getByRole("alert").getByRole("button", { name: "Close" }).click();
      await expect(rejection).toHaveCount(0);
    };
    await expectRejected(401, () => buyer.signIn("Wrong42word"));
    await expectRejected(400, () => buyer.signIn("x".repeat(20_000)));
    // As a proxy may do that strips headers.
    await context.route("**/auth_endpoint_a", (route) =>
      route.continue({ headers: { ...route.request().headers(), "x-js-cachekey": "" } }),
    );
    await expectRejected(403, () => buyer.signIn());
    await context.unroute("**/auth_endpoint_a");

    await buyer.signIn();
    await expect(buyer.continueButton).toBeVisible();
  });
});

test.describe("A session", () => {
  // Requests in flight in one tab are rejected when another one logs out.
  test.use({ expectedConsole: [/status of 401|did not receive the cart/] });

  test(
    "[AUTH-17] that begins by a new account, a sign-in or a refresh, or that ends, does so in every tab",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      const other = buyer.inTab(await context.newPage());
      await other.page.goto(linkTo("Home"));
      await expect(other.button("Sign In")).toBeVisible();
      await buyer.putIntoCart();
      await buyer.signUp();
      await expect(other.accountMenu).toBeVisible();

      await other.logOut();
      await expect(page.getByRole("region", { name: "Sign in" })).toBeVisible();
      await expect(buyer.text("Session expired, please log in again.")).toHaveCount(0);
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
      await buyer.signIn();
      await expect(buyer.continueButton).toBeVisible();
      await expect(other.accountMenu).toBeVisible();

      // A browser that knows of the session by its cookie alone, as another window may.
      const session = await context.cookies();
      await context.clearCookies();
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await expect(buyer.button("Sign In")).toBeVisible();
      await context.addCookies(session);
      await other.page.reload();
      await other.waitUntilHydrated();
      await expect(other.accountMenu).toBeVisible();
      await expect(buyer.accountMenu).toBeVisible();
    },
  );
});

test.describe("Logging out", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("[AUTH-12] says for 4 seconds that it succeeded, or that it did not", async ({
    page,
    context,
    buyer,
  }) => {
    await buyer.putIntoCart();
    await buyer.signUp();
    await buyer.text("Login Successful").waitFor({ state: "detached" });
    await context.setOffline(true);
    await buyer.logOut();
    const failed = await secondsShown(buyer.text("Logout Error, please try again"));
    expect(failed).toBeGreaterThan(3);
    expect(failed).toBeLessThan(6);
    await context.setOffline(false);
    await expect(buyer.accountMenu).toBeVisible();

    await buyer.button("Logout").click();
    const shown = await secondsShown(buyer.text("Logout Successful."));
    expect(shown).toBeGreaterThan(3);
    expect(shown).toBeLessThan(6);
    await expect(page.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
  });

  test("[AUTH-12] says so once on Home too, however early the connection is lost", async ({
    page,
    context,
    buyer,
  }) => {
    await makeAccount(buyer);
    await page.goto(linkTo("Home"));
    await buyer.accountMenu.click();
    await context.setOffline(true);
    await buyer.button("Logout").click();
    await expect(buyer.text("Logout Error, please try again")).toBeVisible();
    await expect(page.locator("[data-toasts] [role]")).toHaveCount(1);
    await context.setOffline(false);
  });

  test(
    "[AUTH-12] says the same where the checkout offers it",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.text("Login Successful").waitFor({ state: "detached" });
      const logOut = page.getByRole("main").getByRole("button", { name: "Log out" });
      await context.setOffline(true);
      await logOut.click();
      await expect(buyer.text("Logout Error, please try again")).toBeVisible();
      await context.setOffline(false);
      await expect(buyer.continueButton).toBeVisible();

      await logOut.click();
      const shown = await secondsShown(buyer.text("Logout Successful."));
      expect(shown).toBeGreaterThan(3);
      expect(shown).toBeLessThan(6);
      await expect(page.getByRole("region", { name: "Sign in" })).toBeVisible();
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
    },
  );
});

test.describe("A page for signed-in people", () => {
  for (const language of ["en", "es"] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test(
        "[NAV-01] leads a signed-out person Home with the sign-in open, and after it to the page",
        {
          tag: language === "es" ? [] : ["@long"],
        },
        async ({ page, buyer }) => {
          await makeAccountAndLeave(buyer);

          await page.goto(linkTo("Orders", {}, language));
          await expect(page).toHaveURL(linkTo("Home", {}, language));
          await expect(page.getByRole("dialog")).toBeVisible();
          await expect(buyer.text("Please log in to continue")).toBeVisible();
          await buyer.signIn();
          await expect(page).toHaveURL(linkTo("Orders", {}, language));
          await expect(page.getByRole("dialog")).toHaveCount(0);
          await expect(buyer.text("No orders yet")).toBeVisible();
        },
      );
    });
  }

  test("[NAV-02] leads Home on logging out, in this tab or in another", async ({
    page,
    context,
    buyer,
  }) => {
    await buyer.putIntoCart();
    await buyer.signUp();
    await buyer.openOrders();
    const other = buyer.inTab(await context.newPage());
    await other.openOrders();
    // A request of the other tab in flight when the session ends is rejected, and the console reports it.
    await other.page.waitForLoadState("networkidle");

    await buyer.logOut();
    await expect(page).toHaveURL(linkTo("Home"));
    await expect(other.page).toHaveURL(linkTo("Home"));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(other.page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("A session that has ended meanwhile", () => {
  // The browser itself reports the status of the rejected request; a cart that was on its way then is warned of.
  test.use({ expectedConsole: [/status of 401|did not receive the cart/] });

  test(
    "keeps the cart; signed in again, the person pays",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await buyer.arriveAtPayment();
      // Else a request that is still under way notices it before the press does.
      await page.waitForLoadState("networkidle");
      await context.clearCookies({ name: "__Host-session" });
      await buyer.continueButton.click();
      await expect(buyer.text("Session expired, please log in again.")).toBeVisible();
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");

      await buyer.signIn();
      await buyer.continueToPayment();
      const reference = await buyer.payWithCard();
      expect(await buyer.seeSummary()).toBe(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );
});
