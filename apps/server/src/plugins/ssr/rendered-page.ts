import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Dependencies } from "../../modules/content/published-content.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

export type Encoding = "identity" | "gzip" | "br";

const compressors: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  // Quality 5 is where brotli is as fast as gzip and still a fifth smaller.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

/**
 * Fresh for a second, then for one more second while it is fetched anew: nobody gets a page older than
 * two seconds, and a crowd costs the origin one request a second. When the origin is gone the edge
 * shows what it has.
 */
const pageCacheControl = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";

export interface RenderedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly location: string | null;
  readonly body: Buffer;
  readonly dependencies: Dependencies;
}

/** A page as bytes, with its headers, in each encoding that somebody has asked for. */
export class RenderedPage {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly dependencies: Dependencies;
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #compressing = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, contentType, location, body, dependencies }: RenderedAnswer) {
    this.status = status;
    this.dependencies = dependencies;
    this.etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    this.#bodies.set("identity", body);
    const isDocument = contentType.startsWith("text/html");
    this.headers = {
      "content-type": contentType,
      "cache-control": pageCacheControl,
      vary: "accept-encoding",
      ...(isDocument ? { "content-security-policy": contentSecurityPolicy(body.toString("utf8")) } : {}),
      ...(location === null ? {} : { location }),
    };
  }

  /** Its size in memory, as far as it is known. */
  get bytes(): number {
    // Compressed forms come later and are smaller; half the page is a fair guess for both together.
    return Math.ceil((this.#bodies.get("identity")?.length ?? 0) * 1.5) + 2000;
  }

  /** The bytes, if they are at hand. */
  body(encoding: Encoding): Buffer | undefined {
    return this.#bodies.get(encoding);
  }

  /** Compresses once, however many ask at the same time. */
  async compressed(encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
    const ready = this.#bodies.get(encoding);
    if (ready !== undefined) return ready;
    let work = this.#compressing.get(encoding);
    if (work === undefined) {
      work = compressors[encoding](this.#bodies.get("identity") ?? Buffer.alloc(0));
      this.#compressing.set(encoding, work);
      this.#bodies.set(encoding, await work);
      this.#compressing.delete(encoding);
    }
    return work;
  }
}
