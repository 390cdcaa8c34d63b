import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { emailSamples } from "@autotune/emails/samples";
import { languages, linkTo, type Language } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { Buyer } from "../fixtures/customer/buyer.ts";
import { test } from "../fixtures/customer/buyer-test.ts";
import { expect } from "../fixtures/shop-test.ts";
import { findBrokenWords } from "./broken-words.ts";
import { screensFolder } from "./contact-sheet.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { showEverything } from "./show-everything.ts";

const phone = { width: 390, height: 844 };

test.use({ reducedMotion: "reduce", viewport: phone });

/** Takes a picture and the words of a page, and says what does not fit. */
async function look(page: Page, language: Language, name: string): Promise<string[]> {
  const folder = join(screensFolder, "languages", language);
  await mkdir(folder, { recursive: true });
  const file = join(folder, name.replaceAll(/[^a-z0-9]+/gi, "-"));
  await page.screenshot({ path: `${file}.png`, fullPage: true });
  await writeFile(`${file}.txt`, await page.evaluate(() => document.body.innerText));
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  const broken = await findBrokenWords(page, language);
  return [
    ...(tooWide > 0 ? [`${name} is ${tooWide} px too wide`] : []),
    ...broken.map((word) => `${name} breaks “${word}”`),
  ];
}

for (const language of languages) {
  test(`pages in ${language} fit a phone, and break no word`, async ({ page }) => {
    const problems: string[] = [];
    for (const { name, path } of pagesIn(language)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await showEverything(page);
      problems.push(...(await look(page, language, name)));
    }
    expect(problems).toEqual([]);
  });

  test(`checkout and account in ${language} fit a phone, and break no word`, async ({ page }) => {
    const problems: string[] = [];
    const buyer = new Buyer(page, language);
    await buyer.putIntoCart();
    problems.push(...(await look(page, language, "checkout")));
    await buyer.buy();
    problems.push(...(await look(page, language, "order summary")));
    for (const name of [
      "Overview",
      "Orders",
      "UserUpgrades",
      "Profile",
      "CommunicationPreferences",
      "Withdrawal",
    ] as const) {
      await page.goto(linkTo(name, {}, language));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await showEverything(page);
      problems.push(...(await look(page, language, `account ${name}`)));
    }
    expect(problems).toEqual([]);
  });

  test(`emails in ${language} fit a phone, and break no word`, async ({ page }) => {
    const problems: string[] = [];
    for (const { name, render } of emailSamples) {
      const { subject, html, text } = await render(language);
      await page.setContent(html);
      problems.push(...(await look(page, language, `email ${name}`)));
      const folder = join(screensFolder, "languages", language);
      await writeFile(join(folder, `email-${name}.txt`), `${subject}\n\n${text}`);
    }
    expect(problems).toEqual([]);
  });
}
