import { randomBytes } from "node:crypto";
import { languages, linkTo, type Language } from "@autotune/routes";
import { emptyRedis } from "@autotune/scripts/stack";
import type { Locator, Page } from "@playwright/test";
import { interfaceText } from "../../fixtures/interface-text.ts";
import { mailsTo, type Mail } from "../../fixtures/mailbox.ts";
import { expect, redisUrl, test } from "../../fixtures/shop-test.ts";

const hint = "We’ll email you a link to confirm it’s you.";
const submitted = "You're on the list. Please check your inbox to verify your email.";
const onList = "It looks like you're already receiving the newsletter.";
const noResponse = "We couldn’t reach the server. Check your connection and try again.";
const failed = "Unable to process request at this time. Please try again later.";
const call = "**/laravel/rest/emailsignup";

/** A visitor on the newsletter's own page. */
class Reader {
  readonly page: Page;
  readonly language: Language;
  readonly email = `nina.${randomBytes(6).toString("hex")}@studio.test`;

  constructor(page: Page, language: Language = "en") {
    this.page = page;
    this.language = language;
  }

  translate(english: string): RegExp {
    return interfaceText(this.language, english);
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  get field(): Locator {
    return this.main.getByRole("textbox", { name: this.translate("Your email address") });
  }

  button(english: string): Locator {
    return this.main.getByRole("button", { name: this.translate(english) });
  }

  get submit(): Locator {
    return this.button("Sign me up");
  }

  get toast(): Locator {
    return this.page.locator("[data-toasts]").getByText(this.translate("Please check your email"));
  }

  async open(): Promise<void> {
    await this.page.goto(linkTo("NewsletterSignup", {}, this.language));
    await expect(this.field).toBeVisible();
  }

  async signUp(): Promise<void> {
    await this.open();
    await this.field.fill(this.email);
    await expect(this.submit).toBeEnabled();
    await this.submit.click();
  }

  async expectNote(english: string): Promise<void> {
    await expect(this.field).toHaveAccessibleDescription(this.translate(english));
  }

  /** The one mail that has come. */
  async mail(): Promise<Mail> {
    await expect.poll(async () => (await mailsTo(this.email)).length, { timeout: 20_000 }).toBe(1);
    const [mail] = await mailsTo(this.email);
    if (mail === undefined) throw new Error("The mail has vanished");
    return mail;
  }
}

// All tests share one IP address, and its requests an hour are limited.
test.beforeEach(() => emptyRedis(redisUrl));

for (const language of languages) {
  const tag = language === "en" || language === "ja" ? [] : "@long";
  test.describe(`The newsletter in ${language}`, { tag }, () => {
    // The browser itself reports the status of the last response.
    test.use({ expectedConsole: [/status of 400/] });

    test(
      "[FORM-06] [FORM-07] is signed up for, confirmed from the mailbox, and then known",
      { tag: "@long" },
      async ({ page }) => {
        const reader = new Reader(page, language);
        await reader.signUp();
        await reader.expectNote(submitted);
        await expect(reader.field).toHaveValue("");
        await expect(reader.submit).toBeDisabled();
        await expect(reader.toast).toBeVisible();

        const { language: written, text } = await reader.mail();
        expect(written).toBe(language);
        const link = /^https?:\S+$/m.exec(text)?.[0] ?? "";
        expect(new URL(link).pathname).toBe(linkTo("NewsletterSignup", {}, language));

        await page.goto(link);
        await reader.button("Yes, send me the newsletter").click();
        const outcome = reader.main.getByRole("heading", { name: reader.translate("You’re in.") });
        await expect(outcome).toBeFocused();

        await reader.signUp();
        await reader.expectNote(onList);
        await expect(reader.field).toHaveValue("");
        expect(await mailsTo(reader.email)).toHaveLength(1);
      },
    );
  });
}

test.describe("The link of the newsletter's mail", () => {
  test(
    "confirms nobody by being opened, and is safe to press twice",
    { tag: "@long" },
    async ({ page }) => {
      const reader = new Reader(page);
      await reader.signUp();
      const { text } = await reader.mail();
      const link = /^https?:\S+$/m.exec(text)?.[0] ?? "";
      // As mail scanners do: the page is opened, and nothing is pressed.
      await page.goto(link);
      await expect(reader.button("Yes, send me the newsletter")).toBeVisible();
      await reader.signUp();
      await reader.expectNote(submitted);

      for (let times = 0; times < 2; times += 1) {
        // A mail opens a document of its own.
        await page.goto("about:blank");
        await page.goto(link);
        await reader.button("Yes, send me the newsletter").click();
        await expect(reader.main.getByRole("heading", { name: "You’re in." })).toBeVisible();
      }
    },
  );

  test.describe("that is too old", () => {
    test.use({ expectedConsole: [/status of 400/] });

    test("says so and offers a new one", { tag: "@long" }, async ({ page }) => {
      const reader = new Reader(page);
      await page.goto(`${linkTo("NewsletterSignup")}#token=${"x".repeat(43)}`);
      await reader.button("Yes, send me the newsletter").click();
      const outcome = reader.main.getByRole("heading", { name: "This link has expired." });
      await expect(outcome).toBeFocused();
      await reader.field.fill(reader.email);
      await reader.submit.click();
      await reader.expectNote(submitted);
      await reader.mail();
    });
  });

  test.describe("while the server is gone", () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test("can be pressed again", { tag: "@long" }, async ({ page, context }) => {
      const reader = new Reader(page);
      await reader.signUp();
      const { text } = await reader.mail();
      await page.goto(/^https?:\S+$/m.exec(text)?.[0] ?? "");
      await context.route(`${call}/confirm`, (route) => route.abort());
      await reader.button("Yes, send me the newsletter").click();
      await expect(reader.main.getByRole("alert")).toHaveText(noResponse);
      await context.unroute(`${call}/confirm`);
      await reader.button("Yes, send me the newsletter").click();
      await expect(reader.main.getByRole("heading", { name: "You’re in." })).toBeVisible();
    });
  });
});

