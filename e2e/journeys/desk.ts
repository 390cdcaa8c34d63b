import type { Locator, Page } from "@playwright/test";
import { cmsUrl, editorPassword, expect } from "./shop-test.ts";

/** A user of the CMS in the support console. */
export class SupportConsole {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(email: string): Promise<void> {
    // The form sometimes ignores a press before it is hydrated.
    await expect(async () => {
      await this.page.goto(`${cmsUrl}/admin/login`, { waitUntil: "networkidle" });
      await this.page.getByLabel("Email").fill(email);
      await this.page.getByLabel("Password").fill(editorPassword);
      await this.page.getByRole("button", { name: "Login" }).click();
      await this.page.waitForURL(`${cmsUrl}/admin`, { timeout: 10_000 });
    }).toPass({ timeout: 40_000 });
  }

  /** From the dashboard to a customer's page. */
  async openCustomer(query: string, name: string): Promise<void> {
    // In the bar as well, which a narrow window hides.
    await this.page.getByRole("link", { name: "Support desk" }).last().click();
    await this.page.getByRole("searchbox", { name: /order reference/ }).fill(query);
    await this.page.getByRole("button", { name: "Find" }).click();
    await this.page.getByRole("link", { name }).click();
    await this.page.getByRole("heading", { level: 1, name }).waitFor();
  }

  order(reference: string): Locator {
    return this.page.getByRole("article", { name: `Order ${reference}` });
  }

  get licence(): Locator {
    return this.page.getByRole("article", { name: /^Licence / }).first();
  }

  get timeline(): Locator {
    return this.page.getByRole("list", { name: "What happened" });
  }

  /** Opens a form of a part of the page, gives a reason and sends it. */
  async act(place: Locator, { title, button }: { title: string; button: string }): Promise<void> {
    const form = place.locator("details", { has: this.page.getByText(title, { exact: true }) });
    await form.locator("summary").click();
    await form.getByRole("textbox", { name: "Reason" }).fill("The customer asked by telephone");
    await form.getByRole("button", { name: button }).click();
  }

  get news(): Locator {
    return this.page.getByRole("main").getByRole("status");
  }
}
