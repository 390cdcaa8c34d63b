import { LRUCache } from "lru-cache";
import type { PublishedContent } from "../published/published-content.ts";
import type { CachedResponse } from "../responses/cached-response.ts";
import { isQueryDependent } from "./page-path.ts";
import type { RenderQueue } from "./render-queue.ts";

interface CachedPage {
  readonly page: CachedResponse;
  /** The content revision at which the page was last known to be current. */
  revision: number;
}

interface RenderQueues {
  readonly pages: RenderQueue;
  /** A separate queue: there is any number of queries, and no page should wait for them. */
  readonly queries: RenderQueue;
}

const megabyte = 1024 * 1024;

/** Pages as bytes, each cached for as long as nothing that it shows has changed. */
export class PageCache {
  readonly #content: PublishedContent;
  readonly #queues: RenderQueues;
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: 256 * megabyte,
    sizeCalculation: ({ page }) => page.bytes,
  });
  /**
   * Separate and small: made-up URLs must not evict real pages. Briefly only: what a search page shows is not
   * in the memory that pages are compared with.
   */
  readonly #madeUp = new LRUCache<string, CachedPage>({ max: 200, ttl: 10_000 });
  readonly #rendering = new Map<string, Promise<CachedResponse>>();

  constructor(content: PublishedContent, queues: RenderQueues) {
    this.#content = content;
    this.#queues = queues;
  }

  /** The cached page, if nothing it shows has changed. */
  fresh(key: string): CachedResponse | undefined {
    const cached = this.#cached(key);
    if (cached === undefined) return undefined;
    if (cached.revision === this.#content.revision) return cached.page;
    for (const [dependency, state] of cached.page.dependencies) {
      if (this.#content.stateOf(dependency) !== state) return undefined;
    }
    cached.revision = this.#content.revision;
    return cached.page;
  }

  /**
   * Renders a page once for all concurrent requests. Who asks is the edge, which serves its own older copy meanwhile: it
   * waits, because an older page sent now would be asked for again. Past the bound an older page is better than none.
   */
  async get(key: string, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const fresh = this.fresh(key);
    if (fresh !== undefined) return fresh;
    const older = this.#cached(key)?.page;
    if (older === undefined) return this.#renderOnce(key, render);
    if (this.#queueOf(key).full) return older;
    return this.#renderOnce(key, render).catch(() => older);
  }

  #renderOnce(key: string, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const { revision } = this.#content;
    const rendering = this.#queueOf(key)
      .run(render)
      .then((page) => {
        const isPage = page.status === 200 && !isQueryDependent(key);
        (isPage ? this.#pages : this.#madeUp).set(key, { page, revision });
        (isPage ? this.#madeUp : this.#pages).delete(key);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #queueOf(key: string): RenderQueue {
    return isQueryDependent(key) ? this.#queues.queries : this.#queues.pages;
  }

  #cached(key: string): CachedPage | undefined {
    return this.#pages.get(key) ?? this.#madeUp.get(key);
  }
}
