import type { Language } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";
import { productName } from "./product-name.ts";

/** A product's name in a language; its pid where it has no description. */
export function nameOfPid(pid: SQL, language: Language): SQL<string> {
  return sql`coalesce((
    select ${productName(sql`named.path`, language)} from shop.catalogue_product named
     where named.pid = ${pid}), ${pid})`;
}
