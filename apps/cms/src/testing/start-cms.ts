import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { asRole } from "@autotune/database/roles";
import { cloneDatabase, connectForTest, reserveDatabase } from "@autotune/database/testing";
import { restoreSeededShop } from "@autotune/scripts/stack";
import { sql } from "drizzle-orm";
import { getPayload, type Payload } from "payload";
import { inject } from "vitest";
import { buildCmsConfig } from "../config.ts";
import type { CmsEnvironment } from "../environment.ts";
import { stopPayload } from "./stop-payload.ts";
import { testEnvironment } from "./test-environment.ts";

export interface TestCms {
  readonly payload: Payload;
  /** The key under which Payload caches this instance. */
  readonly key: string;
  readonly filesFolder: string;
  /** What the shop would serve: one published body, or undefined. */
  published(collection: string, key: string, locale: string): Promise<unknown>;
  /** The languages in which a key is published, in alphabetical order. */
  publishedIn(collection: string, key: string): Promise<string[]>;
  query(statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]>;
  /** With the rights of the database's owner, for what the CMS writes and may not read. */
  queryAsOwner(statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** A real CMS on a database of its own. */
export async function startCms(): Promise<TestCms> {
  const { url } = await cloneDatabase(inject("cmsTemplate"));
  return openCms(url, await makeFilesFolder());
}

/** As it is after the seed, from the same dump as every stack of tests: seeding takes minutes on a slow machine. */
export async function startSeededCms(): Promise<TestCms> {
  const { url } = reserveDatabase(inject("cmsTemplate"));
  const filesFolder = await makeFilesFolder();
  const { CMS_SECRET, STAFF_FACTOR_SECRET } = await restoreSeededShop(url, filesFolder);
  return openCms(url, filesFolder, { CMS_SECRET, STAFF_FACTOR_SECRET });
}

function makeFilesFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "cms-files-"));
}

async function openCms(
  databaseUrl: string,
  filesFolder: string,
  secrets: Partial<Pick<CmsEnvironment, "CMS_SECRET" | "STAFF_FACTOR_SECRET">> = {},
): Promise<TestCms> {
  const environment = testEnvironment({
    // With the rights that it has in production, and no more.
    DATABASE_URL: asRole(databaseUrl, "cms"),
    STORAGE_URL: pathToFileURL(filesFolder).href,
    ...secrets,
  });
  // Payload caches one instance for each key.
  const payload = await getPayload({ config: buildCmsConfig(environment), key: databaseUrl });
  const query: TestCms["query"] = async (statement) =>
    (await payload.db.drizzle.execute(statement)).rows;
  return {
    payload,
    key: databaseUrl,
    filesFolder,
    query,
    async queryAsOwner(statement) {
      const connection = connectForTest(databaseUrl);
      try {
        return (await connection.database.execute(statement)).rows;
      } finally {
        await connection.close();
      }
    },
    async published(collection, key, locale) {
      const [row] = await query(sql`
        select body from shop.published_document
        where collection = ${collection} and key = ${key} and locale = ${locale}`);
      return row?.["body"];
    },
    async publishedIn(collection, key) {
      const rows = await query(sql`
        select locale from shop.published_document where collection = ${collection} and key = ${key} order by locale`);
      return rows.map(({ locale }) => String(locale));
    },
    async stop() {
      await stopPayload(payload);
      await rm(filesFolder, { recursive: true });
    },
  };
}
