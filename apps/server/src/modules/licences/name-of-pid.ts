import type { Language } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";
import { productName } from "../upgrades/product-name.ts";

/** What a product is called in a language; its pid where nobody has described it. */
export function nameOfPid(pid: SQL, language: Language): SQL<string> {
  return sql`coalesce((
    select ${productName(sql`named.path`, language)} from shop.catalogue_product named
     where named.pid = ${pid}), ${pid})`;
}
