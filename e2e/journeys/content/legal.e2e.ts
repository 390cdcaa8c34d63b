import { linkTo, type Language } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { expect, shopUrl, test } from "../../fixtures/shop-test.ts";

const seller = "Sample Vocal Software GmbH";
const page = (slug: string, language: Language = "en") =>
  linkTo("WPPageRenderer", { slug }, language);

async function comeFrom(visitor: Page, country: string): Promise<void> {
  await visitor.context().addCookies([{ name: "country", value: country, url: shopUrl }]);
}

const legalLinks = (visitor: Page) =>
  visitor.getByRole("contentinfo").getByRole("list", { name: "Legal" }).getByRole("link");

test.describe("[LEGAL-02] the notice of a visitor's country is one click away", () => {
  for (const [country, link, slug, fact] of [
    ["DE", "Impressum", "impressum", "Amtsgericht Musterstadt, HRB 00000"],
    ["AT", "Impressum", "impressum", "IHK Musterstadt, Gewerbeordnung"],
    ["FR", "Mentions légales", "mentions-legales", "Sample Mediation"],
    ["JP", "特定商取引法に基づく表記", "specified-commercial-transactions", "平日 10:00～17:00"],
    ["KR", "사업자 정보", "business-information-korea", "000-00-00000"],
    ["BR", "Informações ao consumidor", "consumer-information-brazil", "00.000.000/0000-00"],
  ] as const)
    test(`from ${country}: ${link}`, async ({ page: visitor }) => {
      await comeFrom(visitor, country);
      await visitor.goto(page("about"));
      await expect(legalLinks(visitor)).toHaveText(["Legal", link, "Accessibility"]);
      await legalLinks(visitor).nth(1).click();
      await expect(visitor).toHaveURL(page(slug));
      await expect(visitor.getByRole("main")).toContainText(seller);
      await expect(visitor.getByRole("main")).toContainText(fact);
    });

  test("[LEGAL-06] from the United States: Do Not Sell or Share", async ({ page: visitor }) => {
    await comeFrom(visitor, "US");
    await visitor.goto(page("about"));
    await expect(legalLinks(visitor)).toHaveText([
      "Legal",
      "Accessibility",
      "Do Not Sell or Share My Personal Information",
    ]);
  });
});

test("[LEGAL-03] pages in a country's language link its notice for everyone, and one page links all", async ({
  page: visitor,
}) => {
  await comeFrom(visitor, "US");
  await visitor.goto(page("impressum", "de"));
  await expect(visitor.getByRole("main")).toContainText("00000 Musterstadt\nDeutschland", {
    useInnerText: true,
  });
  await visitor.goto(page("legal", "de"));
  const footer = visitor.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Impressum" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Mentions légales" })).toBeHidden();
  const links = visitor.getByRole("main").getByRole("link");
  for (const slug of [
    "impressum",
    "mentions-legales",
    "specified-commercial-transactions",
    "business-information-korea",
    "consumer-information-brazil",
    "accessibility",
    "your-privacy-choices",
  ])
    await expect(links.and(visitor.locator(`[href="${page(slug, "de")}"]`))).toHaveCount(1);
});

test("[LEGAL-04] Korean pages name the seller at their end", async ({ page: visitor }) => {
  await visitor.goto(page("about", "ko"));
  const footer = visitor.getByRole("contentinfo");
  await expect(footer).toContainText("사업자등록번호");
  await expect(footer).toContainText("000-00-00000");
  await visitor.goto(page("about"));
  await expect(footer).not.toContainText("000-00-00000");
});

test.describe("[LEGAL-07] Global Privacy Control", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("a browser that sends it is asked nothing, and the settings say that it is honored", async ({
    page: visitor,
  }) => {
    await visitor.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
      localStorage.setItem("consent", "1");
    });
    await visitor.goto(page("your-privacy-choices"));
    await visitor.getByRole("button", { name: "Change your choice" }).click();
    const settings = visitor.getByRole("region", { name: "Your cookie choices" });
    await expect(settings).toContainText("Global Privacy Control");
    await expect(settings.getByRole("button", { name: "Accept Cookies" })).toHaveCount(0);
    await settings.getByRole("button", { name: "Close" }).click();
    await expect(settings).toHaveCount(0);
    await expect(visitor.locator("script[src*='tags.localhost']")).toHaveCount(0);
  });
});
