import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

interface GalleryFixtures {
  readonly quiet: void;
}

/** A test that fails on a console message, an error or a request to another origin. */
export const test = base.extend<GalleryFixtures>({
  // axe puts its own styles into the page; that the components need none is tested separately.
  bypassCSP: true,
  quiet: [
    async ({ page, baseURL }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== baseURL) heard.push(`asked: ${request.url()}`);
      });
      await use();
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function open(page: Page, story: string): Promise<void> {
  await page.goto(`/#/${story}`);
  const current = page.locator("nav [aria-current=page]").first();
  await expect(current).toHaveAttribute("href", `#/${story}`);
}

/** One state of the story that is open. */
export function specimen(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

export async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // A story shows the same landmark in many states; a page of the shop has it once.
    .disableRules("landmark-unique")
    .analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
