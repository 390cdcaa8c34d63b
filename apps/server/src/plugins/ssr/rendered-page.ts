import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Dependencies } from "../../modules/content/published-content.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

export type Encoding = "identity" | "gzip" | "br";

const compressors: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  // Quality 5 is where brotli is as fast as gzip and still a fifth smaller.
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

/**
 * Fresh for a second, then for one more second while it is fetched anew: nobody gets a page older than
 * two seconds, and a crowd costs the origin one request a second. When the origin is gone the edge
 * shows what it has.
 */
const pageCacheControl =
  "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";

export interface RenderedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly location: string | null;
  readonly body: Buffer;
  readonly dependencies: Dependencies;
}

/** The bytes of a page in one encoding, and its headers as Node takes them fastest: names and values in turn. */
export interface PageForm {
  readonly headers: string[];
  readonly body: Buffer;
}

/** A page as bytes, in each encoding that somebody has asked for. */
export class RenderedPage {
  readonly status: number;
  readonly etag: string;
  readonly contentType: string;
  readonly location: string | null;
  readonly dependencies: Dependencies;
  /** All headers but those of a form; also those of an answer without a body. */
  readonly headers: string[];
  readonly identity: PageForm;
  readonly #compressed = new Map<Encoding, PageForm>();
  readonly #compressing = new Map<Encoding, Promise<PageForm>>();

  constructor(answer: RenderedAnswer, securityHeaders: Readonly<Record<string, string>>) {
    const { status, contentType, location, body, dependencies } = answer;
    this.status = status;
    this.contentType = contentType;
    this.location = location;
    this.dependencies = dependencies;
    this.etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const isDocument = contentType.startsWith("text/html");
    this.headers = Object.entries({
      ...securityHeaders,
      "content-type": contentType,
      "cache-control": pageCacheControl,
      vary: "accept-encoding",
      etag: this.etag,
      ...(isDocument
        ? { "content-security-policy": contentSecurityPolicy(body.toString("utf8")) }
        : {}),
      ...(location === null ? {} : { location }),
    }).flat();
    this.identity = this.#form(body, []);
  }

  /** Its size in memory; compressed forms come later, and half the page is a fair guess for both together. */
  get bytes(): number {
    return Math.ceil(this.identity.body.length * 1.5) + 2000;
  }

  /** The page in an encoding, if it is at hand. */
  form(encoding: Encoding): PageForm | undefined {
    return encoding === "identity" ? this.identity : this.#compressed.get(encoding);
  }

  /** Compresses once, however many ask at the same time. */
  async compress(encoding: Exclude<Encoding, "identity">): Promise<PageForm> {
    let work = this.#compressing.get(encoding);
    if (work === undefined) {
      work = compressors[encoding](this.identity.body).then((body) => {
        const form = this.#form(body, ["content-encoding", encoding]);
        this.#compressed.set(encoding, form);
        return form;
      });
      this.#compressing.set(encoding, work);
    }
    return work;
  }

  #form(body: Buffer, extra: string[]): PageForm {
    return { body, headers: [...this.headers, ...extra, "content-length", String(body.length)] };
  }
}
