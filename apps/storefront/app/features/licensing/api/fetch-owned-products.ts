import type { OwnedRecord, UpgradeOffer } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readAmounts } from "../../catalogue/api/read-amounts.ts";

/** A licence with its upgrades and their prices. */
export interface OwnedProduct extends OwnedRecord {
  readonly upgrades: readonly UpgradeOffer[];
  /** It is no licence: a plan includes it as long as it runs. */
  readonly isFromPlan: boolean;
  /** Empty where the response lacks it. */
  readonly grantedAt: string;
  /** It is activated on a computer. */
  readonly isActivated: boolean;
  /** A transfer to another person waits for both to agree. */
  readonly isInTransfer: boolean;
}

export interface OwnedPage {
  readonly owned: readonly OwnedProduct[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

export interface OwnedPageQuery {
  readonly page: number;
  /** Without what plans include. */
  readonly perpetualOnly: boolean;
  readonly language: Language;
}

/** A page of what the signed-in person may use; undefined without a readable response. */
export async function fetchOwnedPage(
  { page, perpetualOnly, language }: OwnedPageQuery,
  signal: AbortSignal,
): Promise<OwnedPage | undefined> {
  const query = `page=${page}&perpetual_only=${perpetualOnly ? 1 : 0}&lang=${language}`;
  const path = `/laravel/rest/user/products?${query}`;
  const response = await callShop({ method: "GET", path, verified: true, signal });
  return response.ok ? readOwnedPage(response.value) : undefined;
}

/** More pages than anyone's licences fill: a guard against endless paging. */
const mostPages = 50;

/** Every licence of the signed-in person, with its offers; undefined where a response is missing. */
export async function fetchOwnedProducts(signal: AbortSignal): Promise<OwnedProduct[] | undefined> {
  const owned: OwnedProduct[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const path = `/laravel/rest/user/products?perpetual_only=1&page=${page}`;
    const response = await callShop({ method: "GET", path, verified: true, signal });
    const read = response.ok ? readOwnedPage(response.value) : undefined;
    if (read === undefined) return undefined;
    owned.push(...read.owned);
    if (page >= read.lastPage) break;
  }
  return owned;
}

export function readOwnedPage(value: unknown): OwnedPage | undefined {
  if (!isRecord(value) || !Array.isArray(value["data"])) return undefined;
  const owned = value["data"].map(readOwned).filter((record) => record !== undefined);
  const countOf = (name: string, otherwise: number) => {
    const count = value[name];
    return typeof count === "number" ? count : otherwise;
  };
  return {
    owned,
    total: countOf("total", owned.length),
    page: countOf("current_page", 1),
    lastPage: countOf("last_page", 1),
  };
}

function readOwned(value: unknown): OwnedProduct | undefined {
  if (!isRecord(value)) return undefined;
  // An older spelling is still in use.
  const offers = value["availableUpgrades"] ?? value["available_upgrades"];
  const upgradedTo = textOf(value["pr_purchaseid_upg_to"]);
  return {
    path: textOf(value["path"]),
    pid: textOf(value["pr_pid"]),
    name: textOf(value["sr_product"]),
    authenticationString: textOf(value["pr_authentication_string"]),
    purchaseId: textOf(value["pr_purchaseid"]),
    serial: textOf(value["pr_serial_number"]),
    upgradedTo: upgradedTo === "" ? null : upgradedTo,
    isFromPlan: value["is_subscription"] === true,
    grantedAt: textOf(value["granted_at"]),
    isActivated: value["is_activated"] === true,
    isInTransfer: value["is_in_transfer"] === true,
    upgrades: Array.isArray(offers)
      ? offers.map(readOffer).filter((offer) => offer !== undefined)
      : [],
  };
}

function readOffer(value: unknown): UpgradeOffer | undefined {
  if (!isRecord(value)) return undefined;
  const path = textOf(value["ug_fs_path"]);
  const prices = readAmounts(value["ug_price"]);
  if (path === "" || prices === undefined) return undefined;
  return {
    path,
    pid: textOf(value["ug_upgrade_pid"]),
    from: textOf(value["ug_source_path"]),
    to: textOf(value["ug_target_path"]),
    name: textOf(value["destination_product_name"]),
    prices,
    basePrices: readAmounts(value["ug_base_price"]) ?? prices,
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
