import { parseKeyRing } from "@autotune/environment";
import type { WorkerSettings } from "../../../platform/environment.ts";
import type { AffiliateProgramme } from "./post-sale.ts";

type SalesSettings = Partial<
  Pick<WorkerSettings, "AFFILIATE_SALES_URL" | "AFFILIATE_SALES_SECRET">
>;

/** Undefined where no programme is configured. */
export function affiliateProgramme({
  AFFILIATE_SALES_URL: url,
  AFFILIATE_SALES_SECRET: secret,
}: SalesSettings): AffiliateProgramme | undefined {
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || secret === undefined)
    throw new Error(
      "AFFILIATE_SALES_URL and AFFILIATE_SALES_SECRET are set together or not at all",
    );
  // The programme verifies: it has to know the current key before this process signs with it.
  return { url, secret: parseKeyRing(secret)[0].secret };
}
