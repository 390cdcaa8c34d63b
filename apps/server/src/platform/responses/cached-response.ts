import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { edgeHeaders, type EdgeCache } from "../edge/edge-headers.ts";
import { tagsOf } from "../edge/edge-tags.ts";
import type { Dependencies } from "../published/dependency.ts";
import { cacheControlOf } from "./cache-control.ts";
import { contentSecurityPolicy, type ThirdPartySources } from "./content-security-policy.ts";

export type Encoding = "identity" | "gzip" | "br";

const compressors: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  // Quality 5 is where brotli is as fast as gzip and still a fifth smaller.
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

export interface RenderedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly location: string | null;
  readonly body: Buffer;
  readonly dependencies: Dependencies;
  /** What an operator counts it as. */
  readonly kind?: string;
  /** It depends on the query string. */
  readonly isQueryDependent?: boolean | undefined;
  /** What its page may load from third parties; nothing by default. */
  readonly thirdPartySources?: ThirdPartySources | undefined;
  /** The cache that is told when something in `dependencies` changes; none by default. */
  readonly edgeCache?: EdgeCache | undefined;
  /** Which inline scripts of a page are the build's; none by default. */
  readonly isOwnScript?: ((script: string) => boolean) | undefined;
}

/** The bytes of a page in one encoding, and its headers as Node takes them fastest: names and values in turn. */
export interface EncodedResponse {
  readonly headers: string[];
  readonly body: Buffer;
}

/** A page, or the response of a content endpoint, as bytes in each requested encoding. */
export class CachedResponse {
  readonly status: number;
  readonly kind: string;
  readonly etag: string;
  readonly contentType: string;
  readonly location: string | null;
  readonly dependencies: Dependencies;
  /** All headers but those of an encoding; also those of a response without a body. */
  readonly headers: string[];
  readonly identity: EncodedResponse;
  readonly #compressed = new Map<Encoding, EncodedResponse>();
  readonly #compressing = new Map<Encoding, Promise<EncodedResponse>>();

  constructor(response: RenderedResponse, furtherHeaders: Readonly<Record<string, string>>) {
    const {
      status,
      contentType,
      location,
      body,
      dependencies,
      kind = "other",
      isQueryDependent,
      edgeCache,
      thirdPartySources,
      isOwnScript,
    } = response;
    this.status = status;
    this.kind = kind;
    this.contentType = contentType;
    this.location = location;
    this.dependencies = dependencies;
    // Some endpoints put a part of their response into headers: a client with the same body may lack it.
    const identified = createHash("sha1").update(JSON.stringify(furtherHeaders)).update(body);
    this.etag = `"${identified.digest("base64url")}"`;
    const isPurged = edgeCache !== undefined && isQueryDependent !== true;
    const isDocument = contentType.startsWith("text/html");
    this.headers = Object.entries({
      ...furtherHeaders,
      "content-type": contentType,
      "cache-control": cacheControlOf({ isQueryDependent, isPurged }),
      ...(isPurged ? edgeHeaders(edgeCache, { status, tags: tagsOf(dependencies) }) : {}),
      vary: "accept-encoding",
      etag: this.etag,
      ...(isDocument
        ? {
            "content-security-policy": contentSecurityPolicy(body, {
              thirdParty: thirdPartySources,
              isOwnScript,
            }),
          }
        : {}),
      ...(location === null ? {} : { location }),
    }).flat();
    this.identity = this.#form(body, []);
  }

  /** Its size in memory; compressed forms come later, and half the page is a fair guess for both together. */
  get bytes(): number {
    return Math.ceil(this.identity.body.length * 1.5) + 2000;
  }

  /** The page in an encoding, if it is cached. */
  form(encoding: Encoding): EncodedResponse | undefined {
    return encoding === "identity" ? this.identity : this.#compressed.get(encoding);
  }

  /** Compresses once for all concurrent requests. */
  async compress(encoding: Exclude<Encoding, "identity">): Promise<EncodedResponse> {
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

  #form(body: Buffer, extra: string[]): EncodedResponse {
    return { body, headers: [...this.headers, ...extra, "content-length", String(body.length)] };
  }
}
