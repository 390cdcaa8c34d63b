import type { OwnedProductsResponse } from "@autotune/contract";
import type Type from "typebox";
import type { OwnedRow } from "./repository.ts";
import type { CatalogueUpgrade } from "../../catalogue/index.ts";

type OwnedProduct = Type.Static<typeof OwnedProductsResponse>["data"][number];

/** What a person owns, with its possible upgrades. */
export function viewOwnedProduct(
  row: OwnedRow,
  upgrades: readonly CatalogueUpgrade[],
): OwnedProduct {
  return {
    pr_authentication_string: row.authenticationString,
    pr_purchaseid: row.licenceId ?? "",
    pr_serial_number: row.serial,
    pr_pid: row.pid,
    sr_product: row.name,
    path: row.path,
    pr_purchaseid_upg_to: row.upgradedTo ?? "",
    is_subscription: row.licenceId === null,
    granted_at: new Date(row.grantedAt).toISOString(),
    is_activated: row.isActivated,
    is_in_transfer: row.isInTransfer,
    availableUpgrades: row.canBeUpgraded
      ? upgrades.filter(({ from }) => from === row.path).map(viewUpgrade)
      : [],
  };
}

function viewUpgrade(upgrade: CatalogueUpgrade): OwnedProduct["availableUpgrades"][number] {
  return {
    ug_fs_path: upgrade.path,
    ug_source_pid: upgrade.sourcePid,
    ug_upgrade_pid: upgrade.targetPid,
    source_product_name: upgrade.sourceName,
    destination_product_name: upgrade.targetName,
    ug_source_path: upgrade.from,
    ug_target_path: upgrade.to,
    ug_price: { ...upgrade.prices },
    ug_base_price: { ...upgrade.basePrices },
  };
}
