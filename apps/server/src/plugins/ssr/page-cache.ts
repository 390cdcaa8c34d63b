import { LRUCache } from "lru-cache";
import type { PublishedContent } from "../../modules/content/published-content.ts";
import type { KeptAnswer } from "../../answers/kept-answer.ts";
import type { RenderQueue } from "./render-queue.ts";

interface Kept {
  readonly page: KeptAnswer;
  /** The revision of the content at which the page was last known to be right. */
  revision: number;
}

const megabyte = 1024 * 1024;

/** Pages of the site as bytes, each kept for as long as nothing that it shows has changed. */
export class PageCache {
  readonly #content: PublishedContent;
  readonly #queue: RenderQueue;
  readonly #pages = new LRUCache<string, Kept>({
    maxSize: 256 * megabyte,
    sizeCalculation: ({ page }) => page.bytes,
  });
  /** Apart, and small: addresses that somebody made up must not push out real pages. */
  readonly #missing = new LRUCache<string, Kept>({ max: 200 });
  readonly #rendering = new Map<string, Promise<KeptAnswer>>();

  constructor(content: PublishedContent, queue: RenderQueue) {
    this.#content = content;
    this.#queue = queue;
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
    const { busy, full } = this.#queue;
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
    const rendering = this.#queue
      .run(render)
      .then((page) => {
        (page.status === 200 ? this.#pages : this.#missing).set(key, { page, revision });
        (page.status === 200 ? this.#missing : this.#pages).delete(key);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #kept(key: string): Kept | undefined {
    return this.#pages.get(key) ?? this.#missing.get(key);
  }
}
