import type { OwnedProductsResponse } from "@autotune/contract";
import type Type from "typebox";
import type { OwnedRow } from "./repository.ts";
import type { UpgradeOffer } from "../../catalogue/index.ts";

type OwnedProduct = Type.Static<typeof OwnedProductsResponse>["data"][number];

/** What a person owns, with its possible upgrades. */
export function viewOwnedProduct(row: OwnedRow, offers: readonly UpgradeOffer[]): OwnedProduct {
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
      ? offers.filter(({ from }) => from === row.path).map(viewOffer)
      : [],
  };
}

function viewOffer(offer: UpgradeOffer): OwnedProduct["availableUpgrades"][number] {
  return {
    ug_fs_path: offer.path,
    ug_source_pid: offer.sourcePid,
    ug_upgrade_pid: offer.targetPid,
    source_product_name: offer.sourceName,
    destination_product_name: offer.targetName,
    ug_source_path: offer.from,
    ug_target_path: offer.to,
    ug_price: { ...offer.prices },
    ug_base_price: { ...offer.basePrices },
  };
}
