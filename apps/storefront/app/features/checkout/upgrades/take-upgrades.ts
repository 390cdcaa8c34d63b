import type { CartUpgrade } from "@autotune/commerce";
import { addUpgrades } from "../cart/handle-upgrade.ts";
import { whenLeft } from "../../../platform/presses/when-left.ts";

/** Puts them into the cart and goes to checkout. Over when the page is left, or stays after all. */
export async function takeUpgrades(upgrades: readonly CartUpgrade[]): Promise<void> {
  if ((await addUpgrades(upgrades)) === "leaves") await whenLeft();
}
