import type { DownloadPageLinkView, ProductView, WordsView } from "../content/views.ts";
import type { InstallerBody } from "./installer-body.ts";

export interface DownloadPageView extends WordsView, DownloadPageLinkView {
  /** Those that have something to install; of each the newest version first. */
  products: { product: InstalledProductView; versions: VersionView[] }[];
}

/** Whose installer it is. */
export type InstalledProductView = Pick<ProductView, "path" | "pid" | "name" | "href">;

/** A version of a product, with a file for each system that it runs on. */
export interface VersionView extends Pick<
  InstallerBody,
  "version" | "releasedOn" | "notes" | "isLegacy"
> {
  installers: InstallerView[];
}

export interface InstallerView extends Pick<
  InstallerBody,
  "system" | "fileName" | "size" | "sha256"
> {
  /** Where those who may use it get the file. */
  href: string;
}

/** A version that is no longer maintained. */
export interface LegacyVersionView extends VersionView {
  product: InstalledProductView;
}
