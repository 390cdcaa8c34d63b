import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { saveAsLegacy } from "./legacy-account.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import type { Person } from "../../fixtures/customer/buyer.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import {
  makeAccount,
  makeAccountAndLeave,
  openDialog,
} from "../../fixtures/customer/make-account.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { resetLinks } from "./reset-links.ts";
import { expect } from "../../fixtures/shop-test.ts";

const signInCall = "**/laravel/rest/auth_endpoint_a";
const unknownError = "An unknown error has occurred. Please try again later.";

const toasts = (page: Page): Locator => page.locator("[data-toasts]");
const dialog = (page: Page): Locator => page.getByRole("dialog");

/** As a page does that asks for the e-mail address first and for the rest later. */
async function saveEmail(page: Page, email: string): Promise<void> {
  const status = await page.evaluate(async (emailAddress) => {
    const manifest = Object(Reflect.get(window, "__reactRouterManifest"));
    const response = await fetch("/laravel/rest/partial-user", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-js-cachekey": String(Reflect.get(manifest, "version")),
      },
      body: JSON.stringify({ email: emailAddress }),
    });
    return response.status;
  }, email);
  expect(status).toBe(204);
}

test.describe("The dialog, in Spanish", () => {
  // The browser itself reports the status of the rejected password.
  test.use({ language: "es", expectedConsole: [/status of 400/] });

  test("[AUTH-01] [AUTH-02] [FORM-11] makes an account, one step at a time, and leads Home", async ({
    page,
    context,
    buyer,
  }) => {
    const tab = (name: string) => page.getByRole("tab", { name: buyer.translate(name) });
    await buyer.openProduct();
    await openDialog(buyer);
    await expect(tab("Sign in")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab")).toHaveText([
      buyer.translate("Create account"),
      buyer.translate("Sign in"),
    ]);
    await tab("Create account").click();
    await buyer.fillSignUp({ password: "Password123" });
    await buyer.button("Create account").click();
    await expect(buyer.field("Password")).toBeFocused();
    await expect(buyer.field("Password")).toHaveAttribute("aria-invalid", "true");
    await expect(buyer.button("Create account")).toBeDisabled();
    await expect(buyer.field("First name")).toHaveValue(buyer.person.firstName);

    const release = await holdCall(context, "**/laravel/rest/user");
    await buyer.fillSignUp();
    await buyer.button("Create account").click();
    await expect(buyer.button("Creating your account…")).toBeDisabled();
    await expect(tab("Sign in")).toHaveAttribute("aria-disabled", "true");
    await tab("Sign in").click({ force: true });
    await expect(tab("Create account")).toHaveAttribute("aria-selected", "true");
    release();
    await expect(toasts(page).getByText(buyer.translate("Login Successful"))).toBeVisible();
    await expect(page).toHaveURL(linkTo("Home", {}, "es"));
    await expect(dialog(page)).toHaveCount(0);
    await expect(buyer.accountMenu).toBeVisible();
  });
});

