import { linkTo } from "@autotune/routes";
import { expect, popupShopUrl, test } from "../../fixtures/shop-test.ts";

test("[ROUTE-22] the store test exists where the environment enables it, and nowhere else", async ({
  page,
  request,
}) => {
  const path = linkTo("StoreTest");
  const [hidden, nowhere] = await Promise.all([request.get(path), request.get("/nowhere")]);
  expect([hidden.status(), nowhere.status()]).toEqual([404, 404]);
  const titleOf = async (response: typeof hidden) =>
    /<h1[^>]*>.*?<\/h1>/.exec(await response.text());
  expect((await titleOf(hidden))?.[0]).toBe((await titleOf(nowhere))?.[0]);

  await page.goto(popupShopUrl + path);
  await expect(page.getByRole("heading", { level: 1, name: "Store test" })).toBeVisible();
  const state = page.getByRole("region", { name: "State" });
  await expect(state).toContainText("USD");
  await page.getByRole("button", { name: "JP JPY" }).click();
  await expect(state).toContainText("JPY");
  await expect(page.getByRole("region", { name: "Sandbox" })).toContainText("4242 4242 4242 4242");
});
