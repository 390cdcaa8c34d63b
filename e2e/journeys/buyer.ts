import { randomBytes } from "node:crypto";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { linkTo, type Language } from "@autotune/routes";
import { interfaceText } from "./interface-text.ts";
import { readReference, referenceForm } from "./read-order.ts";
import { expect } from "./shop-test.ts";

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export const cards = {
  accepted: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  insufficientFunds: "4000 0000 0000 9995",
  requiresAuthentication: "4000 0000 0000 3220",
};

/** A person at the shop, in one tab and one language. */
export class Buyer {
  readonly page: Page;
  readonly language: Language;
  readonly person: Person;

  constructor(page: Page, language: Language, person: Person = newPerson()) {
    this.page = page;
    this.language = language;
    this.person = person;
  }

  /** Another person, in the same tab. */
  another(): Buyer {
    return new Buyer(this.page, this.language);
  }

  /** The same person in another tab. */
  inTab(page: Page): Buyer {
    return new Buyer(page, this.language, this.person);
  }

  translate(english: string): RegExp {
    return interfaceText(this.language, english);
  }

  button(english: string): Locator {
    return this.page.getByRole("button", { name: this.translate(english) });
  }

  text(english: string): Locator {
    return this.page.getByText(this.translate(english));
  }

  panel(english: string): Locator {
    return this.page.getByRole("region", { name: this.translate(english) });
  }

  /** One that is simply bought: without gifts, and two cost twice as much. */
  async openProduct(slug = "hybrid"): Promise<void> {
    await this.page.goto(linkTo("AutoTune", { slug }, this.language));
    await this.buyButton.waitFor();
    await this.waitUntilHydrated();
  }

  /** Before hydration a press would do nothing. Moving the mouse starts it. */
  async waitUntilHydrated(): Promise<void> {
    await expect(async () => {
      await this.page.mouse.move(1, 1);
      await this.page.mouse.move(2, 2);
      await expect(this.cartButton).toBeEnabled({ timeout: 500 });
    }).toPass();
  }

  /** The one in the head of the page; a phone has another at its edge. */
  get buyButton(): Locator {
    return this.button("Buy Now").first();
  }

  async buyNow(): Promise<void> {
    await this.buyButton.click();
    await this.page.waitForURL(linkTo("Checkout", {}, this.language));
    await expect(this.cartLines).toBeVisible();
  }

  /** Goes from the product's page to the checkout with it. */
  async putIntoCart(): Promise<void> {
    await this.openProduct();
    await this.buyNow();
  }

  async openCheckout(): Promise<void> {
    await this.page.goto(linkTo("Checkout", {}, this.language));
  }

  get cartLines(): Locator {
    return this.page.getByRole("list", { name: this.translate("Products in your cart") });
  }

  async fillSignUp(changes: Partial<Person & { confirmPassword: string }> = {}): Promise<void> {
    const { firstName, lastName, email, password } = { ...this.person, ...changes };
    await this.field("First name").fill(firstName);
    await this.field("Last name").fill(lastName);
    await this.field("Email").fill(email);
    await this.field("Password").fill(password);
    await this.field("Confirm password").fill(changes.confirmPassword ?? password);
  }

  field(english: string): Locator {
    return this.page.getByRole("textbox", { name: this.translate(english) });
  }

  /** In the form that is open: on the checkout, or in the dialog. */
  async signUp(): Promise<void> {
    await this.fillSignUp();
    await this.button("Create account").click();
    await this.text("Login Successful").waitFor();
  }

  async signIn(password = this.person.password): Promise<void> {
    await this.page.getByRole("tab", { name: this.translate("Sign in") }).click();
    await this.field("Email").fill(this.person.email);
    await this.field("Password").fill(password);
    await this.button("Sign in").click();
  }

  /** On the checkout: buys without an account. */
  async continueAsGuest({ firstName, lastName, email } = this.person): Promise<void> {
    await this.button("Continue as guest").click();
    await this.field("First name").fill(firstName);
    await this.field("Last name").fill(lastName);
    await this.field("Email").fill(email);
    await this.button("Continue as guest").click();
    await this.continueButton.waitFor();
  }

  /** On the checkout. */
  async enterCode(code: string): Promise<void> {
    const open = this.button("Enter a discount code");
    if (await open.isVisible()) await open.click();
    await this.field("Discount code").fill(code);
    await this.button("Apply").click();
  }

