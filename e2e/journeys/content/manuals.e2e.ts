import { linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

const specs = "/products/auto-tune/pro/specs";
const retuneSpeed = linkTo("ProductManual", { "*": "auto-tune-pro/controls" });
const wholeManual = linkTo("ProductManual", { "*": "auto-tune-pro/print" });

test.describe("A manual", () => {
  test("is one click from each control on the product page, in the reader's language", async ({
    page,
  }) => {
    for (const [path, name, href, heading] of [
      [specs, "Retune Speed", `${retuneSpeed}#retune-speed`, "Retune Speed"],
      [
        `/es/producto/auto-tune/pro/specs`,
        "Voice Type",
        `${linkTo("ProductManual", { "*": "auto-tune-pro/controls" }, "es")}#voice-types`,
        "Tipos de voz",
      ],
    ] as const) {
      await page.goto(path);
      await page.getByRole("main").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole("heading", { level: 2, name: heading })).toBeInViewport();
    }
  });

  test("shows the window with its numbers, and says in words what they name", async ({ page }) => {
    await page.goto(linkTo("ProductManual", { "*": "auto-tune-pro/getting-started" }));
    const drawing = page.getByRole("img", { name: /AutoTune Pro: 1 Retune Speed, 2 Flex-Tune/ });
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("prints as a whole: all chapters with their tables and drawings, and nothing around them", async ({
    page,
  }) => {
    await page.goto(linkTo("ProductManual", { "*": "auto-tune-pro" }));
    await page.getByRole("link", { name: "Read or print the whole manual" }).click();
    await expect(page).toHaveURL(wholeManual);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "Troubleshooting" })).toBeVisible();
    const colors = await page
      .getByRole("main")
      .evaluate((main) => [
        getComputedStyle(main).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    const cut = await page
      .getByRole("main")
      .getByRole("region")
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth + 1));
    expect(cut).toEqual([]);
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(10);
  });
});
