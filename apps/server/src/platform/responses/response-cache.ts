import { LRUCache } from "lru-cache";
import { CachedResponse } from "./cached-response.ts";
import type { PublishedContent } from "../published/published-content.ts";

interface ResponseHead {
  readonly contentType?: string;
  /** In addition to the headers of all responses. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

const megabyte = 1024 * 1024;

/** Caches serialised responses of content endpoints, each until the content changes. */
export class ResponseCache {
  readonly #content: PublishedContent;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: 64 * megabyte,
    sizeCalculation: ({ bytes }) => bytes,
  });
  #revision = -1;

  constructor(content: PublishedContent, headers: Readonly<Record<string, string>>) {
    this.#content = content;
    this.#headers = headers;
  }

  get(
    key: string,
    serialise: () => string | ArrayBuffer | Buffer,
    { contentType = "application/json; charset=utf-8", headers }: ResponseHead = {},
  ): CachedResponse {
    if (this.#revision !== this.#content.revision) {
      this.#responses.clear();
      this.#revision = this.#content.revision;
    }
    let response = this.#responses.get(key);
    if (response === undefined) {
      response = new CachedResponse(
        {
          status: 200,
          contentType,
          location: null,
          body: bytesOf(serialise()),
          dependencies: new Map(),
        },
        { ...this.#headers, ...headers?.() },
      );
      this.#responses.set(key, response);
    }
    return response;
  }
}

function bytesOf(serialised: string | ArrayBuffer | Buffer): Buffer {
  if (typeof serialised === "string") return Buffer.from(serialised);
  return Buffer.isBuffer(serialised) ? serialised : Buffer.from(serialised);
}
