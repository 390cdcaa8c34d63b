import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import type { Buyer } from "./buyer.ts";
import { expect } from "./shop-test.ts";

/** A customer on their account settings. */
export class AccountSettings {
  readonly page: Page;
  readonly buyer: Buyer;

  constructor(buyer: Buyer) {
    this.page = buyer.page;
    this.buyer = buyer;
  }

  /** Makes an account on the way to them. */
  async openAsNewPerson(): Promise<void> {
    await this.page.goto(linkTo("Profile"));
    await this.page.getByRole("dialog").waitFor();
    await this.page.getByRole("tab", { name: "Create account" }).click();
    await this.buyer.signUp();
    await this.arrive();
  }

  async open(): Promise<void> {
    await this.page.goto(linkTo("Profile"));
    await this.arrive();
  }

  async arrive(): Promise<void> {
    await expect(this.page).toHaveURL(linkTo("Profile"));
    await this.panel("Your details").waitFor();
  }

  panel(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  /** Opens the form of a part of the profile. */
  async edit(name: string): Promise<Locator> {
    const panel = this.panel(name);
    await panel.getByRole("button", { name: `Edit ${name}` }).click();
    return panel;
  }

  async save(panel: Locator): Promise<void> {
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByRole("status")).toContainText("Saved.");
  }
}