test.describe("Messages of the sign-in", () => {
  // The browser itself reports every error response.
  test.use({ expectedConsole: [/status of [45]\d\d|ERR_INTERNET/] });

  test("[AUTH-03] [AUTH-07] show what the server sent, each for its time, and the fields are cleared", async ({
    page,
    context,
    buyer,
  }) => {
    await page.clock.install();
    await makeAccountAndLeave(buyer);
    // The clock goes on by itself too, so each message has seconds to spare. Their exact times have a unit test.
    await page.goto(linkTo("Orders"), { waitUntil: "commit" });
    const toast = toasts(page).getByText("Please log in to continue");
    await expect(toast).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(toast).toBeVisible();
    await page.clock.fastForward(3500);
    await expect(toast).toHaveCount(0);

    // Nothing is checked here: an empty form goes to the server too.
    const responded = page.waitForResponse(signInCall);
    await page
      .getByRole("tabpanel")
      .getByRole("button", { name: buyer.translate("Sign in") })
      .click();
    expect((await responded).status()).toBe(401);
    await expect(page.getByRole("tabpanel").getByRole("alert")).not.toBeEmpty();

    for (const [status, text] of [
      [500, "Could not process your request at this time. Please try again."],
      [503, "Service temporarily unavailable. Please try again later."],
      [429, "Too many requests. Please try again in 3 minutes."],
    ] as const) {
      await page.clock.fastForward(21_000);
      await expect(toasts(page).getByRole("alert")).toHaveCount(0);
      await context.route(signInCall, (route) =>
        route.fulfill({ status, json: {}, headers: { "retry-after": "150" } }),
      );
      await buyer.signIn();
      const message = toasts(page).getByRole("alert").getByText(text);
      await expect(message).toBeVisible();
      await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(text);
      await expect(buyer.field("Email")).toHaveValue(buyer.person.email);
      await expect(buyer.field("Password")).toHaveValue("");
      await page.clock.fastForward(10_000);
      await expect(message).toBeVisible();
      await page.clock.fastForward(10_500);
      await expect(message).toHaveCount(0);
      await context.unroute(signInCall);
    }

    await buyer.signIn();
    const done = toasts(page).getByText("Login Successful");
    await expect(done).toBeVisible();
    await expect(page).toHaveURL(linkTo("Orders"));
    await page.clock.fastForward(1000);
    await expect(done).toBeVisible();
    await page.clock.fastForward(3500);
    await expect(done).toHaveCount(0);
  });

  test(
    "[AUTH-19] say the same in the middle of a purchase",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await buyer.putIntoCart();
      for (const [status, text] of [
        [400, "Invalid email address or password"],
        [401, "Invalid email address or password"],
        [403, "Invalid email address or password"],
        [
          424,
          "You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.",
        ],
        [409, "An account with this email already exists. Please log in."],
        [500, "Could not process your request at this time. Please try again."],
        [503, "Service temporarily unavailable. Please try again later."],
        [429, "Too many requests. Please try again later."],
      ] as const) {
        await context.route(signInCall, (route) => route.fulfill({ status, json: {} }));
        await buyer.signIn();
        await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(text);
        await expect(toasts(page).getByText(text).last()).toBeVisible();
        await context.unroute(signInCall);
      }
      await context.setOffline(true);
      await buyer.signIn();
      const noResponse = "We couldn’t reach the server. Check your connection and try again.";
      await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(noResponse);
      await expect(page.getByText(noResponse)).toHaveCount(1);
      await expect(buyer.field("Email")).toHaveValue(buyer.person.email);
      await context.setOffline(false);
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
    },
  );
});

test.describe("An account of the previous shop", () => {
  test.use({ expectedConsole: [/status of 424/] });

  test("[AUTH-05] is referred to its mailbox, which has the set-up link", async ({
    page,
    buyer,
  }) => {
    await saveAsLegacy(buyer.person);
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await openDialog(buyer);
    await buyer.signIn();
    const text =
      "You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.";
    await expect(toasts(page).getByRole("alert").getByText(text)).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(text);
    const find = async () => (await mailsTo(buyer.person.email)).map((mail) => mail.text).join();
    await expect.poll(find, { timeout: 20_000 }).toContain("/setup?gt=");
  });
});

