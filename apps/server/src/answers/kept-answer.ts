import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Dependencies } from "../modules/content/published-content.ts";
import { contentSecurityPolicy, type ForeignSources } from "./content-security-policy.ts";

export type Encoding = "identity" | "gzip" | "br";

const compressors: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  // Quality 5 is where brotli is as fast as gzip and still a fifth smaller.
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

/**
 * Fresh for a second: a crowd costs the origin one request a second, and, as caches count in whole
 * seconds, nobody gets a page older than two. When the origin is gone the edge shows what it has.
 */
const cacheControl = "public, max-age=0, s-maxage=1, stale-if-error=86400";
/** A shared cache that takes a page by its path alone would give one visitor's answer to all. */
const askedCacheControl = "private, no-store";

export interface MadeAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly location: string | null;
  readonly body: Buffer;
  readonly dependencies: Dependencies;
  /** It answers a question that stands in the query. */
  readonly isAsked?: boolean | undefined;
  /** What its page may load from elsewhere; nothing where it is not said. */
  readonly foreignSources?: ForeignSources | undefined;
}

/** The bytes of a page in one encoding, and its headers as Node takes them fastest: names and values in turn. */
export interface AnswerForm {
  readonly headers: string[];
  readonly body: Buffer;
}

/** A page, or the answer of a content call, as bytes in each encoding that somebody has asked for. */
export class KeptAnswer {
  readonly status: number;
  readonly etag: string;
  readonly contentType: string;
  readonly location: string | null;
  readonly dependencies: Dependencies;
  /** All headers but those of a form; also those of an answer without a body. */
  readonly headers: string[];
  readonly identity: AnswerForm;
  readonly #compressed = new Map<Encoding, AnswerForm>();
  readonly #compressing = new Map<Encoding, Promise<AnswerForm>>();

  constructor(answer: MadeAnswer, furtherHeaders: Readonly<Record<string, string>>) {
    const { status, contentType, location, body, dependencies, isAsked, foreignSources } = answer;
    this.status = status;
    this.contentType = contentType;
    this.location = location;
    this.dependencies = dependencies;
    // Some calls say a part of their answer in headers: whoever has the same body may lack it.
    const identified = createHash("sha1").update(JSON.stringify(furtherHeaders)).update(body);
    this.etag = `"${identified.digest("base64url")}"`;
    const isDocument = contentType.startsWith("text/html");
    this.headers = Object.entries({
      ...furtherHeaders,
      "content-type": contentType,
      "cache-control": isAsked === true ? askedCacheControl : cacheControl,
      vary: "accept-encoding",
      etag: this.etag,
      ...(isDocument
        ? {
            "content-security-policy": contentSecurityPolicy(body.toString("utf8"), {
              foreign: foreignSources,
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

  /** The page in an encoding, if it is at hand. */
  form(encoding: Encoding): AnswerForm | undefined {
    return encoding === "identity" ? this.identity : this.#compressed.get(encoding);
  }

  /** Compresses once, however many ask at the same time. */
  async compress(encoding: Exclude<Encoding, "identity">): Promise<AnswerForm> {
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

  #form(body: Buffer, extra: string[]): AnswerForm {
    return { body, headers: [...this.headers, ...extra, "content-length", String(body.length)] };
  }
}
