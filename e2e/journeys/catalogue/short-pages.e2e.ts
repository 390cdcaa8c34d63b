import { languages, linkTo, type Language } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { edge, expect } from "../../fixtures/shop-test.ts";
import { smallEffects } from "./small-effects.ts";

const bundle = {
  slug: "vocal-chain-bundle",
  name: "Vocal Chain Bundle",
  demo: "Clean the take",
  questions: "Questions about the bundle",
};
const parts = ["Vocal Prep", "Vocal EQ", "Vocal Compressor", "Vocal De-Esser", "Vocal Reverb"];

const shortPages = [
  ...smallEffects.map((effect) => ({
    ...effect,
    route: "VocalEffects" as const,
    questions: `Questions about ${effect.name}`,
  })),
  { ...bundle, route: "AiPowered" as const },
];

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) =>
  main(page).getByRole("heading", { name, exact: true });
/** For a filter, which looks within each section. */
const headingWithin = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });

test.describe("A short page", () => {
  for (const { route, slug, name, demo, questions } of shortPages) {
    // All are built the same way: one of them stands for the others in the daily run.
    const tag = slug === "dial" ? [] : ["@long"];
    const title = `[ROUTE-05] shows ${name}, lets it be heard and answers questions`;
    test(title, { tag }, async ({ page, buyer }) => {
      const href = linkTo(route, { slug });
      await page.goto(href);
      await buyer.waitUntilHydrated();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      const plugInWindow = page.getByRole("img", { name: `${name} plug-in window` });
      await expect
        .poll(() => plugInWindow.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await heading(page, demo).scrollIntoViewIfNeeded();
      const player = main(page).getByRole("group", { name: demo });
      await player.scrollIntoViewIfNeeded();
      await player.getByRole("button", { name: "Play" }).click();
      const position = player.getByRole("slider", { name: "Position" });
      await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.1);

      await expect(heading(page, "System requirements")).toBeVisible();
      await expect(heading(page, "Also part of Unlimited")).toBeVisible();
      const faq = main(page)
        .locator("section")
        .filter({ has: headingWithin(page, questions) });
      expect(await faq.locator("details, [aria-expanded]").count()).toBeGreaterThanOrEqual(3);

      const tabs = page.getByRole("navigation", { name: `${name} pages` });
      for (const tab of ["Specs", "Audio"]) {
        await tabs.getByRole("link", { name: tab }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} ${tab}`);
      }
    });
  }

  test("[ROUTE-05] is there in every language, in that language", { tag: "@long" }, async () => {
    for (const { route, slug, questions } of shortPages) {
      const htmlIn = async (language: Language) => {
        const path = linkTo(route, { slug }, language);
        const response = await fetch(edge + path);
        expect(response.status, path).toBe(200);
        return response.text();
      };
      for (const language of languages)
        expect((await htmlIn(language)).includes(questions), `${slug} ${language}`).toBe(
          language === "en",
        );
    }
  });

  test("[ROUTE-05] [CART-07] is found on the family's page and leads to the checkout", async ({
    page,
    buyer,
  }) => {
    await page.goto(linkTo("VocalEffects"));
    await buyer.waitUntilHydrated();
    await main(page).getByRole("link", { name: "Halo", exact: true }).click();
    await expect(page).toHaveURL(linkTo("VocalEffects", { slug: "halo" }));
    await buyFrom(page, "Halo");
    await expect(buyer.cartLines.getByRole("listitem")).toHaveText([/Halo/]);
    await expect(buyer.panel("Your order")).toContainText("$55");
  });

  test("[ROUTE-05] says what the bundle includes, with a way to each part, and sells it", async ({
    page,
    buyer,
  }) => {
    await page.goto(linkTo("AiPowered"));
    await buyer.waitUntilHydrated();
    await main(page).getByRole("link", { name: bundle.name, exact: true }).click();
    await expect(page).toHaveURL(linkTo("AiPowered", { slug: bundle.slug }));
    const included = main(page)
      .locator("section")
      .filter({ has: headingWithin(page, "What’s in the bundle") });
    await expect(included.getByRole("heading", { level: 4 })).toHaveText(parts);
    for (const name of parts) await expect(included.getByRole("link", { name })).toBeVisible();
    await buyFrom(page, bundle.name);
    await expect(buyer.cartLines.getByRole("listitem")).toHaveText([/Vocal Chain Bundle/]);
    await expect(buyer.panel("Your order")).toContainText("$399");
  });
});

async function buyFrom(page: Page, name: string): Promise<void> {
  const hero = main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 1, name, exact: true }) });
  await hero.getByRole("button", { name: "Buy Now", exact: true }).click();
  await page.waitForURL(linkTo("Checkout"));
}