test.describe("An account of which only the e-mail address is known", () => {
  test.use({ expectedConsole: [/status of 428/] });

  test("[AUTH-08] [AUTH-14] [AUTH-17] [ROUTE-12] is completed on the way to the payment, and goes on there", async ({
    page,
    buyer,
  }) => {
    const { email, password, firstName, lastName } = buyer.person;
    await buyer.putIntoCart();
    await saveEmail(page, email);
    await page.getByRole("tab", { name: "Sign in" }).click();
    await buyer.field("Email").fill(email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
    await dialog(page).getByRole("button", { name: "Ok" }).click();
    const [link = ""] = await resetLinks(email, { count: 1 });
    const other = await page.context().newPage();
    await other.goto(link);
    await other.getByRole("textbox", { name: buyer.translate("Password") }).fill(password);
    await other.getByRole("textbox", { name: buyer.translate("Confirm password") }).fill(password);
    await other.getByRole("button", { name: "Set new password" }).click();
    await expect(dialog(other)).toBeVisible();

    await buyer.signIn();
    await page.waitForURL((url) => url.pathname === linkTo("AccountSetup"));
    const query = new URLSearchParams(new URL(page.url()).hash.slice(1));
    expect(query.get("e")).toBe(email);
    expect(query.get("gt")).not.toBe("");
    expect(query.get("rtc")).toBe("1");
    await buyer.field("First name").fill(firstName);
    await buyer.field("Last name").fill(lastName);
    await buyer.field("Password").fill(password);
    await buyer.field("Confirm password").fill(password);
    await buyer.button("Set up my account").click();
    await page.waitForURL((url) => url.pathname === linkTo("Checkout"));
    await expect(buyer.continueButton).toBeVisible();
    await expect(buyer.accountMenu).toBeVisible();
    // The other tab has waited for a sign-in.
    await expect(other).toHaveURL(linkTo("Overview"));
  });
});

test.describe("A page that is older than the server", () => {
  test.use({ expectedConsole: [/status of 4(12|04|28)/] });

  for (const status of [412, 404])
    test(
      `[AUTH-09] reloads once on ${status}; after that it shows an error`,
      status === 412 ? {} : { tag: "@long" },
      async ({ page, context, buyer }) => {
        await page.goto(linkTo("Home"));
        await buyer.waitUntilHydrated();
        await context.route(signInCall, (route) => route.fulfill({ status, json: {} }));
        await openDialog(buyer);
        const reloaded = page.waitForEvent("load");
        await buyer.signIn();
        await reloaded;
        await expect(dialog(page)).toHaveCount(0);

        await buyer.waitUntilHydrated();
        await openDialog(buyer);
        await buyer.signIn();
        const formError = page.getByRole("tabpanel").getByRole("alert");
        await expect(formError).toHaveText(unknownError);
        await context.unroute(signInCall);

        await context.route(signInCall, (route) => route.fulfill({ status: 428, json: {} }));
        const responded = page.waitForResponse(signInCall);
        await buyer.signIn();
        await responded;
        await expect(formError).toHaveText(unknownError);
        await expect(page).toHaveURL(linkTo("Home"));
      },
    );
});

test.describe("A response without a user", () => {
  test.use({ expectedConsole: [/Empty response|Invalid user/] });

  test(
    "[AUTH-10] signs nobody in, and is shown like any other failure",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await openDialog(buyer);
      for (const [body, error] of [
        ["", "Empty response"],
        [JSON.stringify({ email: buyer.person.email }), "Invalid user"],
      ] as const) {
        await context.route(signInCall, (route) => route.fulfill({ status: 200, body }));
        await buyer.signIn();
        await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(unknownError);
        await expect(buyer.field("Password")).toHaveValue("");
        expect(said.join()).toContain(error);
        await context.unroute(signInCall);
      }
      await expect(dialog(page)).toBeVisible();
    },
  );
});

