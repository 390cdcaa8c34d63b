import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Buyer } from "./buyer.ts";
import { expect } from "./shop-test.ts";

const summary = Compile(
  Type.Object({
    subscriptionSummary: Type.Array(Type.Object({ id: Type.Integer(), fs_id: Type.String() })),
  }),
);

/** A plan by both of its names. */
interface OwnPlan {
  readonly id: number;
  readonly fsId: string;
  readonly path: string;
}

/** Unlimited by the month, paid today. */
export async function subscribeMonthly(page: Page, buyer: Buyer): Promise<OwnPlan> {
  await page.goto(linkTo("Subscriptions", { slug: "unlimited" }));
  await buyer.waitUntilHydrated();
  const card = page
    .locator("#plans")
    .getByRole("article")
    .filter({ hasText: "AutoTune Unlimited" })
    .first();
  await expect(async () => {
    await card.getByText("Monthly", { exact: true }).click();
    await expect(card.getByRole("radio", { name: "Monthly" })).toBeChecked({ timeout: 1000 });
  }).toPass();
  await card.getByRole("button", { name: "Subscribe Now" }).filter({ visible: true }).click();
  await page.waitForURL(linkTo("Checkout"));
  await buyer.signUp();
  await buyer.continueToPayment();
  await buyer.payWithCard();
  await buyer.seeSummary();
  return findPlan(page);
}

/** The 14 free days of Unlimited. */
export async function beginTrial(page: Page, buyer: Buyer): Promise<OwnPlan> {
  await buyer.takeTrial();
  await buyer.signUp();
  await buyer.continueToPayment();
  await buyer.payWithCard();
  await buyer.seeSummary();
  return findPlan(page);
}

/** The plan of the signed-in person, as their account shows it. */
async function findPlan(page: Page): Promise<OwnPlan> {
  const overview = linkTo("Overview");
  const summaryResponse = page.waitForResponse(async (response) => {
    if (!response.url().endsWith("/products/summary") || !response.ok()) return false;
    // Not the response to the previous page.
    return (await response.request().headerValue("referer"))?.endsWith(overview) === true;
  });
  await page.goto(overview);
  const [plan] = summary.Parse(await (await summaryResponse).json()).subscriptionSummary;
  if (plan === undefined) throw new Error("There is no plan");
  const query = new URLSearchParams({ fs_id: plan.fs_id });
  const path = `${linkTo("SubscriptionDetail", { id: String(plan.id) })}?${query}`;
  return { id: plan.id, fsId: plan.fs_id, path };
}

/** The panel of the plan itself, by the word for its state. */
export function planPanel(page: Page, name = "AutoTune Unlimited"): Locator {
  return page.getByRole("region", { name: new RegExp(`^${name}`) });
}

export async function openPlan(page: Page, plan: OwnPlan): Promise<void> {
  await page.goto(plan.path);
  await seePlan(page);
}

/** As a person finds it without its URL: from the account, in one press. */
export async function findOwnPlan(page: Page, plan: OwnPlan): Promise<void> {
  await page.goto(linkTo("Overview"));
  await planPanel(page).getByRole("link", { name: "Manage the plan" }).click();
  await expect(page).toHaveURL(plan.path);
  await seePlan(page);
}

async function seePlan(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Your plan" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Charges" })).toBeVisible();
}

/** A day as the margin of a timeline writes it. */
export function shortDay(date: Date): string {
  const year = date.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat("en", { day: "numeric", month: "short", ...year }).format(date);
}

export function inMonths(months: number): Date {
  const date = new Date();
  const day = date.getDate();
  date.setMonth(date.getMonth() + months);
  if (date.getDate() !== day) date.setDate(0);
  return date;
}
