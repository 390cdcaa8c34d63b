import { chromium, type Browser, type FrameLocator, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startShopPage } from "../../test/shop-page.ts";
import { until } from "../../test/shop.ts";
import { day, startSandbox, type RunningSandbox } from "../../test/start-sandbox.ts";

let sandbox: RunningSandbox;
let shopPage: Awaited<ReturnType<typeof startShopPage>>;
let browser: Browser;
let page: Page;
let frame: FrameLocator;
let problems: string[];

beforeAll(async () => {
  sandbox = await startSandbox();
  shopPage = await startShopPage(sandbox.settings.SANDBOX_URL, sandbox.host);
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox"],
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await shopPage.stop();
  await sandbox.stop();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  problems = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(shopPage.url);
  frame = page.frameLocator("#fsc-popup-frame");
});
afterEach(() => page.close());

const addTag = (mode: "embedded" | "popup") =>
  page.evaluate(
    ([storefront, source]) => Reflect.get(globalThis, "addTag")(storefront, source),
    [
      `${sandbox.host}/${mode}-studio`,
      `${sandbox.settings.SANDBOX_URL}/sbl/fastspring-builder.min.js`,
    ],
  );
/** Calls window.fastspring.builder. */
const builder = (method: string, ...values: unknown[]) =>
  page.evaluate(
    async ([name, given]) => {
      await Reflect.get(globalThis, "fastspring").builder[name](...given);
    },
    [method, values] as const,
  );
const heard = async (name: string): Promise<unknown[][]> => {
  const all: unknown[][] = await page.evaluate(() => Reflect.get(globalThis, "heard"));
  return all.filter(([called]) => called === name).map(([, ...values]) => values);
};
const fillCard = async (number: string) => {
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expiration").pressSequentially("1239");
  await frame.getByLabel("CVC").fill("123");
};
const frames = () => page.locator("iframe").count();

