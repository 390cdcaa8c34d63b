import type { Storage, StoredFile } from "@autotune/storage";
import { assetFolder, readStoredReleases } from "./stored-releases.ts";

/** Whoever requests names that never were must not make each request one of the storage. */
const readAgainAfter = 2000;

/** The built files of other releases, which this process does not have itself. */
export class FormerAssets {
  readonly #storage: Storage;
  #names: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>());
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The file itself, or in an encoding if it was stored so. */
  async open(
    name: string,
    encoding: "br" | "gzip" | "identity",
  ): Promise<{ readonly file: StoredFile; readonly encoding: string } | undefined> {
    const names = await this.#known(name);
    if (!names.has(name)) return undefined;
    const extension = { br: ".br", gzip: ".gz", identity: "" }[encoding];
    const isEncoded = extension !== "" && names.has(name + extension);
    const file = await this.#storage.open(`${assetFolder}/${name}${isEncoded ? extension : ""}`);
    return file && { file, encoding: isEncoded ? encoding : "identity" };
  }

  async #known(name: string): Promise<ReadonlySet<string>> {
    const names = await this.#names;
    if (names.has(name) || performance.now() - this.#readAt < readAgainAfter) return names;
    this.#readAt = performance.now();
    this.#names = this.#read(names);
    return this.#names;
  }

  /** Without the storage it goes on with what it knew. */
  async #read(before: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    try {
      const { releases } = await readStoredReleases(this.#storage);
      return new Set(releases.flatMap(({ files }) => files));
    } catch {
      return before;
    }
  }
}
