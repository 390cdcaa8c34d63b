import { beforeEach, expect, it, vi } from "vitest";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { ana } from "../../identity/testing/sample-user.ts";
import { wireCatalogue, wireProduct } from "../../catalogue/testing/wire-product.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (texts: TemplateStringsArray) => ({ id: texts.join("") }),
}));

const monthly = { type: "subscription", sub_interval: 1, sub_interval_unit: "m" };
const unexpected = {
  kind: "error",
  text: "An unexpected error has occurred; we apologize for the inconvenience",
  seconds: 5,
};

async function openPage() {
  const browser = standInBrowser({
    "/wp-json/antares/v1/currencies": () => ({
      body: wireCatalogue(
        wireProduct("auto-tune-pro"),
        wireProduct("auto-tune-unlimited-monthly", monthly),
        wireProduct("auto-tune-producer-monthly", monthly),
        wireProduct("auto-tune-unlimited-monthly-14d-free", {
          ...monthly,
          type: "trial",
          trial_interval: 14,
        }),
      ),
    }),
  });
  vi.resetModules();
  const { addMessages } = await import("../../../platform/i18n/messages.ts");
  addMessages("en", {});
  const { setUser } = await import("../../identity/session/user-store.ts");
  setUser(null);
  const navigate = vi.fn<(to: string) => Promise<void>>(async () => {});
  const { runAction } = await import("./run-card-action.ts");
  const { useNotifications } = await import("../../../platform/notifications/notifications.ts");
  return {
    browser,
    navigate,
    run: (action: Parameters<typeof runAction>[0], data: string) =>
      runAction(action, data, { navigate: navigate as never }),
    notifications: () => useNotifications.getState().shown,
    ...(await import("./offer-dialog-store.ts")),
    ...(await import("./cart.ts")),
  };
}

beforeEach(() => vi.unstubAllGlobals());

it("[CARD-08] add_to_cart puts the product into the cart and goes to checkout", async () => {
  const page = await openPage();
  await expect(page.run("add_to_cart", "auto-tune-pro")).resolves.toBe("leaves");
  expect(Object.keys(page.useCart.getState().cart.products)).toEqual(["auto-tune-pro"]);
  expect(page.browser.assign).toHaveBeenCalledWith("/checkout");
});

it("[CART-10] add_to_cart of an unknown path notifies that there is no such product", async () => {
  const page = await openPage();
  await page.run("add_to_cart", "gone");
  expect(page.notifications()).toMatchObject([{ kind: "error", text: "Product not found." }]);
});

it("[CARD-08] go_to stays in the shop, go_to_external leaves it", async () => {
  const page = await openPage();
  await page.run("go_to", "/products/compare");
  expect(page.navigate).toHaveBeenCalledWith("/products/compare");
  await page.run("go_to_external", "https://merch.example.com/");
  expect(page.browser.assign).toHaveBeenCalledWith("https://merch.example.com/");
});

it("[CARD-08] the modals open for one product and for a list", async () => {
  const page = await openPage();
  await page.run("open_product_modal", "auto-tune-pro");
  expect(page.useOfferDialog.getState().dialog).toMatchObject({
    slugs: ["auto-tune-pro"],
    exact: false,
  });
  await page.run("open_specific_products_modal", "unlimited, producer,");
  expect(page.useOfferDialog.getState().dialog).toMatchObject({
    slugs: ["unlimited", "producer"],
    exact: true,
  });
});

it.each(["auto-tune-unlimited-monthly", "auto-tune-unlimited-monthly-14d-free"])(
  "[CARD-08] open_trial_modal of %s shows the trial's terms",
  async (path) => {
    const page = await openPage();
    await page.run("open_trial_modal", path);
    expect(page.useOfferDialog.getState().dialog).toEqual({
      kind: "trial",
      path: "auto-tune-unlimited-monthly-14d-free",
    });
    expect(page.notifications()).toEqual([]);
  },
);

it("[CARD-11] open_trial_modal shows no terms to somebody whose trial is used, and says why", async () => {
  const page = await openPage();
  const { setUser } = await import("../../identity/session/user-store.ts");
  const { useSummary } = await import("../../subscriptions/summary/summary.ts");
  setUser(ana);
  useSummary.setState({ status: "known", hasAvailableTrial: 0 });
  await page.run("open_trial_modal", "auto-tune-unlimited-monthly");
  expect(page.useOfferDialog.getState().dialog).toBeUndefined();
  expect(page.notifications()).toMatchObject([
    { kind: "warning", text: "You have already used your trial." },
  ]);
});

it("[CARD-08] open_popup opens the promo popup for the person", async () => {
  const page = await openPage();
  const { promoPopupRequested } = await import("../checkout-events.ts");
  const open = vi.fn<() => void>();
  promoPopupRequested.listen(open);
  await page.run("open_popup", "");
  expect(open).toHaveBeenCalledOnce();
  expect(page.notifications()).toEqual([]);
});

it.each([
  ["open_trial_modal", "auto-tune-producer-monthly"],
  ["open_trial_modal", "auto-tune-pro"],
  ["open_trial_modal", ""],
  ["go_to", "//evil.test"],
  ["go_to_external", "javascript:alert(1)"],
] as const)("[CARD-09] %s with “%s” shows an error for five seconds", async (action, data) => {
  const page = await openPage();
  await page.run(action, data);
  expect(page.notifications()).toMatchObject([unexpected]);
  expect(page.browser.assign).not.toHaveBeenCalled();
});
