import type { System } from "@autotune/contract";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";

export interface InstallerToPublish {
  /** Of the document in the CMS. */
  readonly id: number;
  readonly pid: string;
  readonly version: string;
  readonly system: System;
  readonly fileName: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Where the file lies; it has to be there when the transaction ends. */
  readonly storageKey: string;
  readonly isLegacy: boolean;
  /** For everybody who is signed in. */
  readonly forEveryone: boolean;
  readonly releasedAt: Date;
}

/** Offers a file to those who may use its product. */
export async function publishInstaller(
  executor: Executor,
  installer: InstallerToPublish,
): Promise<void> {
  const { id, pid, version, system, fileName, size, sha256, storageKey } = installer;
  await executor.execute(sql`
    insert into shop.installer (id, pid, version, system, file_name, size, sha256, storage_key,
        is_legacy, for_everyone, released_at)
    values (${id}, ${pid}, ${version}, ${system}, ${fileName}, ${size}, ${sha256}, ${storageKey},
        ${installer.isLegacy}, ${installer.forEveryone}, ${installer.releasedAt.toISOString()}::timestamptz)
    on conflict (id) do update
      set pid = excluded.pid, version = excluded.version, system = excluded.system,
        file_name = excluded.file_name, size = excluded.size, sha256 = excluded.sha256,
        storage_key = excluded.storage_key, is_legacy = excluded.is_legacy, for_everyone = excluded.for_everyone,
        released_at = excluded.released_at`);
}

export async function withdrawInstaller(executor: Executor, id: number): Promise<void> {
  await executor.execute(sql`delete from shop.installer where id = ${id}`);
}