test.describe("A session that has ended", () => {
  test.use({ expectedConsole: [/status of 401/] });

  test("[AUTH-11] is noticed by the next call; signed in again, the person is where they were", async ({
    page,
    context,
    buyer,
  }) => {
    await makeAccount(buyer);
    await buyer.openOrders();
    // A request still in flight, or one of the first interaction, would notice it first.
    await page.mouse.move(5, 5);
    await page.waitForLoadState("networkidle");
    await context.clearCookies({ name: "__Host-session" });
    await page
      .getByRole("navigation", { name: "Account" })
      .getByRole("link", { name: "Overview" })
      .click();
    await expect(toasts(page).getByText("Session expired, please log in again.")).toBeVisible();
    await expect(page).toHaveURL(linkTo("Home"));
    await expect(dialog(page)).toBeVisible();
    await expect(toasts(page).getByText("Please log in to continue")).toHaveCount(0);
    await buyer.signIn();
    await expect(page).toHaveURL(linkTo("Overview"));
    await expect(buyer.accountMenu).toBeVisible();

    // A later visit with an expired session shows no message.
    await context.clearCookies({ name: "__Host-session" });
    await page.goto(linkTo("Home"));
    await expect(page.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(toasts(page).getByText("Session expired")).toHaveCount(0);
  });

  test(
    "[AUTH-11] asks in every tab to sign in again, and one sign-in brings all of them back",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await makeAccount(buyer);
      const other = await context.newPage();
      await other.goto(linkTo("Profile"));
      await other.getByRole("region", { name: "Your details" }).waitFor();
      await buyer.openOrders();
      // A request still in flight would notice it first.
      await page.waitForLoadState("networkidle");
      await context.clearCookies({ name: "__Host-session" });
      await page
        .getByRole("navigation", { name: "Account" })
        .getByRole("link", { name: "Overview" })
        .click();
      for (const tab of [page, other]) {
        await expect(toasts(tab).getByText("Session expired, please log in again.")).toBeVisible();
        await expect(dialog(tab)).toBeVisible();
        await expect(tab).toHaveURL(linkTo("Home"));
      }
      await buyer.signIn();
      await expect(page).toHaveURL(linkTo("Overview"));
      await expect(other).toHaveURL(linkTo("Profile"));
      await expect(dialog(other)).toHaveCount(0);
      await expect(other.getByRole("region", { name: "Your details" })).toBeVisible();
    },
  );
});

test("A sign-in that ends after its dialog was closed leaves the person where they read", async ({
  page,
  context,
  buyer,
}) => {
  await makeAccountAndLeave(buyer);
  await buyer.openProduct();
  const { pathname } = new URL(page.url());
  await openDialog(buyer);
  const release = await holdCall(context, signInCall);
  await buyer.signIn();
  await expect(buyer.button("Signing you in…")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(toasts(page).getByText("Login Successful")).toBeVisible();
  await expect(buyer.accountMenu).toBeVisible();
  await expect(page).toHaveURL(pathname);
});

test("[NAV-03] a link for one person locks their e-mail address, and signs out anybody else", async ({
  page,
  buyer,
}) => {
  const product = linkTo("AutoTune", { slug: "hybrid" });
  const openFor = (path: string, { email }: Person) =>
    page.goto(`${path}?loginEmail=${encodeURIComponent(email)}`);
  const email = dialog(page).getByRole("textbox", { name: "Email" });
  await makeAccount(buyer);
  const { person: somebody } = buyer.another();
  await openFor(product, somebody);
  await expect(buyer.text("Logout Successful.")).toBeVisible();
  await expect(email).toHaveValue(somebody.email);
  await expect(page).toHaveURL(product);
  await expect(email).not.toBeEditable();
  await expect(buyer.field("Password")).toBeFocused();
  const create = page.getByRole("tab", { name: "Create account" });
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await create.click({ force: true });
  await expect(page.getByRole("tab", { name: "Sign in" })).toHaveAttribute("aria-selected", "true");

  await openFor(product, buyer.person);
  await expect(email).toHaveValue(buyer.person.email);
  await buyer.field("Password").fill(buyer.person.password);
  await page.keyboard.press("Enter");
  await expect(buyer.text("Login Successful")).toBeVisible();
  await expect(page).toHaveURL(product);

  // For the person who is here already there is nothing to do.
  await openFor(linkTo("Orders"), buyer.person);
  await expect(page).toHaveURL(linkTo("Orders"));
  await expect(dialog(page)).toHaveCount(0);
  await expect(buyer.accountMenu).toBeVisible();
});

test(
  "[AUTH-01] the dialog closes, and what waited goes on, when the person signs in in another tab",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    await makeAccountAndLeave(buyer);
    await page.goto(linkTo("Orders"));
    await expect(dialog(page)).toBeVisible();
    const other = buyer.inTab(await context.newPage());
    await other.page.goto(linkTo("Home"));
    await other.waitUntilHydrated();
    await openDialog(other);
    await other.signIn();
    await expect(page).toHaveURL(linkTo("Orders"));
    await expect(dialog(page)).toHaveCount(0);
  },
);
