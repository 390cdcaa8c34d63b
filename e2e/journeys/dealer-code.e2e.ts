import { readFile } from "node:fs/promises";
import { test } from "./buyer-test.ts";
import { signIn } from "./cms-panel.ts";
import { makeAccount } from "./make-account.ts";
import { mailsTo } from "./mailbox.ts";
import { Redeemer } from "./redeemer.ts";
import { cmsUrl, expect } from "./shop-test.ts";

test("[ROUTE-17] a manager makes codes for a dealer, a customer redeems one from its link, and support finds it", async ({
  buyer,
  browser,
}) => {
  test.setTimeout(180_000);
  const dealer = `Harbour Sound ${Date.now().toString(36)}`;
  const office = await browser.newContext();
  const desk = await office.newPage();
  await signIn(desk, "manager@autotune.test");
  await desk.goto(`${cmsUrl}/admin/support/codes`);
  await desk.getByText("Make codes", { exact: true }).click();
  await desk.getByRole("combobox", { name: "What each gives" }).selectOption("licence:auto-key");
  await desk.getByRole("textbox", { name: "Dealer" }).fill(dealer);
  await desk.getByRole("spinbutton", { name: "How many" }).fill("3");
  await desk.getByRole("textbox", { name: "Reason" }).first().fill("A new dealer");
  const [download] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("button", { name: "Make the codes" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  const [head, line = ""] = file.split("\r\n");
  expect(head).toBe("code,address");
  const [code = "", address = ""] = line.split(",");

  const { page } = buyer;
  await makeAccount(buyer);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(address);
  await buyer.waitUntilAwake();
  const redeemer = new Redeemer(buyer);
  await expect(redeemer.field).toHaveValue(code);
  await expect(page.getByText(dealer)).toBeVisible();
  expect(page.url()).not.toContain("#");
  await redeemer.button.click();
  await expect(redeemer.result).toContainText("AutoKey");
  const serial = (await redeemer.result.getByRole("code").innerText()).trim();
  // No server was told the code in an address.
  expect(asked.filter((url) => url.includes(code))).toEqual([]);
  await expect
    .poll(async () => (await mailsTo(buyer.person.email)).map(({ text }) => text).join("\n"), {
      timeout: 20_000,
    })
    .toContain(serial);

  await desk.goto(`${cmsUrl}/admin/support/codes`);
  const batch = desk.getByRole("article", { name: dealer });
  await expect(batch).toContainText("Made3");
  await expect(batch).toContainText("Redeemed1");
  await desk.getByRole("searchbox", { name: /^Code/ }).fill(code.toLowerCase());
  await desk.getByRole("button", { name: "Find" }).click();
  const found = desk.getByRole("region", { name: "The code" });
  await expect(found.getByRole("status")).toContainText("Redeemed");
  await found.getByRole("link", { name: /^customer / }).click();
  await expect(desk.getByRole("main")).toContainText(buyer.person.email);

  await desk.goto(`${cmsUrl}/admin/support/codes`);
  await batch.getByText("Stop", { exact: true }).click();
  await batch.getByRole("textbox", { name: "Reason" }).fill("The cards were stolen");
  await batch.getByRole("button", { name: "Stop the batch" }).click();
  await expect(batch).toContainText("stopped");
  await office.close();
});
