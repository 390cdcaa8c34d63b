import { everywhere } from "@autotune/commerce/samples";
import { beforeEach, expect, it, vi } from "vitest";
import { ana } from "../../identity/testing/sample-user.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { wireCatalogue, wireProduct } from "../../catalogue/testing/wire-product.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (texts: TemplateStringsArray) => ({ id: texts.join("") }),
}));

const offer = (from: string, price: number) => ({
  ug_fs_path: `auto-tune-pro-upgrade-from-${from}`,
  ug_source_pid: from,
  ug_upgrade_pid: "AT-PRO",
  source_product_name: from,
  destination_product_name: "AutoTune Pro",
  ug_source_path: from,
  ug_target_path: "auto-tune-pro",
  ug_price: everywhere(price),
  ug_base_price: everywhere(price),
});

const owned = (path: string, purchaseId: string, offers: object[] = []) => ({
  pr_authentication_string: `AUTH-${purchaseId}`,
  pr_purchaseid: purchaseId,
  pr_serial_number: `SERIAL-${purchaseId}`,
  pr_pid: path,
  sr_product: path,
  path,
  pr_purchaseid_upg_to: "",
  availableUpgrades: offers,
});

/** A page of the shop, with a person who owns these. */
async function openPage(records: readonly object[]) {
  const browser = standInBrowser({
    "/wp-json/antares/v1/currencies": () => ({
      body: wireCatalogue(
        wireProduct("auto-tune-pro"),
        wireProduct("auto-tune-editor"),
        wireProduct("auto-tune-unlimited-monthly"),
      ),
    }),
    "/laravel/rest/user/products": () => ({ body: { last_page: 1, data: records } }),
    "/laravel/rest/": () => ({ body: {} }),
  });
  vi.resetModules();
  const { addMessages } = await import("../../../platform/i18n/messages.ts");
  addMessages("en", {});
  const users = await import("../../identity/session/user-store.ts");
  users.setUser(null);
  const { useNotifications } = await import("../../../platform/notifications/notifications.ts");
  return {
    browser,
    ...users,
    ...(await import("./handle-upgrade.ts")),
    ...(await import("./offer-dialog-store.ts")),
    ...(await import("../../identity/session/sign-in-dialog.ts")),
    ...(await import("./cart.ts")),
    notifications: () =>
      useNotifications.getState().shown.map(({ kind, text }) => `${kind}: ${text}`),
  };
}

const once = { followup: true };

beforeEach(() => vi.unstubAllGlobals());

it("[UPG-01] [UPG-02] asks to sign in, then adds the cheapest qualifying upgrade and goes to checkout", async () => {
  const page = await openPage([
    owned("artist", "1", [offer("artist", 19_900)]),
    owned("access", "2", [offer("access", 12_900)]),
  ]);
  await page.handleUpgrade("auto-tune-pro", once);
  expect(page.useSignInDialog.getState().open).toBe(true);
  expect(page.notifications()).toEqual(["warning: Please log in to continue"]);
  expect(page.browser.assign).not.toHaveBeenCalled();
  page.setUser(ana);
  await vi.waitFor(() => expect(page.browser.assign).toHaveBeenCalledWith("/checkout"), 10_000);
  expect(page.useCart.getState().cart.upgrades).toMatchObject([
    {
      path: "auto-tune-pro-upgrade-from-access",
      qualifyingProduct: { code: "AUTH-2", purchaseId: "2", serial: "SERIAL-2" },
    },
  ]);
});

it("[UPG-03] notifies where the upgrade is already in the cart", async () => {
  const page = await openPage([owned("artist", "1", [offer("artist", 19_900)])]);
  page.setUser(ana);
  await page.handleUpgrade("auto-tune-pro", once);
  await page.handleUpgrade("auto-tune-pro", once);
  expect(page.notifications()).toEqual(["info: Upgrade is already in the cart"]);
  expect(page.browser.assign).toHaveBeenCalledOnce();
});

