import { publishInstaller, withdrawInstaller, type Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import { APIError } from "payload";
import { installerPlace } from "./installer-place.ts";
import type { Installer } from "../payload-types.ts";
import { dayToPublished } from "../platform/fields/day-to-published.ts";
import type { Publication } from "../platform/publishing/publication.ts";

/** Its texts for pages, and its row for downloads by those entitled to the product. Both have its id. */
export const installerPublication: Publication<"installers", Installer> = {
  collection: "installers",
  read: (payload, options) => payload.findByID({ ...options, collection: "installers" }),
  keyOf: ({ id }) => String(id),
  whereKey: (key) => ({ id: { equals: Number(key) } }),
  translationRank: 5,
  toBody(installer, references) {
    const { version, system, fileName, size, sha256, releasedOn } = wholeInstaller(installer);
    return {
      product: references.product(installer.product) ?? "",
      version,
      system,
      fileName,
      size,
      sha256,
      isLegacy: installer.isLegacy ?? false,
      releasedOn,
      notes: installer.notes ?? "",
    };
  },
  rows: {
    async publish(transaction, installer, references) {
      const { releasedOn, ...file } = wholeInstaller(installer);
      await publishInstaller(transaction, {
        ...file,
        id: installer.id,
        pid: await readPid(transaction, references.product(installer.product)),
        storageKey: installerPlace(file.fileName),
        isLegacy: installer.isLegacy ?? false,
        forEveryone: installer.forEveryone ?? false,
        releasedAt: new Date(releasedOn),
      });
    },
    withdraw: (transaction, key) => withdrawInstaller(transaction, Number(key)),
  },
};

/** What a draft may lack. */
function wholeInstaller({ version, system, filename, filesize, sha256, releasedOn }: Installer) {
  if (!filename || !filesize || !sha256)
    throw new APIError("Upload a file before you publish.", 400, undefined, true);
  if (!version || !system || !releasedOn)
    throw new APIError("Add a version, a system and a release date before you publish.", 400);
  return {
    version,
    system,
    fileName: filename,
    size: filesize,
    sha256,
    releasedOn: dayToPublished(releasedOn),
  };
}

/** The key by which licences name the product. The shop knows it once the product is published. */
async function readPid(transaction: Executor, path: string | undefined): Promise<string> {
  const { rows } = await transaction.execute(
    sql`select pid from shop.catalogue_product where path = ${path ?? ""}`,
  );
  const pid = rows[0]?.["pid"];
  if (typeof pid !== "string")
    throw new APIError("Publish the product first, then its installers.", 400, undefined, true);
  return pid;
}
