import { everywhere } from "@autotune/commerce/samples";
import { expect, it } from "vitest";
import { readOwnedPage } from "./fetch-owned-products.ts";

const upgrade = {
  ug_fs_path: "auto-tune-pro-upgrade-from-artist",
  ug_source_pid: "AT-ARTIST",
  ug_upgrade_pid: "AT-PRO",
  source_product_name: "AutoTune Artist",
  destination_product_name: "AutoTune Pro",
  ug_source_path: "artist",
  ug_target_path: "auto-tune-pro",
  ug_price: everywhere(12_900),
  ug_base_price: everywhere(14_900),
};
const record = {
  pr_authentication_string: "AUTH",
  pr_purchaseid: "7",
  pr_serial_number: "SERIAL",
  pr_pid: "AT-ARTIST",
  sr_product: "AutoTune Artist",
  path: "artist",
  pr_purchaseid_upg_to: "",
  is_subscription: false,
  granted_at: "2026-01-01T00:00:00Z",
  is_activated: true,
  is_in_transfer: false,
};
const page = (owned: object) => ({ total: 1, current_page: 1, last_page: 3, data: [owned] });

it.each(["availableUpgrades", "available_upgrades"])(
  "[UPG-13] reads an owned product with its offers from %s",
  (spelling) => {
    expect(readOwnedPage(page({ ...record, [spelling]: [upgrade] }))).toEqual({
      total: 1,
      page: 1,
      lastPage: 3,
      owned: [
        {
          path: "artist",
          pid: "AT-ARTIST",
          name: "AutoTune Artist",
          authenticationString: "AUTH",
          purchaseId: "7",
          serial: "SERIAL",
          upgradedTo: null,
          isFromPlan: false,
          grantedAt: "2026-01-01T00:00:00Z",
          isActivated: true,
          isInTransfer: false,
          upgrades: [
            {
              path: "auto-tune-pro-upgrade-from-artist",
              pid: "AT-PRO",
              from: "artist",
              to: "auto-tune-pro",
              name: "AutoTune Pro",
              prices: everywhere(12_900),
              basePrices: everywhere(14_900),
            },
          ],
        },
      ],
    });
  },
);

it("[UPG-13] knows what has been upgraded", () => {
  const upgraded = page({ ...record, pr_purchaseid_upg_to: "9", availableUpgrades: [] });
  expect(readOwnedPage(upgraded)?.owned[0]?.upgradedTo).toBe("9");
});

it("leaves out an offer without a price, and treats an unreadable response as none", () => {
  const offer = { ...upgrade, ug_price: { USD: 12_900 } };
  const read = readOwnedPage(page({ ...record, availableUpgrades: [offer] }));
  expect(read?.owned[0]?.upgrades).toEqual([]);
  expect(readOwnedPage({})).toBeUndefined();
});
