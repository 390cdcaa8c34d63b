import { startShopOn } from "../start-shop.ts";

/** `GROWN_ACCOUNTS` customers with three orders each; 10,000 are a hundredth of what the shop is built for. */
export default function startGrownShop() {
  return startShopOn({ grownAccounts: Number(process.env["GROWN_ACCOUNTS"] ?? "10000") });
}
