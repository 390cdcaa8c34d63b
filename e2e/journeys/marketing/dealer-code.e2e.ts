import { readFile } from "node:fs/promises";
import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { signIn } from "../../fixtures/staff/cms-panel.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { makeCodes } from "./make-codes.ts";
import { Redeemer } from "./redeemer.ts";
import { cmsUrl, expect } from "../../fixtures/shop-test.ts";

test("[ROUTE-17] a manager makes codes for a dealer, a customer redeems one from its link, and support finds it", async ({
  buyer,
  browser,
}) => {
  test.setTimeout(180_000);
  const dealer = `Harbour Sound ${Date.now().toString(36)}`;
  const office = await browser.newContext();
  const supportConsole = await office.newPage();
  await signIn(supportConsole, "manager@autotune.test");
  await supportConsole.goto(`${cmsUrl}/admin/support/codes`, { waitUntil: "networkidle" });
  const gives = supportConsole.getByRole("combobox", { name: "Each code gives" });
  await supportConsole.getByText("Create codes", { exact: true }).click();
  await gives.selectOption("licence:auto-key");
  await supportConsole.getByRole("textbox", { name: "Dealer" }).fill(dealer);
  await supportConsole.getByRole("spinbutton", { name: "Number of codes" }).fill("3");
  await supportConsole.getByRole("textbox", { name: "Reason" }).first().fill("A new dealer");
  const [download] = await Promise.all([
    supportConsole.waitForEvent("download"),
    supportConsole.getByRole("button", { name: "Create and download codes" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  const [head, line = ""] = file.split("\r\n");
  expect(head).toBe("code,address");
  const [code = "", redeemUrl = ""] = line.split(",");

  const { page } = buyer;
  await makeAccount(buyer);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(redeemUrl);
  await buyer.waitUntilHydrated();
  const redeemer = new Redeemer(buyer);
  await expect(redeemer.field).toHaveValue(code);
  await expect(page.getByText(dealer)).toBeVisible();
  expect(page.url()).not.toContain("#");
  await redeemer.button.click();
  await expect(redeemer.result).toContainText("AutoKey");
  const serial = (await redeemer.result.getByRole("code").innerText()).trim();
  // The code was in no requested URL.
  expect(requested.filter((url) => url.includes(code))).toEqual([]);
  await expect
    .poll(async () => (await mailsTo(buyer.person.email)).map(({ text }) => text).join("\n"), {
      timeout: 20_000,
    })
    .toContain(serial);

  await supportConsole.goto(`${cmsUrl}/admin/support/codes`, { waitUntil: "networkidle" });
  const batch = supportConsole.getByRole("article", { name: dealer });
  await expect(batch).toContainText("Created3");
  await expect(batch).toContainText("Redeemed1");
  await supportConsole.getByRole("searchbox", { name: /^Code/ }).fill(code.toLowerCase());
  await supportConsole.getByRole("button", { name: "Find" }).click();
  const found = supportConsole.getByRole("region", { name: "Code" });
  await expect(found.getByRole("status")).toContainText("Redeemed");
  await found.getByRole("link", { name: /^customer / }).click();
  await supportConsole.waitForURL(/\/customers\//);
  await expect(supportConsole.getByRole("main")).toContainText(buyer.person.email);

  await supportConsole.goto(`${cmsUrl}/admin/support/codes`, { waitUntil: "networkidle" });
  const reason = batch.getByRole("textbox", { name: "Reason" });
  await batch.getByText("Stop", { exact: true }).click();
  await reason.fill("The cards were stolen");
  await batch.getByRole("button", { name: "Stop batch" }).click();
  await expect(batch).toContainText("stopped");
  await office.close();
});

test("[ROUTE-17] a dealer's code in the URL's path is in the field, and no longer in the URL", async ({
  buyer,
}) => {
  const { code } = await makeCodes();
  const { page } = buyer;
  await makeAccount(buyer);
  // As somebody types it from a card.
  await page.goto(linkTo("DealerCode", { slug: code.toLowerCase().replaceAll("-", "") }));
  const redeemer = new Redeemer(buyer);
  await expect(redeemer.field).toHaveValue(code);
  await expect(page).toHaveURL(linkTo("DealerCode"));
  await redeemer.button.click();
  await expect(redeemer.result).toContainText("AutoKey");

  // A dealer's name is no code.
  await page.goto(linkTo("DealerCode", { slug: "corner-music" }));
  await buyer.waitUntilHydrated();
  await expect(redeemer.field).toHaveValue("");
  await expect(page.getByText("Corner Music")).toBeVisible();
});