it("[UPG-03] notifies only for the same target: another upgrade of the licence is replaced, which its line says", async () => {
  const editor = {
    ...offer("artist", 9900),
    ug_fs_path: "auto-tune-editor-upgrade-from-artist",
    ug_target_path: "auto-tune-editor",
    destination_product_name: "AutoTune Editor",
  };
  const page = await openPage([owned("artist", "1", [editor, offer("artist", 19_900)])]);
  page.setUser(ana);
  await page.handleUpgrade("auto-tune-editor", once);
  await page.handleUpgrade("auto-tune-pro", once);
  expect(page.notifications()).toEqual([]);
  expect(page.useCart.getState().cart.upgrades).toMatchObject([
    { to: "auto-tune-pro", replaces: "AutoTune Editor" },
  ]);
  expect(page.browser.assign).toHaveBeenCalledTimes(2);
});

it("asks to try again where the code of the cart cannot be fetched", async () => {
  const page = await openPage([owned("artist", "1", [offer("artist", 19_900)])]);
  page.setUser(ana);
  vi.doMock("./buy-item.ts", () => {
    throw new Error("offline");
  });
  expect(await page.handleUpgrade("auto-tune-pro", once)).toBe("stays");
  vi.doUnmock("./buy-item.ts");
  expect(page.notifications()).toEqual([
    "error: Could not process your request at this time. Please try again.",
  ]);
});

it("[UPG-04] tells an owner that they own it", async () => {
  const page = await openPage([owned("auto-tune-pro", "1")]);
  page.setUser(ana);
  await page.handleUpgrade("auto-tune-pro", once);
  expect(page.useOfferDialog.getState().dialog).toEqual({
    kind: "upgrade",
    reason: "owned",
    target: "auto-tune-pro",
  });
});

it("[UPG-01] an upgrade comes before the question whether it is owned", async () => {
  const page = await openPage([
    owned("auto-tune-pro", "1"),
    owned("artist", "2", [offer("artist", 19_900)]),
  ]);
  page.setUser(ana);
  await page.handleUpgrade("auto-tune-pro", once);
  expect(page.useCart.getState().cart.upgrades).toHaveLength(1);
});

it("[UPG-05] rejects a person without a qualifying licence; an upgraded one does not qualify", async () => {
  const used = { ...owned("artist", "1", [offer("artist", 19_900)]), pr_purchaseid_upg_to: "9" };
  const page = await openPage([used]);
  page.setUser(ana);
  await page.handleUpgrade("auto-tune-pro", once);
  expect(page.useOfferDialog.getState().dialog).toMatchObject({ reason: "unqualified" });
});

it("[UPG-07] shows the options of a product to a visitor who is not signed in and has not seen them", async () => {
  const page = await openPage([]);
  await page.handleUpgrade("auto-tune-pro", { followup: false });
  expect(page.useOfferDialog.getState().dialog).toMatchObject({
    kind: "options",
    slugs: ["auto-tune-pro"],
    upgradeTo: "auto-tune-pro",
  });
  expect(page.useSignInDialog.getState().open).toBe(false);
});

it("[UPG-08] adds no upgrade of a licence whose properties are missing", async () => {
  const nameless = {
    ...owned("artist", "1", [offer("artist", 19_900)]),
    pr_serial_number: "",
  };
  const page = await openPage([nameless]);
  page.setUser(ana);
  await page.handleUpgrade("auto-tune-pro", once);
  expect(page.notifications()).toEqual([
    "error: Unable to add upgrade to cart: missing key source object properties",
  ]);
  expect(page.useCart.getState().cart.upgrades).toEqual([]);
});

it.each(["", "gone"])(
  "[UPG-09] an upgrade to the path “%s” throws, and the person is notified",
  async (path) => {
    const page = await openPage([]);
    page.setUser(ana);
    const text = "Upgrade is misconfigured or target product is no longer available";
    await expect(page.startUpgrade(path, once)).rejects.toThrow(text);
    await page.handleUpgrade(path, once);
    expect(page.notifications()).toEqual([`error: ${text}`]);
  },
);
