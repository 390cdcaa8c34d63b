import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { linkTo } from "@autotune/routes";
import type { Download, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { beginTrial, planPanel } from "../../fixtures/customer/subscriber.ts";
import { expect } from "../../fixtures/shop-test.ts";

async function download(page: Page, name: string): Promise<Download> {
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  return arriving;
}

test("[CHROME-08] a trialer finds the recording templates in the account and downloads both files", async ({
  page,
  buyer,
}) => {
  const plan = await beginTrial(page, buyer);
  await page.goto(linkTo("Overview"));
  await planPanel(page).getByRole("link", { name: "6 recording templates" }).click();
  await expect(page).toHaveURL(`${plan.path}#templates`);
  const templates = page.getByRole("region", { name: "Recording templates" });
  await expect(templates.getByRole("heading", { name: "Lead vocal" })).toBeInViewport();
  await expect(templates.getByRole("listitem")).toHaveCount(6);
  const rap = templates.getByRole("listitem").filter({ hasText: "Hard-tuned rap" });
  await expect(rap).toContainText("AutoKey, Vocal Prep, AutoTune 2026");
  await expect(rap).toContainText("Beat · Lead · Doubles");

  const dawproject = await download(page, "Download Lead vocal for DAWproject");
  expect(dawproject.suggestedFilename()).toBe("lead-vocal.dawproject");
  const zip = await readFile(await dawproject.path());
  expect(zip.subarray(0, 2).toString()).toBe("PK");
  expect(zip.toString("utf8")).toContain('deviceName="Vocal Prep"');
  await expect(templates.getByText("Your download has started.")).toBeVisible();

  const reaper = await download(page, "Download Hard-tuned rap for REAPER");
  expect(reaper.suggestedFilename()).toBe("hard-tuned-rap.RPP");
  const project = await readFile(await reaper.path(), "utf8");
  expect(project).toMatch(/^<REAPER_PROJECT/);
  expect(project).toContain('"VST3: AutoTune 2026 (AutoTune)"');

  const { violations } = await new AxeBuilder({ page }).include("#templates").analyze();
  expect(violations).toEqual([]);
});

test("[CHROME-08] without a plan there are none, and the plan’s page says what they are", async ({
  page,
  buyer,
}) => {
  await makeAccount(buyer);
  await page.goto(linkTo("Overview"));
  const noPlan = page.getByRole("region", { name: "You don’t have a plan" });
  await expect(noPlan).toBeVisible();
  await expect(page.getByText(/recording template/i)).toHaveCount(0);
  const offered = await page.evaluate(
    async () =>
      (
        await fetch("/laravel/rest/recording-templates", {
          headers: { "x-js-cachekey": "journeys" },
        })
      ).json() as Promise<unknown>,
  );
  expect(offered).toEqual({ templates: [] });
  await noPlan.getByRole("link", { name: "See plans" }).click();
  await expect(page).toHaveURL(linkTo("Subscriptions", { slug: "unlimited" }));
  await page.getByText("What are the recording templates?").click();
  await expect(page.getByText("as a REAPER project")).toBeVisible();
});
