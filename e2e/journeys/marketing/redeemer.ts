import { linkTo } from "@autotune/routes";
import type { Locator } from "@playwright/test";
import type { Buyer } from "../../fixtures/customer/buyer.ts";

/** A person with a code, on the page that takes it. */
export class Redeemer {
  readonly buyer: Buyer;

  constructor(buyer: Buyer) {
    this.buyer = buyer;
  }

  async open(): Promise<void> {
    await this.buyer.page.goto(linkTo("CodeRedemption"));
    await this.buyer.waitUntilHydrated();
  }

  get field(): Locator {
    return this.buyer.page.getByRole("textbox", { name: "Code", exact: true });
  }

  get button(): Locator {
    return this.buyer.page.getByRole("button", { name: "Redeem code" });
  }

  async redeem(code: string): Promise<void> {
    await this.field.fill(code);
    await this.button.click();
  }

  /** What replaces the form. */
  get result(): Locator {
    return this.buyer.page.getByRole("region", { name: "Code redeemed." });
  }
}