test.describe("[FORM-06] The newsletter's form", () => {
  test(
    "can be sent only with an e-mail address, and says what is wrong",
    { tag: "@long" },
    async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") requested.push(request.url());
      });
      const reader = new Reader(page);
      await reader.open();
      await reader.expectNote(hint);
      await expect(reader.submit).toBeDisabled();
      for (const wrong of ["nina", "nina@studio", "nina@example.com", "🎤@studio.test"]) {
        await reader.field.fill(wrong);
        await expect(reader.submit, wrong).toBeDisabled();
        await reader.field.press("Enter");
        await reader.expectNote("Invalid email");
        await expect(reader.field, wrong).toHaveAttribute("aria-invalid", "true");
        await expect(reader.field, wrong).toBeFocused();
      }
      await reader.field.fill(reader.email);
      await reader.expectNote(hint);
      await expect(reader.submit).toBeEnabled();
      expect(requested).toEqual([]);
    },
  );

  test(
    "waits for one response at a time, and nothing moves meanwhile",
    { tag: "@long" },
    async ({ page, context }) => {
      let requestCount = 0;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await context.route(call, async (route) => {
        requestCount += 1;
        await held;
        await route.continue();
      });
      const reader = new Reader(page);
      // Where its message takes one line or two.
      await page.setViewportSize({ width: 390, height: 844 });
      await reader.open();
      const below = reader.main.locator("svg").last();
      const places = [(await below.boundingBox())?.y];
      const note = async () => places.push((await below.boundingBox())?.y);
      await reader.field.fill(reader.email);
      await reader.field.press("Enter");
      await expect(reader.submit).toBeDisabled();
      await note();
      await reader.field.press("Enter");
      await reader.submit.click({ force: true });
      release();
      await reader.expectNote(submitted);
      await note();
      await reader.field.fill("nina");
      await reader.field.blur();
      await reader.expectNote("Invalid email");
      await note();
      expect(requestCount).toBe(1);
      expect(new Set(places).size).toBe(1);
    },
  );

  test(
    "shows the same to a bot that fills in its hidden field, and sends nothing",
    { tag: "@long" },
    async ({ page }) => {
      const reader = new Reader(page);
      await reader.open();
      const hidden = reader.main.locator("input[name=fax]");
      await expect(hidden).toBeHidden();
      await hidden.evaluate((input) => {
        if (input instanceof HTMLInputElement) input.value = "+1 555 0100";
      });
      await reader.field.fill(reader.email);
      await reader.submit.click();
      await reader.expectNote(submitted);

      // A later request has its mail, so this one would have arrived too.
      const next = new Reader(page);
      await next.signUp();
      await next.mail();
      expect(await mailsTo(reader.email)).toEqual([]);
    },
  );

  test.describe("while the server is gone", () => {
    test.use({ expectedConsole: [/ERR_FAILED|status of 503/] });

    test(
      "[FORM-07] says so, keeps what was typed, and can be sent again",
      { tag: "@long" },
      async ({ page, context }) => {
        const reader = new Reader(page);
        await context.route(call, (route) => route.abort());
        await reader.signUp();
        await reader.expectNote(noResponse);
        await expect(reader.field).toHaveValue(reader.email);
        await context.unroute(call);
        await context.route(call, (route) => route.fulfill({ status: 503, json: {} }));
        await reader.submit.click();
        await reader.expectNote(failed);
        await context.unroute(call);
        await reader.submit.click();
        await reader.expectNote(submitted);
        await reader.mail();
      },
    );
  });

  test.describe("whose code cannot be fetched", () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test("says so", { tag: "@long" }, async ({ page, context }) => {
      await context.route(/\/assets\/sign-up-for-newsletter-[^/]*\.js/, (route) => route.abort());
      const reader = new Reader(page);
      await reader.signUp();
      await reader.expectNote(noResponse);
      await expect(reader.field).toHaveValue(reader.email);
    });
  });

  test("keeps what was typed before hydration", { tag: "@long" }, async ({ page, context }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    const reader = new Reader(page);
    await page.goto(linkTo("NewsletterSignup"), { waitUntil: "commit" });
    await reader.field.fill(reader.email);
    await expect(reader.submit).toBeDisabled();
    release();
    await expect(reader.submit).toBeEnabled();
    await expect(reader.field).toHaveValue(reader.email);
  });

  test.describe("before hydration", () => {
    test.use({ javaScriptEnabled: false, expectedConsole: [/\.js csp$/] });

    test("keeps the e-mail address out of the page's URL", { tag: "@long" }, async ({ page }) => {
      const reader = new Reader(page);
      await reader.open();
      await reader.field.fill(reader.email);
      await reader.field.press("Enter");
      await reader.submit.click({ force: true });
      await expect(page).toHaveURL(linkTo("NewsletterSignup"));
    });
  });
});

test(
  "[SHELL-01] says for ten seconds that a mail is on its way",
  { tag: "@long" },
  async ({ page }) => {
    const reader = new Reader(page);
    await reader.signUp();
    await reader.toast.waitFor();
    const since = Date.now();
    await reader.toast.waitFor({ state: "detached", timeout: 20_000 });
    const seconds = (Date.now() - since) / 1000;
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThan(12);
  },
);
