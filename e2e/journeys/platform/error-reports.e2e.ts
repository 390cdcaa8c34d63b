import type { Page } from "@playwright/test";
import { linkTo } from "@autotune/routes";
import { expect, shopUrl, test } from "../../fixtures/shop-test.ts";
import { readReceived } from "../../fixtures/third-parties.ts";

/** The errors that the error service received, by a word in them. */
async function reportedErrors(word: string): Promise<Record<string, unknown>[]> {
  const received = await readReceived("envelope");
  return received
    .map(({ body }) => body.split("\n")[2] ?? "")
    .filter((event) => event.includes(word))
    .map((event) => JSON.parse(event) as Record<string, unknown>);
}

/** Letters alone: a number would be taken out. */
function newWord(): string {
  const letters = Array.from({ length: 12 }, () => "abcdefghij".charAt(Math.random() * 10));
  return `word${letters.join("")}`;
}

/** As if our own code had failed: the place in the stack is a file of the shop. */
async function failWith(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    const error = new TypeError(text);
    error.stack = `TypeError: ${text}\n    at Hero (${location.href.replace(location.pathname, "/assets/hero.js")}:3:14)`;
    window.dispatchEvent(new ErrorEvent("error", { error }));
  }, message);
}

test(
  "[TRACK-02] an error of a page is reported by our own server, without personal data",
  { tag: "@long" },
  async ({ page }) => {
    const thirdParty: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(shopUrl)) thirdParty.push(request.url());
    });
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${linkTo("AutoTune", { slug: "pro" })}?loginEmail=zelda%40studio.test`);
    await page.waitForLoadState("networkidle");
    expect(loaded.filter((path) => /report-errors/.test(path))).toEqual([]);

    const word = newWord();
    const sent = page.waitForRequest("**/error-reports");
    await failWith(page, `${word} of zelda@studio.test at /setup?token=s3cr3t`);
    const report = await sent;
    expect(report.postData()).not.toMatch(/zelda|s3cr3t/);
    await expect
      .poll(() => reportedErrors(word))
      .toMatchObject([
        {
          platform: "javascript",
          transaction: "AutoTune",
          release: expect.stringMatching(/^[0-9a-f]{8}$/),
          exception: {
            values: [
              {
                type: "TypeError",
                value: `${word} of [email] at /setup`,
                stacktrace: {
                  frames: [{ function: "Hero", filename: "/assets/hero.js", lineno: 3 }],
                },
              },
            ],
          },
        },
      ]);
    expect(JSON.stringify(await reportedErrors(word))).not.toMatch(/zelda|s3cr3t/);

    // The same error is not reported again.
    await failWith(page, `${word} of zelda@studio.test at /setup?token=s3cr3t`);
    await failWith(page, `${word} again`);
    await expect.poll(() => reportedErrors(`${word} again`)).toHaveLength(1);
    expect(await reportedErrors(`${word} of`)).toHaveLength(1);
    expect(thirdParty).toEqual([]);
  },
);

test(
  "[TRACK-02] an error from before hydration is reported after it",
  { tag: "@long" },
  async ({ page }) => {
    const word = newWord();
    // While the document is still being read, before any file of ours has come.
    await page.addInitScript((text) => {
      document.addEventListener("readystatechange", () => {
        if (document.readyState !== "interactive") return;
        const error = new RangeError(text);
        error.stack = `RangeError: ${text}\n    at early (${location.origin}/assets/early.js:1:1)`;
        window.dispatchEvent(new ErrorEvent("error", { error }));
      });
    }, word);
    await page.goto("/");
    await expect.poll(() => reportedErrors(word)).toMatchObject([{ transaction: "Home" }]);
  },
);
