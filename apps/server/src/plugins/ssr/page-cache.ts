import { LRUCache } from "lru-cache";
import type { PublishedContent } from "../../modules/content/published-content.ts";
import type { KeptAnswer } from "../../answers/kept-answer.ts";
import { isAsked } from "./page-address.ts";
import type { RenderQueue } from "./render-queue.ts";

interface Kept {
  readonly page: KeptAnswer;
  /** The revision of the content at which the page was last known to be right. */
  revision: number;
}

interface RenderQueues {
  readonly pages: RenderQueue;
  /** Of their own: there is any number of questions, and nobody should wait for a page because of them. */
  readonly asked: RenderQueue;
}

const megabyte = 1024 * 1024;

/** Pages of the site as bytes, each kept for as long as nothing that it shows has changed. */
export class PageCache {
  readonly #content: PublishedContent;
  readonly #queues: RenderQueues;
  readonly #pages = new LRUCache<string, Kept>({
    maxSize: 256 * megabyte,
    sizeCalculation: ({ page }) => page.bytes,
  });
  /**
   * Apart, and few: addresses that somebody made up must not push out real pages. For a moment only: what a page
   * of the search shows is not in the memory that pages are compared with.
   */
  readonly #madeUp = new LRUCache<string, Kept>({ max: 200, ttl: 10_000 });
  readonly #rendering = new Map<string, Promise<KeptAnswer>>();

  constructor(content: PublishedContent, queues: RenderQueues) {
    this.#content = content;
    this.#queues = queues;
  }

  /** The page, if it is at hand and nothing it shows has changed. */
  fresh(key: string): KeptAnswer | undefined {
    const kept = this.#kept(key);
    if (kept === undefined) return undefined;
    if (kept.revision === this.#content.revision) return kept.page;
    for (const [dependency, state] of kept.page.dependencies) {
      if (this.#content.stateOf(dependency) !== state) return undefined;
    }
    kept.revision = this.#content.revision;
    return kept.page;
  }

  /** Renders a page once for everybody who asks meanwhile. Past the bound an older page is better than a queue. */
  async get(key: string, render: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const fresh = this.fresh(key);
    if (fresh !== undefined) return fresh;
    const older = this.#kept(key)?.page;
    const { busy, full } = this.#queueOf(key);
    if (older === undefined) return this.#renderOnce(key, render);
    if (full) return older;
    const newer = this.#renderOnce(key, render).catch(() => older);
    // Rendered nevertheless, so that a publication shows as soon as there is time for it.
    return busy ? older : newer;
  }

  #renderOnce(key: string, render: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const { revision } = this.#content;
    const rendering = this.#queueOf(key)
      .run(render)
      .then((page) => {
        const isPage = page.status === 200 && !isAsked(key);
        (isPage ? this.#pages : this.#madeUp).set(key, { page, revision });
        (isPage ? this.#madeUp : this.#pages).delete(key);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #queueOf(key: string): RenderQueue {
    return isAsked(key) ? this.#queues.asked : this.#queues.pages;
  }

  #kept(key: string): Kept | undefined {
    return this.#pages.get(key) ?? this.#madeUp.get(key);
  }
}
