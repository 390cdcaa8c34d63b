import type { DownloadsResponse } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

export type DownloadableProduct = DownloadsResponse["products"][number];
export type DownloadableVersion = DownloadableProduct["versions"][number];
export type Installer = DownloadableVersion["installers"][number];

/** What the person may install, by product; undefined without a readable response. */
export async function fetchDownloads(
  language: Language,
  signal: AbortSignal,
): Promise<DownloadableProduct[] | undefined> {
  const path = `/laravel/rest/downloads?lang=${language}`;
  const response = await callShop({ method: "GET", path, verified: true, signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { products } = response.value;
  return Array.isArray(products) ? products.filter(isProduct) : undefined;
}

function isProduct(value: unknown): value is DownloadableProduct {
  return (
    isRecord(value) &&
    typeof value["pid"] === "string" &&
    typeof value["name"] === "string" &&
    Array.isArray(value["versions"]) &&
    value["versions"].every(isVersion)
  );
}

function isVersion(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["version"] === "string" &&
    typeof value["released_at"] === "string" &&
    typeof value["notes"] === "string" &&
    Array.isArray(value["installers"]) &&
    value["installers"].every(isInstaller)
  );
}

function isInstaller(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["url"] === "string" &&
    typeof value["size"] === "number" &&
    typeof value["sha256"] === "string" &&
    (value["system"] === "mac" || value["system"] === "windows")
  );
}