  /** The trial of the plan, from the top bar to the checkout. */
  async takeTrial(): Promise<void> {
    await this.page.goto(linkTo("Home", {}, this.language));
    await this.waitUntilHydrated();
    await this.page
      .getByRole("banner")
      .getByRole("button", { name: this.translate("Try Free") })
      .click();
    await this.page.waitForURL(linkTo("Checkout", {}, this.language));
    await expect(this.cartLines).toBeVisible();
  }

  /** Signs up on the checkout, with the product in the cart. */
  async arriveAtPayment(): Promise<void> {
    await this.putIntoCart();
    await this.signUp();
    await this.continueButton.waitFor();
  }

  get continueButton(): Locator {
    const startTrial = this.button("Start the trial · {amount} today");
    return this.button("Continue to payment · {amount}").or(startTrial);
  }

  get tryAgainButton(): Locator {
    return this.button("Try again · {amount}");
  }

  async continueToPayment(): Promise<void> {
    await this.continueButton.click();
    await this.waitForPaymentForm();
  }

  async waitForPaymentForm(): Promise<void> {
    await this.payButton.waitFor();
    await expect(this.payButton).toBeEnabled();
  }

  /** The provider's own page, inside ours or over it. */
  get paymentForm(): FrameLocator {
    return this.page.frameLocator("#fsc-popup-frame");
  }

  get payButton(): Locator {
    return this.paymentForm.locator("button[type=submit]");
  }

  /** Which of the provider's payment sessions is open. */
  async paymentSession(): Promise<string> {
    const src = await this.page.locator("#fsc-popup-frame").getAttribute("src");
    return new URL(src ?? "").pathname.split("/").at(-1) ?? "";
  }

  async enterCard(number: string): Promise<void> {
    await this.paymentForm.locator("[autocomplete=cc-number]").fill(number);
    await this.paymentForm.locator("[autocomplete=cc-exp]").fill("12 / 39");
    await this.paymentForm.locator("[autocomplete=cc-csc]").fill("123");
  }

  async tryCard(number: string): Promise<void> {
    await this.enterCard(number);
    await this.payButton.click();
  }

  /** The order's reference, as the provider's form shows it. */
  async referenceInForm(): Promise<string> {
    return readReference(this.paymentForm.locator("#done"));
  }

  async payWithCard(number = cards.accepted): Promise<string> {
    await this.tryCard(number);
    return this.referenceInForm();
  }

  /** The order's reference on its summary, once the order is there. */
  async seeSummary(): Promise<string> {
    await this.page.waitForURL((url) => url.pathname.endsWith("/order-summary"));
    return readReference(this.panel("Your order"));
  }

  /** From the product's page to the summary; returns the order's reference. */
  async buy(): Promise<string> {
    await this.arriveAtPayment();
    await this.continueToPayment();
    const reference = await this.payWithCard();
    expect(await this.seeSummary()).toBe(reference);
    return reference;
  }

  async openOrders(): Promise<void> {
    await this.page.goto(linkTo("Orders", {}, this.language));
    await this.page
      .getByRole("heading", { level: 1, name: this.translate("Your orders") })
      .waitFor();
  }

  /** References of all orders in the history, newest first. */
  async ordersInHistory(): Promise<string[]> {
    const headings = this.page.getByRole("heading", { level: 2, name: referenceForm });
    await headings.first().waitFor();
    return headings.allTextContents();
  }

  /** Opens the history and expects exactly this order in it. */
  async seeOnlyOrder(reference: string): Promise<void> {
    await this.openOrders();
    expect(await this.ordersInHistory()).toEqual([reference]);
  }

  get accountMenu(): Locator {
    return this.page.locator("summary", { hasText: this.person.firstName });
  }

  async logOut(): Promise<void> {
    await this.accountMenu.click();
    await this.page
      .getByRole("banner")
      .getByRole("button", { name: this.translate("Logout") })
      .click();
  }

  get cartButton(): Locator {
    return this.page.getByRole("banner").locator("a[aria-haspopup=dialog][aria-disabled]");
  }
}

function newPerson(): Person {
  return {
    firstName: "Nina",
    lastName: "Ortega",
    email: `nina.${randomBytes(6).toString("hex")}@studio.test`,
    password: "Chorus42up",
  };
}
