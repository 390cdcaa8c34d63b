import type { System } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection.ts";

export interface InstallerToPublish {
  readonly pid: string;
  readonly version: string;
  readonly system: System;
  readonly fileName: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Where the file lies; it has to be there before this is called. */
  readonly storageKey: string;
  readonly notes: Partial<Record<Language, string>> & { readonly en: string };
  readonly isLegacy: boolean;
  readonly releasedAt: Date;
}

/** Offers a file to whoever may use its product. The same version for the same system takes the place of the old. */
export async function publishInstaller(
  executor: Executor,
  installer: InstallerToPublish,
): Promise<void> {
  const { pid, version, system, fileName, size, sha256, storageKey, notes } = installer;
  await executor.execute(sql`
    insert into shop.installer (pid, version, system, file_name, size, sha256, storage_key, notes,
        is_legacy, released_at)
    values (${pid}, ${version}, ${system}, ${fileName}, ${size}, ${sha256}, ${storageKey},
        ${JSON.stringify(notes)}::jsonb, ${installer.isLegacy}, ${installer.releasedAt.toISOString()}::timestamptz)
    on conflict (pid, version, system) do update
      set file_name = excluded.file_name, size = excluded.size, sha256 = excluded.sha256,
        storage_key = excluded.storage_key, notes = excluded.notes, is_legacy = excluded.is_legacy,
        released_at = excluded.released_at`);
}
