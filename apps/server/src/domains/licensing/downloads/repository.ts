import type { Database } from "@autotune/database";
import { installer, isUsablePlan } from "@autotune/database/schema";
import { defaultLanguage, type Language } from "@autotune/routes";
import { eq, sql, type SQL } from "drizzle-orm";
import { nameOfPid } from "../../catalogue/index.ts";

/** What a person may use: their valid licences, and what their plans include today. */
function entitledPids(accountId: number | null): SQL {
  return sql`(
    select licence.pid from shop.licence
     where licence.account_id = ${accountId} and licence.revoked_at is null
       and licence.upgraded_at is null
    union
    select given.pid from shop.subscription plan
      join shop.catalogue_product given on given.path in (
        select included_path from shop.catalogue_inclusion where path = plan.path
        union all
        select plan.path where not exists (
          select from shop.catalogue_inclusion where path = plan.path))
     where plan.account_id = ${accountId} and ${isUsablePlan})`;
}

function mayHave(accountId: number | null): SQL<boolean> {
  return sql`(${installer.forEveryone} or ${installer.pid} in ${entitledPids(accountId)})`;
}

function notesIn(language: Language): SQL<string> {
  return sql`coalesce((
    select body ->> 'notes' from shop.published_document document
     where document.collection = 'installers' and document.key = installer.id::text
       and document.locale in (${language}, ${defaultLanguage})
     order by document.locale = ${language} desc limit 1), '')`;
}

/** Every version of everything that a person may use. */
export function readInstallers(database: Database, accountId: number, language: Language) {
  return database
    .select({
      id: installer.id,
      pid: installer.pid,
      path: sql<string>`coalesce((
        select path from shop.catalogue_product product where product.pid = installer.pid), '')`,
      name: nameOfPid(sql`installer.pid`, language),
      version: installer.version,
      system: installer.system,
      fileName: installer.fileName,
      size: installer.size,
      sha256: installer.sha256,
      notes: notesIn(language),
      isLegacy: installer.isLegacy,
      releasedAt: installer.releasedAt,
    })
    .from(installer)
    .where(mayHave(accountId));
}
export type InstallerRow = Awaited<ReturnType<typeof readInstallers>>[number];

export async function findInstaller(database: Database, id: number, accountId: number | null) {
  const [found] = await database
    .select({
      fileName: installer.fileName,
      size: installer.size,
      sha256: installer.sha256,
      storageKey: installer.storageKey,
      isEntitled: mayHave(accountId),
    })
    .from(installer)
    .where(eq(installer.id, id));
  return found;
}
export type FoundInstaller = NonNullable<Awaited<ReturnType<typeof findInstaller>>>;
