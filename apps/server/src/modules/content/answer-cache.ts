import { LRUCache } from "lru-cache";
import { KeptAnswer } from "../../answers/kept-answer.ts";
import type { PublishedContent } from "./published-content.ts";

interface AnswerHead {
  readonly contentType?: string;
  /** Besides those that all answers have. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

const megabyte = 1024 * 1024;

/** Answers of content calls as bytes, each until the content changes. */
export class AnswerCache {
  readonly #content: PublishedContent;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #answers = new LRUCache<string, KeptAnswer>({
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
    { contentType = "application/json; charset=utf-8", headers }: AnswerHead = {},
  ): KeptAnswer {
    if (this.#revision !== this.#content.revision) {
      this.#answers.clear();
      this.#revision = this.#content.revision;
    }
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer = new KeptAnswer(
        {
          status: 200,
          contentType,
          location: null,
          body: bytesOf(serialise()),
          dependencies: new Map(),
        },
        { ...this.#headers, ...headers?.() },
      );
      this.#answers.set(key, answer);
    }
    return answer;
  }
}

function bytesOf(serialised: string | ArrayBuffer | Buffer): Buffer {
  if (typeof serialised === "string") return Buffer.from(serialised);
  return Buffer.isBuffer(serialised) ? serialised : Buffer.from(serialised);
}