describe("the embedded checkout", () => {
  beforeEach(() => addTag("embedded"));

  it("takes a card, notifies the page, and leaves one order", async () => {
    const session = await sandbox.openSession();
    await builder("checkout", session);
    await fillCard("4242 4242 4242 4242");
    await frame.getByRole("button", { name: "Pay $139.64" }).dblclick();
    await frame.getByRole("heading", { name: "Thank you" }).waitFor();
    await until(async () => (await heard("closed")).length === 1);
    const { json } = await sandbox.api(`/sessions/${session}`);
    const { json: order } = await sandbox.api(`/orders/${json.order}`);
    expect(await heard("closed")).toEqual([[{ id: order.id, reference: order.reference }]]);
    expect(await heard("webhook")).toMatchObject([
      [{ id: order.id, total: 139.64, items: [{ product: "tuner-pro" }] }],
    ]);
    expect((await heard("before")).length).toBe((await heard("after")).length);
    expect((await heard("before")).length).toBeGreaterThan(0);
    expect((await heard("event")).flat()).toContainEqual({ event: "FSC-checkoutOpened" });
    expect(await frames()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("is as high as what is in it and no wider than a small phone", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await builder("checkout", await sandbox.openSession());
    const cancel = frame.getByRole("button", { name: "Cancel" });
    await cancel.waitFor();
    await until(async () => {
      const [inner, outer] = await Promise.all([
        cancel.boundingBox(),
        page.locator("#fsc-popup-frame").boundingBox(),
      ]);
      return inner !== null && outer !== null && inner.y + inner.height < outer.y + outer.height;
    });
    const overflow = await page
      .frames()[1]
      ?.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    expect(overflow).toBe(0);
  });

  it("shows under the field what is wrong and sends nothing", async () => {
    await builder("checkout", await sandbox.openSession());
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await fillCard("4242 4242 4242 4241");
    await frame.getByRole("button", { name: /^Pay/ }).click();
    await frame.getByText("Check the card number.").waitFor();
    const number = frame.getByLabel("Card number");
    expect(await number.getAttribute("aria-invalid")).toBe("true");
    expect(await number.evaluate("document.activeElement?.id")).toBe("number");
    expect(sent).toEqual([]);
  });

  it("works by keyboard alone and shows the extra step when the card requires it", async () => {
    await builder("checkout", await sandbox.openSession());
    await frame.getByLabel("Card number").focus();
    await page.keyboard.type("4000000000003220");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1239");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await page.keyboard.press("Enter");
    await frame.getByRole("button", { name: "Decline" }).press("Enter");
    await frame.getByText("Your card was declined.").waitFor();
    // The page that waits for the payment is notified that it failed.
    await until(async () => (await heard("event")).length === 4);
    expect((await heard("event")).flat()).toEqual([
      { event: "FSC-checkoutOpened" },
      { event: "FSC-paymentSubmitted", method: "card" },
      { event: "FSC-paymentSubmitted", method: "card" },
      { event: "FSC-paymentFailed", method: "card" },
    ]);
    await frame.getByRole("button", { name: /^Pay/ }).press("Enter");
    await frame.getByRole("button", { name: "Authorize" }).press("Enter");
    await until(async () => (await heard("closed")).length === 1);
    expect(await heard("webhook")).toMatchObject([[{ payment: { cardEnding: "3220" } }]]);
  });

  it("takes a bank transfer as an order that waits", async () => {
    await builder("checkout", await sandbox.openSession());
    await frame.getByRole("radio", { name: "Bank transfer" }).check();
    await frame.getByRole("button", { name: /^Place order and transfer/ }).click();
    await frame.getByRole("heading", { name: "Your order has been placed" }).waitFor();
    await until(async () => (await heard("webhook")).length === 1);
    expect(await heard("webhook")).toMatchObject([[{ completed: false }]]);
  });

  it("shows the tax of the country that is chosen", async () => {
    await builder("checkout", await sandbox.openSession());
    await frame.getByLabel("Country").selectOption("ES");
    await frame.getByText("VAT 21%, included").waitFor();
    expect(await frame.getByRole("button", { name: /^Pay/ }).textContent()).toBe("Pay $129.00");
  });

  it("deducts the tax for a company that gives its id", async () => {
    await builder("checkout", await sandbox.openSession({ country: "DE" }));
    await frame.getByText("Buying for a company?").click();
    const id = frame.getByLabel("VAT ID");
    await id.fill("DE12");
    await id.blur();
    await frame.getByText("Check the VAT ID.").waitFor();
    await id.fill("DE123456789");
    await id.blur();
    await frame.getByText("VAT, reverse charge").waitFor();
    expect(await frame.getByText("Check the VAT ID.").count()).toBe(0);
    await fillCard("4242 4242 4242 4242");
    await frame.getByRole("button", { name: "Pay €100.76" }).click();
    await until(async () => (await heard("webhook")).length === 1);
    expect(await heard("webhook")).toMatchObject([[{ taxId: "DE123456789", tax: 0 }]]);
    expect(problems).toEqual([]);
  });

  it("shows the company's field only where companies have such an id", async () => {
    await builder("checkout", await sandbox.openSession());
    const question = frame.getByText("Buying for a company?");
    await frame.getByRole("button", { name: /^Pay/ }).waitFor();
    expect(await question.isVisible()).toBe(false);
    await frame.getByLabel("Country").selectOption("ES");
    await question.waitFor({ state: "visible" });
  });

  it("uses the language that the page set before", async () => {
    await builder("language", "es");
    await builder("checkout", await sandbox.openSession());
    await frame.getByRole("button", { name: /^Pagar/ }).waitFor();
    expect(await heard("data")).toMatchObject([[{ language: "es" }]]);
  });

  it("notifies the page of an expired and of an unknown session, and opens nothing", async () => {
    const session = await sandbox.openSession();
    await sandbox.advance(day + 1);
    await builder("checkout", session);
    await builder("checkout", "not-a-session-of-ours");
    expect((await heard("error")).map(([status]) => status)).toEqual([410, 404]);
    expect(await frames()).toBe(0);
  });
});

describe("the popup checkout", () => {
  beforeEach(() => addTag("popup"));

  it("lies over the page and is left without an order by Cancel or Escape", async () => {
    for (const leave of ["Cancel", "Escape"]) {
      await builder("checkout", await sandbox.openSession());
      const cancel = frame.getByRole("button", { name: "Cancel" });
      await cancel.click({ trial: leave === "Escape" });
      if (leave === "Escape") {
        await frame.getByLabel("Card number").focus();
        await page.keyboard.press("Escape");
      }
      await until(async () => (await frames()) === 0);
    }
    expect(await heard("closed")).toEqual([[null], [null]]);
    expect(await page.locator("#fsc-popup-background").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("builds a session from products, and asks for the e-mail it does not have", async () => {
    await builder("push", { products: [{ path: "harmony", quantity: 1 }], country: "US" });
    await builder("add", "harmony", 1);
    await builder("add", "tuner-pro");
    await builder("remove", "tuner-pro");
    expect((await heard("data")).at(-1)).toMatchObject([
      {
        currency: "USD",
        groups: [{ items: [{ path: "harmony", quantity: 2, totalValue: 99.8 }] }],
      },
    ]);
    await builder("checkout");
    await fillCard("4242424242424242");
    await frame.getByRole("button", { name: /^Pay/ }).click();
    await frame.getByText("Check the email address.").waitFor();
    await frame.getByLabel("Email").fill("new@studio.test");
    await frame.getByRole("button", { name: /^Pay/ }).click();
    await until(async () => (await heard("webhook")).length === 1);
    expect(await heard("webhook")).toMatchObject([[{ customer: { email: "new@studio.test" } }]]);
  });

  it("lets no page change what a server put into a session", async () => {
    const session = await sandbox.openSession();
    await builder("push", { session, products: [{ path: "tuner-pro", quantity: 5 }] });
    expect((await heard("error")).map(([status]) => status)).toEqual([400]);
  });

  it("accepts messages of its own frame only", async () => {
    await builder("checkout", await sandbox.openSession());
    await frame.getByRole("button", { name: "Cancel" }).waitFor();
    await page.evaluate(() => {
      Reflect.get(globalThis, "postMessage")({ fscPopupMessage: { action: "close" } }, "*");
    });
    await page.waitForTimeout(200);
    expect(await frames()).toBe(1);
    expect(await heard("closed")).toEqual([]);
  });

  it("starts afresh when its tag is put in again, and does nothing twice", async () => {
    await builder("checkout", await sandbox.openSession());
    await frame.getByRole("button", { name: "Cancel" }).waitFor();
    await addTag("popup");
    expect(await frames()).toBe(0);
    await builder("checkout", await sandbox.openSession());
    await frame.getByRole("button", { name: "Cancel" }).click();
    await until(async () => (await frames()) === 0);
    expect(await heard("closed")).toEqual([[null]]);
  });

  it("falls silent when the page replaces the library", async () => {
    await builder("checkout", await sandbox.openSession());
    await frame.getByRole("button", { name: "Cancel" }).waitFor();
    await page.evaluate(() => Reflect.set(globalThis, "fastspring", {}));
    await frame.getByRole("button", { name: "Cancel" }).click();
    await until(async () => (await frames()) === 0);
    expect(await heard("closed")).toEqual([]);
  });

  it("has every method of the provider's library", async () => {
    const methods: string[] = await page.evaluate(() =>
      Object.keys(Reflect.get(globalThis, "fastspring").builder),
    );
    expect(methods.toSorted()).toEqual(
      "add authenticate checkout clean country language payment postalCode promo push recognize remove reset secure tag taxId update updateSession viewCart".split(
        " ",
      ),
    );
  });
});
