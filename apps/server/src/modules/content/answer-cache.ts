import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { PublishedContent } from "./published-content.ts";

export interface KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

/** Answers of content calls as bytes, each until the content changes. */
export class AnswerCache {
  readonly #content: PublishedContent;
  readonly #answers = new LRUCache<string, KeptAnswer>({ max: 5000 });
  #revision = -1;

  constructor(content: PublishedContent) {
    this.#content = content;
  }

  get(key: string, make: () => string): KeptAnswer {
    if (this.#revision !== this.#content.revision) {
      this.#answers.clear();
      this.#revision = this.#content.revision;
    }
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      const body = Buffer.from(make());
      answer = {
        body,
        etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      };
      this.#answers.set(key, answer);
    }
    return answer;
  }
}
