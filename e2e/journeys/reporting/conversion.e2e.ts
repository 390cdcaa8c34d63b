import { test } from "../../fixtures/customer/buyer-test.ts";
import { runJob } from "../../fixtures/run-job.ts";
import { cmsUrl, expect, shopUrl, undisturbed } from "../../fixtures/shop-test.ts";
import { Buyer } from "../../fixtures/customer/buyer.ts";
import { signIn } from "../../fixtures/staff/cms-panel.ts";
import type { Page } from "@playwright/test";

type Steps = readonly [visits: number, carts: number, checkouts: number, paid: number];

/** What the report says of the last seven days. */
async function readSteps(page: Page): Promise<Steps> {
  await page.goto(`${cmsUrl}/admin/reports/checkout?days=7`, { waitUntil: "networkidle" });
  const table = page.getByRole("table", { name: "From a visit to a paid order", exact: true });
  const read = async (name: string) => {
    const row = table.getByRole("row", { name: new RegExp(`^${name}`) });
    return Number((await row.getByRole("cell").first().textContent())?.replaceAll(",", ""));
  };
  return [
    await read("Visits"),
    await read("Carts started"),
    await read("Checkouts opened"),
    await read("Paid"),
  ];
}

/** The jobs run every minute by themselves; each change is waited for. */
async function expectSteps(page: Page, isExpected: (steps: Steps) => boolean): Promise<void> {
  await expect(async () => {
    await runJob("count-visits");
    await runJob("update-reporting");
    const steps = await readSteps(page);
    expect(isExpected(steps), String(steps)).toBe(true);
  }).toPass({ timeout: 100_000, intervals: [3000] });
}

test("a visit, a cart, a checkout and a payment each move their step of the report", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const office = await browser.newContext();
  const staff = await office.newPage();
  await signIn(staff, "manager@autotune.test");
  // A browser of the tests says that it is a machine, and machines do not visit.
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
  const enter = async () => {
    const context = await browser.newContext({
      baseURL: shopUrl,
      storageState: undisturbed,
      userAgent,
    });
    return new Buyer(await context.newPage(), "en");
  };
  // The way is shown from the first day on which visits and carts were counted.
  const first = await enter();
  await first.putIntoCart();
  await expectSteps(staff, ([visits, carts]) => visits > 0 && carts > 0);
  await first.page.context().close();
  const [visits, carts, opened, paid] = await readSteps(staff);

  const buyer = await enter();
  await buyer.page.goto("/");
  // From one page of the shop to the next is the same visit.
  await buyer.page.goto("/products", { referer: `${shopUrl}/` });
  await expectSteps(staff, equalTo([visits + 1, carts, opened, paid]));

  // Here the address of the product is opened anew.
  await buyer.putIntoCart();
  await expectSteps(staff, equalTo([visits + 2, carts + 1, opened, paid]));

  await buyer.signUp();
  await buyer.continueToPayment();
  await expectSteps(staff, equalTo([visits + 2, carts + 1, opened + 1, paid]));

  await buyer.payWithCard();
  await expectSteps(staff, equalTo([visits + 2, carts + 1, opened + 1, paid + 1]));
  await buyer.page.context().close();
  await office.close();
});

const equalTo = (expected: Steps) => (steps: Steps) => String(steps) === String(expected);
