import type { DownloadsAnswer } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export type DownloadableProduct = DownloadsAnswer["products"][number];
export type DownloadableVersion = DownloadableProduct["versions"][number];
export type Installer = DownloadableVersion["installers"][number];

/** What the person may install, by product; undefined where no readable answer came. */
export async function askDownloads(
  language: Language,
  signal: AbortSignal,
): Promise<DownloadableProduct[] | undefined> {
  const path = `/laravel/rest/downloads?lang=${language}`;
  const answer = await callShop({ method: "GET", path, verified: true, signal });
  if (!answer.ok || !isRecord(answer.value)) return undefined;
  const { products } = answer.value;
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
